const VOWEL = /[aeiou]/;

/** Inflects a regular word: "call" gives "calls", "called", "calling"; "stop" gives "stopped". */
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

/** Matches one-syllable words that double their last letter: "stop", "nag", but not "wait" or "show". */
function endsDoubling(word: string): boolean {
	return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word);
}
