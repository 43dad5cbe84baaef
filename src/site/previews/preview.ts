import type { ColorName } from './light-colors.ts';

/** One line of a chart. */
export interface PreviewBar {
	readonly label: string;
	/** Length, from 0 to 1. */
	readonly share: number;
	/** What stands behind the bar. */
	readonly value: string;
	readonly color: ColorName;
}

/** What the picture of a page shows (Open Graph), before it is drawn. */
export interface Preview {
	/** The page. */
	readonly path: string;
	/** What kind of page it is: also its title, where the fonts cannot write that. */
	readonly kind: string;
	readonly title: string;
	/** The number that stands for the page, and what it counts. */
	readonly figure?: readonly [number: string, caption: string];
	readonly bars: readonly PreviewBar[];
	/** Lines of text in place of bars. */
	readonly lines?: readonly string[];
	/** At the foot. */
	readonly siteName: string;
}

/** The picture in words, for those who do not see it. */
export function previewAlt({ title, figure, bars, lines = [], siteName }: Preview): string {
	const chart = bars.map(({ label, value }) => `${label} ${value}`);
	const parts = [title, figure?.join(' '), [...chart, ...lines].join(', '), siteName];
	return parts.filter((text) => text !== undefined && text !== '').join('. ');
}
