import type { ParsedText } from './parse-text.ts';

const NEGATORS = new Set(
	'not no never without cannot neither nor decline declined refuse refused skipped unnecessary unneeded instead'.split(
		' ',
	),
);
const ENDS = new Set(['.', '!', '?', ';', ':', ',', 'but']);
const REACH = 6;

/**
 * Tells whether one of the words just before a token negates it: "did not need the flush", "talked me out of a
 * flush".
 */
export function isNegatedAt({ tokens }: ParsedText, first: number, reach = REACH): boolean {
	for (let at = first - 1; at >= 0 && at >= first - reach; at--) {
		const word = tokens[at]?.word ?? '';
		if (ENDS.has(word)) return false;
		if (NEGATORS.has(word) || word.endsWith("n't")) return true;
		if (word === 'out' && tokens[at + 1]?.word === 'of') return true;
	}
	return false;
}
