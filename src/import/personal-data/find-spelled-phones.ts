import { spansOf, type SpanFinder } from './text-span.ts';

const DIGIT_WORDS =
	'zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const PART = `(?:${DIGIT_WORDS}|\\d{1,4})`;
const SPELLED = [
	new RegExp(`(?<![\\p{L}\\p{N}])${PART}(?:[ ,-]{1,2}${PART}(?![\\p{L}\\p{N}])){2,14}`, 'giu'),
];
const WORD = new RegExp(DIGIT_WORDS, 'gi');

/** Finds phone numbers with at least three of their digits spelled out. */
export const findSpelledPhones: SpanFinder = (text) =>
	spansOf(text, SPELLED).filter(({ start, end }) => {
		const written = text.slice(start, end);
		const words = written.match(WORD)?.length ?? 0;
		const digits = words + written.replace(/\D/g, '').length;
		return words >= 3 && digits >= 7 && digits <= 15;
	});
