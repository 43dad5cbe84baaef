import type { Preview } from './preview.ts';

/**
 * A preview without the texts that hold a letter of `unknown`, which nobody could read: its title
 * gives way to its kind, and a bar or a line is left out. The numbers stay.
 */
export function withoutLetters(preview: Preview, unknown: string): Preview {
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
