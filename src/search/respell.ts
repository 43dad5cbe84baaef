/** Lists the words that no review has, by the sentences of `noteMissing`. */
export function missingWords(notes: readonly string[]): readonly string[] {
	return notes.flatMap((note) => /^No review has the word "(.+?)"/.exec(note)?.[1] ?? []);
}

/** Replaces words of a search as the sentences of `noteMissing` propose; `undefined` if none does. */
export function respell(words: string, notes: readonly string[]): string | undefined {
	const respelled = notes.reduce((text, note) => {
		const [, wrong, right] = /the word "(.+)"\. Did you mean "(.+)"\?/.exec(note) ?? [];
		if (wrong === undefined || right === undefined) return text;
		const isCapital = /^\p{Lu}/u.test(wrong);
		const written = isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right;
		return text.replace(wrong, () => written);
	}, words);
	return respelled === words ? undefined : respelled;
}
