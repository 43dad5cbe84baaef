import type { ParsedText } from './parse-text.ts';

const NEGATORS = new Set(
	'not no never without cannot neither nor decline declined refuse refused skipped unnecessary unneeded instead'.split(
		' ',
	),
);
const ENDS = new Set(['.', '!', '?', ';', ':', ',', 'but']);
const REACH = 6;
/** Words that may stand between a negator and the words it denies: "not a single", "did not go", "never had any". */
const PASSED = new Set(
	(
		'a an any single one once ever even really fully to so much as did do they we i you it have has had having ' +
		'be been was were leave left go went come came get got find see wait bother dollar dime penny cent'
	).split(' '),
);
/** After "never": it happened this time. */
const OUTDONE = /^[^.,;!?]*\b(?:like th(?:at|is)|before|until|in my life)\b/iu;

/**
 * Tells whether one of the words just before a token negates it: "did not need the flush", "talked me out of a
 * flush".
 */
export function isNegatedAt({ tokens }: ParsedText, first: number): boolean {
	for (let at = first - 1; at >= 0 && at >= first - REACH; at--) {
		const word = tokens[at]?.word ?? '';
		if (ENDS.has(word)) return false;
		if (isNegator(word)) return true;
		if (word === 'out' && tokens[at + 1]?.word === 'of') return true;
	}
	return false;
}

/**
 * Tells whether the words at an offset are denied: "not a single scratch". Unlike `isNegatedAt`, any other word in
 * between means that something else is: "never fixed the scratch". "Never scratched like that" denies nothing.
 */
export function isDeniedAt({ text, tokens }: ParsedText, start: number): boolean {
	const first = tokens.findIndex((token) => token.end > start);
	const nearest = tokens.slice(0, first).findLast(({ word }) => !PASSED.has(word));
	if (nearest === undefined || !isNegator(nearest.word)) return false;
	return !(nearest.word === 'never' && OUTDONE.test(text.slice(start)));
}

function isNegator(word: string): boolean {
	return NEGATORS.has(word) || word.endsWith("n't");
}
