import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Preview, PreviewBar } from './create-previews.ts';

/** Color tokens used in preview images. */
const NAMES = ['paper', 'panel', 'ink', 'muted', 'rule', 'accent', 'praise', 'star'] as const;
type ColorName = (typeof NAMES)[number];
type Colors = Readonly<Record<ColorName, string>>;

/** Draws a preview image as PNG. The same preview always results in the same bytes. */
export type DrawPreview = (preview: Preview) => Uint8Array;

const FONTS = ['archivo-400.ttf', 'archivo-800.ttf'].map((file) =>
	fileURLToPath(new URL(`fonts/${file}`, import.meta.url)),
);
const BOLD = 'font-family="Archivo ExtraBold" font-weight="800"';
/** Characters that the fonts lack or cover only partly. */
const UNKNOWN =
	/[^ -~\u00a0-\u017f\u0192\u01a0\u01a1\u01af\u01b0\u01fa-\u021b\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2212]/u;

/** The usual size of images for link previews, and layout positions, in pixels. */
const SIZE = { width: 1200, height: 630 } as const;
const LEFT = 64;
const RIGHT = SIZE.width - LEFT;
const TITLE_TOP = 136;
const BOTTOM = 517;
const BAR_LENGTH = 440;
/** Font sizes of titles, by their maximum length in characters. */
const TITLE_SIZES = [
	[26, 68],
	[40, 52],
	[Infinity, 42],
] as const;
const MAX_TITLE_LINES = 3;

/** Creates a function that draws preview images. Reads the colors once. */
export function createPreviewDrawer(): DrawPreview {
	const colors = readLightColors();
	return (preview) =>
		toImage(renderSvg(removeUnsupportedText(preview), colors))
			.render()
			.asPng();
}

/**
 * Reads the colors of the light scheme from the style sheet.
 * @throws {SyntaxError} if a token is missing or is not a pair of colors
 */
export function readLightColors(): Colors {
	const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
	const entries = NAMES.map((name) => [name, lightColor(sheet, name)] as const);
	// One entry for each name.
	return Object.fromEntries(entries) as Colors;
}

function lightColor(sheet: string, name: ColorName): string {
	const color = new RegExp(`--${name}: light-dark\\((#\\w{6}),`).exec(sheet)?.[1];
	if (color === undefined) throw new SyntaxError(`Cannot read the token "${name}" in tokens.css`);
	return color;
}

/**
 * Removes texts with letters that the fonts cannot draw: the kind replaces the title, and bars and
 * lines are left out. Numbers stay.
 */
export function removeUnsupportedText(preview: Preview): Preview {
	const isKnown = (words: string) => !UNKNOWN.test(words.normalize());
	const { kind, title, siteName, bars, lines = [] } = preview;
	const hasTitle = isKnown(title);
	return {
		...preview,
		title: hasTitle ? title : kind,
		kind: hasTitle ? kind : '',
		siteName: isKnown(siteName) ? siteName : '',
		bars: bars.filter(({ label }) => isKnown(label)),
		lines: lines.filter(isKnown),
	};
}

/** Renders the text and the number on the left, and bars or lines on the right. */
function renderSvg(preview: Preview, colors: Colors): string {
	const { kind, title, figure, bars, lines = [], siteName } = preview;
	const [, size] = TITLE_SIZES.find(([characters]) => title.length <= characters) ?? TITLE_SIZES[2];
	const room = bars.length + lines.length > 0 ? 580 : RIGHT - LEFT;
	const muted = `fill="${colors.muted}"`;
	return svg(
		[
			`<rect width="100%" height="100%" fill="${colors.paper}"/>`,
			text(LEFT, 74, shorten(kind, RIGHT - LEFT), muted),
			`<rect x="${LEFT}" y="101" width="${RIGHT - LEFT}" height="3" fill="${colors.ink}"/>`,
			...wrap(title, size, room).map((line, index) =>
				text(LEFT, TITLE_TOP + size * (0.9 + 1.08 * index), line, `${BOLD} font-size="${size}"`),
			),
			...(figure
				? [
						text(LEFT, 454, figure[0], `${BOLD} font-size="132" letter-spacing="-4"`),
						text(LEFT, 507, figure[1], muted),
					]
				: []),
			...bars.map((bar, index) => drawBar(bar, BOTTOM - 56 * (bars.length - index), colors)),
			...lines.map((line, index) => {
				const top = BOTTOM - 62 * (lines.length - index);
				const rule = `<rect x="${RIGHT - BAR_LENGTH}" y="${top + 61}" width="${BAR_LENGTH}" height="1" fill="${colors.rule}"/>`;
				return text(RIGHT - BAR_LENGTH, top + 41, shorten(line, BAR_LENGTH)) + rule;
			}),
			text(LEFT, 579, shorten(siteName, 960, BOLD), BOLD),
			`<rect x="${RIGHT - 56}" y="563" width="56" height="12" fill="${colors.accent}"/>`,
		],
		colors.ink,
	);
}

function drawBar({ label, share, value, color }: PreviewBar, top: number, colors: Colors): string {
	const rect = (width: number, fill: string) =>
		`<rect x="${RIGHT - BAR_LENGTH}" y="${top + 40}" width="${width}" height="16" fill="${fill}"/>`;
	const name = shorten(label, BAR_LENGTH - 90, 'font-size="24"');
	return [
		text(RIGHT - BAR_LENGTH, top + 31, name, `fill="${colors.muted}" font-size="24"`),
		text(RIGHT, top + 31, value, `${BOLD} font-size="24" text-anchor="end"`),
		rect(BAR_LENGTH, colors.panel),
		rect(Math.round(share * BAR_LENGTH), colors[color]),
	].join('');
}

/** Breaks a title into at most three lines. */
function wrap(title: string, size: number, room: number): string[] {
	const style = `${BOLD} font-size="${size}"`;
	const lines: string[] = [];
	for (const word of title.split(/\s+/)) {
		const line = [lines.at(-1), word].filter(Boolean).join(' ');
		const isLast = lines.length === MAX_TITLE_LINES;
		if (lines.length > 0 && (isLast || widthOf(line, style) <= room)) lines.splice(-1, 1, line);
		else lines.push(word);
	}
	return lines.map((line) => shorten(line, room, style));
}

/** Shortens a line that does not fit, and ends it with an ellipsis. */
function shorten(line: string, room: number, style = ''): string {
	if (widthOf(line, style) <= room) return line;
	let cut = line;
	while (cut !== '' && widthOf(`${cut}…`, style) > room) cut = cut.slice(0, -1).trimEnd();
	return `${cut}…`;
}

/** Measures a line with the fonts that draw it. */
function widthOf(line: string, style: string): number {
	return toImage(svg([text(0, 100, line, style)])).getBBox()?.width ?? 0;
}

function svg(parts: readonly string[], ink = '#000'): string {
	const { width, height } = SIZE;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${ink}" font-family="Archivo" font-size="30">${parts.join('')}</svg>`;
}

function text(x: number, y: number, words: string, attributes = ''): string {
	const escaped = words.normalize().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
	return `<text x="${x}" y="${y}" ${attributes}>${escaped}</text>`;
}

function toImage(source: string): Resvg {
	return new Resvg(source, { font: { fontFiles: FONTS, loadSystemFonts: false } });
}
