import { spansOf, type SpanFinder } from './text-span.ts';

const NUMBER = '(?:(?: ?#| (?:number|num|no|nr)\\b\\.?|-?nummer)s?)?';
const GAP = '[\\s,(:#"\'“”‘’„«»–-]{1,3}';
const LINK = `(?:${GAP}(?:is|are|was|were|being|ist|sind|son|es|sont|est)(?!\\p{L}))?`;
const ENDING =
	'(?:(?:that|which|die|que|qui) )?(?:ending(?: (?:in|with|on))?|ends (?:in|with|on)|(?:endet|endend) (?:auf|mit)|mit (?:der )?endung|terminad[oa] en|acabad[oa] en|termina en|acaba en|(?:se )?(?:terminant|finissant|termine|finit) par)';
const LAST =
	'(?:(?:whose|with|the|its|mit|con|avec|den|die|los|las|les) ){0,2}(?:last (?:four|five|six|4|5|6)|letzten (?:vier|4)|[uú]ltim[oa]s (?:cuatro|4)|(?:quatre|4) derniers)(?!\\p{L})';
const DIGITS = '(?: (?:digits?|ziffern|stellen|d[ií]gitos|cifras|chiffres))';
const OWNER =
	'(?: (?:of|on|from|for|von|der|de|del|du))?(?: (?:my|his|her|our|their|your|the|meiner|meines|la|mi|ma|mon))?';
const NO_YEAR = '(?!(?:19|20)\\d\\d(?!\\d))';
const END =
	'(?![\\w-]|[.,:]\\d| ?[%€$]| (?:km|miles?|mi|dollars?|bucks|euros?|people|times)(?!\\p{L}))';
const LAST_DIGITS = `(?:[x*•.…]{1,12}[ -]?)?(\\d{4,6})${END}`;

/** Fast checks: a text that does not match both has no last digits. */
const MAYBE_DIGITS = /\d{4}/;
const MAYBE_LAST =
	/end(?:ing|s |et|end|ung)|last (?:f|s|\d)|letzten|ltim[oa]s|derniers|termin|acaba|finiss|finit|[x*•…][ -]?\d{4}/i;

/**
 * Returns a finder for the last digits of a number that a text names: "card ending in 4411". What looks
 * like a year counts only after "last four" and similar words.
 */
export function createLastDigitsFinder(names: string): SpanFinder {
	const number = `(?<!\\p{L})(?:${names})${NUMBER}`;
	return finderOf([
		`${number}${GAP}${ENDING}${GAP}${NO_YEAR}${LAST_DIGITS}`,
		`${number}${GAP}${LAST}${DIGITS}?${LINK}${GAP}${LAST_DIGITS}`,
		`(?<!\\p{L})${LAST}${DIGITS}?${OWNER} (?:${names})${NUMBER}${LINK}${GAP}${LAST_DIGITS}`,
		`${number}[\\s:#]{0,2}(?:[x*•]{4,12}[ -]?|[x*•…]{1,3}[ -]?${NO_YEAR}(?!\\d*00(?!\\d)))(\\d{4,6})${END}`,
	]);
}

/** Finds "the last four digits are 4411" of a number without a name, but not of a part or a price. */
export const findUnnamedLastDigits = finderOf([
	`(?<!\\p{L})(?=${LAST}${DIGITS})(?<!(?:part|stock|model|serial|odometer|mileage|price)(?!\\p{L})\\P{N}{0,40})${LAST}${DIGITS}${LINK}${GAP}${LAST_DIGITS}(?! (?:of|on) )`,
]);

function finderOf(sources: readonly string[]): SpanFinder {
	const patterns = sources.map((source) => new RegExp(source, 'dgiu'));
	return (text) =>
		MAYBE_DIGITS.test(text) && MAYBE_LAST.test(text) ? spansOf(text, patterns) : [];
}
