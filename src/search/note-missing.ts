import type { SearchIndex } from './search-index.ts';

/** Longer words are cut in sentences. */
const MAX_ECHO = 60;

/** Says that no review has a word or a phrase, and which similar word some have. */
export function noteMissing({ text }: SearchIndex, wanted: string): string {
	const shown = wanted.slice(0, MAX_ECHO);
	if (/\s/.test(wanted)) return `No review contains "${shown}".`;
	const near = text.nearestTo(wanted);
	return `No review has the word "${shown}".${near === undefined ? '' : ` Did you mean "${near}"?`}`;
}

/** Replaces words of a search as the sentences of `noteMissing` propose; `undefined` if none does. */
export function respell(words: string, notes: readonly string[]): string | undefined {
	const respelled = notes.reduce((text, note) => {
		const [, wrong, right] = /the word "(.+)"\. Did you mean "(.+)"\?/.exec(note) ?? [];
		return wrong === undefined || right === undefined ? text : text.replace(wrong, () => right);
	}, words);
	return respelled === words ? undefined : respelled;
}
