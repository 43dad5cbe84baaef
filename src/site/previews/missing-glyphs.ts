import type { Preview } from './preview.ts';

/**
 * Removes texts with unknown letters from a preview: the kind replaces the title, and bars and
 * lines are left out. Numbers stay.
 */
export function removeUnsupportedText(preview: Preview, unknown: string): Preview {
	const letters = new Set(unknown);
	const isKnown = (text: string) => [...text].every((letter) => !letters.has(letter));
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
