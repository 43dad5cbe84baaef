import type { ColorName } from './light-colors.ts';

/** A bar of a chart. */
export interface PreviewBar {
	readonly label: string;
	/** Length, from 0 to 1. */
	readonly share: number;
	/** Text next to the bar. */
	readonly value: string;
	readonly color: ColorName;
}

/** Content of a page's preview image (Open Graph). */
export interface Preview {
	/** Path of the page. */
	readonly path: string;
	/** Kind of page. Replaces a title that the fonts cannot draw. */
	readonly kind: string;
	readonly title: string;
	/** The main number of the page, and what it counts. */
	readonly figure?: readonly [number: string, caption: string];
	readonly bars: readonly PreviewBar[];
	/** Lines of text in place of bars. */
	readonly lines?: readonly string[];
	/** Shown at the bottom. */
	readonly siteName: string;
}

/** Returns the alternative text of a preview image. */
export function previewAlt({ title, figure, bars, lines = [], siteName }: Preview): string {
	const chart = bars.map(({ label, value }) => `${label} ${value}`);
	const parts = [title, figure?.join(' '), [...chart, ...lines].join(', '), siteName];
	return parts.filter((text) => text !== undefined && text !== '').join('. ');
}
