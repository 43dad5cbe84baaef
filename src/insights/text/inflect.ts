const VOWEL = /[aeiou]/;

/** A regular word with its endings: "call" gives "calls", "called", "calling"; "stop" gives "stopped". */
export function inflect(word: string): string[] {
	const stem = word.endsWith('e')
		? word.slice(0, -1)
		: endsDoubling(word)
			? word + word.at(-1)
			: word;
	if (word.endsWith('y') && !VOWEL.test(word.at(-2) ?? '')) {
		const root = word.slice(0, -1);
		return [word, `${root}ies`, `${root}ied`, `${word}ing`];
	}
	const plural = /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
	return [word, plural, `${stem}ed`, `${stem}ing`];
}

/** One vowel between consonants, in a word of one syllable: "stop", "nag", but not "wait" or "show". */
function endsDoubling(word: string): boolean {
	return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word);
}
