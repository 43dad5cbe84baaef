import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js';
import { createLastDigitsFinder } from './last-digits.ts';
import { spansOf, type Span } from './text-span.ts';

/** North American countries where local numbers are written without the area code. */
const NORTH_AMERICA = new Set(['US', 'CA']);

const UNIT = '\\s?(?:km|kms|miles?|mi|dollars?|bucks|usd|pesos|rpm|psi|lbs?|k)\\b';
const PART = '(?: ?[-‐-—./•·∙●] ?| )';
const NORTH_AMERICAN = new RegExp(
	`(?<![\\w$€£.,:-]|\\w/|[$€£] )(?:(?:\\+?1${PART})?(?:\\([2-9]\\d\\d\\)${PART}?|[2-9]\\d\\d${PART})[2-9]\\d\\d${PART}\\d{4}|[2-9]\\d\\d[-‑–]\\d{4})(?![\\w-]|[.,:]\\d|${UNIT})`,
	'dgiu',
);
const GROUPED_NORTH_AMERICAN =
	/^(?:\+|\(?1?[\s.-]*\(?[2-9]\d\d\)?[\s.-]*[2-9]\d\d[\s.-]*\d{4}(?!\d))/;
/** Fast check: a text that does not match this cannot match the pattern above. */
const MAYBE_NORTH_AMERICAN = /\+|[2-9]\d\d\)?[\s.-]*[2-9]\d\d[\s.-]*\d{4}/;

/** Countries whose national numbers the patterns below find. Elsewhere the library finds them. */
const KNOWN_ABROAD = new Set(['DE', 'AT', 'CH', 'ES', 'FR', 'GB']);
const END = `(?![\\w-]|[.,:]\\d|\\s?[€$£%]|${UNIT}|\\s?(?:euros?|EUR|Kilometer)\\b)`;
const NO_PART =
	'(?<!(?:[Pp]arts?|[Tt]eil\\w*|Nr|[Nn]ummer|[Rr]ef\\w*|[Rr]éf\\w*|[Pp]ieza|[Pp]ièce|[Nn]o)[.:]? )';

const ABROAD = [
	// +49 (0)172 4455667
	new RegExp(`(?<![\\w.,+-])\\+[1-9]\\d{0,2}(?:[ ./()-]{0,3}\\d){8,13}${END}`, 'g'),
	// German, Austrian and British: 0171 2345678, 089/1234567, 020 7946 0712
	new RegExp(
		`${NO_PART}(?<![\\w.,/-]|\\d )(?=(?:[ /-]{0,3}\\d){9,13}(?![ /-]?\\d))0(?:[34]0|[68]9|2\\d|[1-9]\\d{2,3})(?: ?[/-] ?| )\\d{2,9}(?:[ -]\\d{2,6}){0,3}${END}`,
		'g',
	),
	new RegExp(`${NO_PART}(?<![\\w.,/-])(?:01[5-7]\\d{8,9}|0[67]\\d{8,9})${END}`, 'g'),
	// German, in pairs: 0 80 31 / 55 51 23, (0 89) 1 23 45 67
	new RegExp(
		`(?<![\\w.,/-]|\\d )(?=\\(?(?:[ /()-]{0,3}\\d){9,13}(?![ /-]?\\d))\\(?0 (?:\\d\\d(?: \\d\\d)?|\\d{3})(?:\\) ?| ?[/-] ?)\\d{1,3}(?: \\d\\d){2,5}${END}`,
		'g',
	),
	// Spanish: 612 345 678, 612 34 56 78, 91 234 56 78
	new RegExp(
		`${NO_PART}(?<![\\w.,/€$£-]|[\\d€$£] )(?:[6789]\\d\\d(?: (?!000)\\d{3}){2}|[679]\\d\\d(?: \\d\\d){3}|[89]\\d \\d{3}(?: \\d\\d){2})(?! \\d)${END}`,
		'g',
	),
	// Five pairs of digits, as in France.
	/(?<![\w.,-])0[1-9](?:(?: \d\d){4}|(?:\.\d\d){4}|(?:-\d\d){4})(?![\w-]|[.,]\d)/g,
	// The international prefix 00.
	/(?<![\w.,-])00[1-9](?:[ ./()-]{0,2}\d){8,13}(?!\w|[.,]\d)/g,
];

// After these words, digits in any grouping are a phone number.
const CALL =
	'call|calls|called|calling|text|texts|texted|texting|ph|phoned|phoning|phone|cell|tel|mobile|whatsapp|reach|fax|(?:my|his|her|our|their) (?:number|#)|ll[aá]m\\p{L}*|handy|rückruf|nummer|tel[eé]fono|m[oó]vil|cel|celular|mi n[uú]mero|appel\\p{L}*|t[eé]l[eé]phone|mon num[eé]ro';
const FILLER =
	'(?:me|us|him|her|at|on|is|to|my|the|number|cell|phone|al|au|número|numéro|es el|es|est)\\b';
const CALLED = new RegExp(
	`(?<!\\p{L})(?:${CALL})(?!\\p{L})[\\s.:#-]{0,4}(?:${FILLER}[\\s.:#-]{0,4}){0,4}(\\+?\\(?\\d[\\d ()./–-]{5,18}\\d)(?![\\w]|[.,]\\d|${UNIT})`,
	'dgiu',
);
/** A US number without separators, which other numbers seldom resemble after these words. */
const UNBROKEN = new RegExp(
	`(?<!\\p{L})(?:at|(?:my|his|her|our|their|phone|cell) numbers?|to|from|line|contact(?:ed)?|dial(?:ed)?|messag(?:e|ed|ing)|under|unter|${CALL})(?!\\p{L})[\\s.:#-]{0,4}(?:${FILLER}[\\s.:#-]{0,4}){0,2}([2-9]\\d\\d[2-9]\\d{6})(?![\\w-]|[.,]\\d|${UNIT})`,
	'dgiu',
);
const findPhoneEndings = createLastDigitsFinder(
	'phone|cell(?: ?phone)?|mobile|landline|fax|handy|m[oó]vil|(?:my|his|her|our|their) number',
);
const DATE_OR_AMOUNT =
	/^(?:\d{4}[-.]\d\d?[-.]\d\d?.*|\d{1,3}(?: 000)+|\d{1,2}([-./])\d{1,2}\1(?:\d\d)?\d\d(?!\d).*)$/;

/** Finds phone numbers, including local ones without an area code. */
export function findPhoneNumbers(text: string, country: string): Span[] {
	return findAmongDigits(text, country, findComplete);
}

/** Like `findPhoneNumbers`, with the search for complete numbers as a parameter for tests. */
export function findAmongDigits(
	text: string,
	country: string,
	complete: typeof findInLibrary = findInLibrary,
): Span[] {
	const local = NORTH_AMERICA.has(country) ? spansOf(text, [NORTH_AMERICAN]) : [];
	return [
		...complete(text, country),
		...spansOf(text, ABROAD),
		...local.filter((span) => !isPriceRange(text, span)),
		...spansOf(text, [UNBROKEN]),
		...spansOf(text, [CALLED]).filter(({ start, end }) => isCallable(text.slice(start, end))),
		...findPhoneEndings(text),
	].map((span) => withoutHalfPair(text, span));
}

/** Leaves out a bracket around the number: "(216-555-0177)", but not "(216) 555-0177". */
function withoutHalfPair(text: string, { start, end }: Span): Span {
	const found = text.slice(start, end);
	const isPair = found.includes('(') === found.includes(')');
	if (isPair) return { start, end };
	return { start: start + Number(found.startsWith('(')), end: end - Number(found.endsWith(')')) };
}

/**
 * Skips the library if it cannot find anything, because it takes a millisecond for a text with many
 * digits.
 */
function findComplete(text: string, country: string): Span[] {
	const isHopeless = NORTH_AMERICA.has(country) && !MAYBE_NORTH_AMERICAN.test(text);
	return isHopeless ? [] : findInLibrary(text, country);
}

function findInLibrary(text: string, country: string): Span[] {
	// In a list, the library reads the start of the second number as the end of the first.
	const apart = text.replace(/[,;]/g, '\n');
	const found = isSupportedCountry(country)
		? findPhoneNumbersInText(apart, { defaultCountry: country })
		: findPhoneNumbersInText(apart);
	return found
		.map(({ startsAt: start, endsAt: end }) => ({ start, end }))
		.filter(({ start }) => !/[$€£]\s?$/.test(text.slice(Math.max(0, start - 2), start)))
		.filter(({ start, end }) => isComplete(text.slice(start, end), country));
}

/** Abroad, the library takes years, prices and days for local numbers. */
function isComplete(written: string, country: string): boolean {
	if (NORTH_AMERICA.has(country)) return GROUPED_NORTH_AMERICAN.test(written);
	return written.startsWith('+') || (!KNOWN_ABROAD.has(country) && isCallable(written));
}

function isCallable(written: string): boolean {
	const digits = written.replace(/\D/g, '').length;
	return digits >= 7 && digits <= 15 && !DATE_OR_AMOUNT.test(written.trim());
}

const PRICE =
	/\b(?:quot(?:ed?|es|ing)|from|between|costs?|paid|pay|pric(?:ed?|es)|charg(?:ed?|es)|estimat(?:ed?|es)|around|about|roughly|approximately|ranged?|desde|entre|environ)\b[\s:~]*(?:\p{L}+ ){0,2}$/iu;
const CALLING = /\b(?:call|called|text|texted|phone|phoned|ring|rang)\b/i;
const MODEL =
	/\b(?:engine|motor|model|series|parts?|item|sku|stock|ford|chevy|chevrolet|gmc?|dodge|ram|mopar|chrysler|pontiac|buick|cadillac|mercury|exits?|highway|hwy|route)(?: (?:no\.?|number))?[\s:#]*$/i;
const CONTEXT_LENGTH = 40;

/**
 * Whether "875-1125" is a price range, or the name of an engine or an exit, instead of a local
 * phone number. Decided by the words before it, or by whether both halves are round numbers.
 */
function isPriceRange(text: string, { start, end }: Span): boolean {
	const [low, high, ...rest] = text.slice(start, end).split(/[-‑–]/).map(Number);
	if (low === undefined || high === undefined || rest.length > 0) return false;

	const before = text.slice(Math.max(0, start - CONTEXT_LENGTH), start);
	if (MODEL.test(before)) return true;
	const step = PRICE.test(before) && !CALLING.test(before) ? 5 : 50;
	return low % step === 0 && high % step === 0 && low < high && high < 5 * low;
}
