import type { Colors } from './light-colors.ts';
import type { Preview, PreviewBar } from './preview.ts';
import { FONT_FAMILY } from './preview-fonts.ts';

/** An element for Satori, as JSX would create it. */
export interface PreviewElement {
	readonly type: 'div';
	readonly props: {
		readonly style: Readonly<Record<string, string | number>>;
		readonly children?: string | readonly PreviewElement[];
	};
}

/** In pixels: the size that sites with link previews ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The font size of titles up to each number of letters. */
const TITLE_SIZES = [
	[26, 68],
	[40, 52],
	[Infinity, 42],
] as const;
const BAR_LENGTH = 440;

/** Lays out a preview image: text and number on the left, bars or lines on the right. */
export function layoutPreview(preview: Preview, colors: Colors): PreviewElement {
	const { kind, title, figure, bars, lines = [], siteName } = preview;
	const [, titleSize = 42] = TITLE_SIZES.find(([letters]) => title.length <= letters) ?? [];
	const sheet = {
		...PREVIEW_SIZE,
		padding: '48px 64px 44px',
		boxSizing: 'border-box',
		background: colors.paper,
	};
	const text = { color: colors.ink, fontFamily: FONT_FAMILY, fontSize: 30 };
	return column({ ...sheet, ...text }, [
		line({ color: colors.muted, paddingBottom: 20, borderBottom: `3px solid ${colors.ink}` }, kind),
		row({ flexGrow: 1, paddingTop: 32, justifyContent: 'space-between' }, [
			column(
				{ width: bars.length + lines.length > 0 ? 580 : 1072, justifyContent: 'space-between' },
				[
					line(
						{ ...{ fontSize: titleSize, fontWeight: 800, lineHeight: 1.08, lineClamp: 3 } },
						title,
					),
					...(figure
						? [
								column({}, [
									line(
										{ fontSize: 132, fontWeight: 800, lineHeight: 1, letterSpacing: -4 },
										figure[0],
									),
									line({ color: colors.muted, lineHeight: 1.3 }, figure[1]),
								]),
							]
						: []),
				],
			),
			column({ width: BAR_LENGTH, justifyContent: 'flex-end' }, [
				...bars.map((bar) => barRow(bar, colors)),
				...lines.map((words) => lineRow(words, colors)),
			]),
		]),
		row({ justifyContent: 'space-between', alignItems: 'center', paddingTop: 36 }, [
			line({ fontWeight: 800 }, siteName),
			row({ width: 56, height: 12, background: colors.accent }, []),
		]),
	]);
}

function barRow({ label, share, value, color }: PreviewBar, colors: Colors): PreviewElement {
	return column({ paddingTop: 10, fontSize: 24 }, [
		row({ justifyContent: 'space-between', paddingBottom: 4 }, [
			line({ color: colors.muted }, label),
			line({ fontWeight: 800 }, value),
		]),
		row({ width: BAR_LENGTH, height: 16, background: colors.panel }, [
			row({ width: Math.round(share * BAR_LENGTH), height: 16, background: colors[color] }, []),
		]),
	]);
}

function lineRow(words: string, colors: Colors): PreviewElement {
	return line({ padding: '14px 0', borderBottom: `1px solid ${colors.rule}` }, words);
}

type Style = PreviewElement['props']['style'];

function column(style: Style, children: readonly PreviewElement[]): PreviewElement {
	return box({ flexDirection: 'column', ...style }, children);
}

function row(style: Style, children: readonly PreviewElement[]): PreviewElement {
	return box({ flexDirection: 'row', ...style }, children);
}

function line(style: Style, text: string): PreviewElement {
	return box(style, text);
}

function box(style: Style, children: string | readonly PreviewElement[]): PreviewElement {
	return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}
