import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js';
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

const ABROAD = [
	// Five pairs of digits, as in France.
	/(?<![\w.,-])0[1-9](?:(?: \d\d){4}|(?:\.\d\d){4}|(?:-\d\d){4})(?![\w-]|[.,]\d)/g,
	// The international prefix 00.
	/(?<![\w.,-])00[1-9](?:[ ./()-]{0,2}\d){8,13}(?!\w|[.,]\d)/g,
];

// After these words, digits in any grouping are a phone number.
const CALL =
	'call|calls|called|text|texts|texted|ph|phone|cell|tel|mobile|whatsapp|reach|fax|(?:my|his|her|our|their) (?:number|#)|ll[aá]m\\p{L}*|tel[eé]fono|m[oó]vil|cel|celular|mi n[uú]mero|appel\\p{L}*|t[eé]l[eé]phone|mon num[eé]ro';
const FILLER =
	'(?:me|us|him|her|at|on|is|to|my|the|number|cell|phone|al|au|número|numéro|es el|es|est)\\b';
const CALLED = new RegExp(
	`(?<!\\p{L})(?:${CALL})(?!\\p{L})[\\s.:#-]{0,4}(?:${FILLER}[\\s.:#-]{0,4}){0,4}(\\+?\\(?\\d[\\d ()./–-]{5,18}\\d)(?![\\w]|[.,]\\d|${UNIT})`,
	'dgiu',
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
	const northAmerica = NORTH_AMERICA.has(country);
	const local = northAmerica ? spansOf(text, [NORTH_AMERICAN]) : [];
	return [
		...complete(text, country, northAmerica),
		...spansOf(text, ABROAD),
		...local.filter((span) => !isPriceRange(text, span)),
		...spansOf(text, [CALLED]).filter(({ start, end }) => isCallable(text.slice(start, end))),
	];
}

/**
 * Skips the library if it cannot find anything, because it takes a millisecond for a text with many
 * digits.
 */
function findComplete(text: string, country: string, northAmerica: boolean): Span[] {
	const isHopeless = northAmerica && !MAYBE_NORTH_AMERICAN.test(text);
	return isHopeless ? [] : findInLibrary(text, country, northAmerica);
}

function findInLibrary(text: string, country: string, northAmerica: boolean): Span[] {
	// In a list, the library reads the start of the second number as the end of the first.
	const apart = text.replace(/[,;]/g, '\n');
	const found = isSupportedCountry(country)
		? findPhoneNumbersInText(apart, { defaultCountry: country })
		: findPhoneNumbersInText(apart);
	return found
		.map(({ startsAt: start, endsAt: end }) => ({ start, end }))
		.filter(({ start }) => !/[$€£]\s?$/.test(text.slice(Math.max(0, start - 2), start)))
		.filter(
			({ start, end }) => !northAmerica || GROUPED_NORTH_AMERICAN.test(text.slice(start, end)),
		);
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
