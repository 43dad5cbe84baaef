import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js';

export interface Span {
	readonly start: number;
	readonly end: number;
}

/** Countries of the North American plan that print numbers without their area code. */
const NORTH_AMERICA = new Set(['US', 'CA']);

const SEVEN_DIGITS = /\d(?:\D{0,3}\d){6}/;
const UNIT = '\\s?(?:km|kms|miles?|mi|dollars?|bucks|usd|rpm|psi|lbs?|k)\\b';
const NORTH_AMERICAN = new RegExp(
	`(?<![\\w$€£.,:/-]|[$€£] )(?:(?:\\+?1[-. ])?(?:\\([2-9]\\d\\d\\) ?|[2-9]\\d\\d[-. ])[2-9]\\d\\d[-. ]\\d{4}|[2-9]\\d\\d[-‑–]\\d{4})(?![\\w-]|[.,:]\\d|${UNIT})`,
	'giu',
);
const GROUPED_NORTH_AMERICAN =
	/^(?:\+|\(?1?[\s.-]*\(?[2-9]\d\d\)?[\s.-]*[2-9]\d\d[\s.-]*\d{4}(?!\d))/;

// After these words, digits are a number to call in any grouping.
const CALL =
	'call|calls|called|text|texts|texted|phone|cell|tel|mobile|whatsapp|reach|fax|ll[aá]m\\p{L}*|tel[eé]fono|m[oó]vil|celular|appel\\p{L}*|t[eé]l[eé]phone';
const FILLER = '(?:me|us|him|her|at|on|is|to|my|the|number|cell|phone|al|au|número|numéro)\\b';
const CALLED = new RegExp(
	`(?<!\\p{L})(?:${CALL})(?!\\p{L})[\\s.:#-]{0,4}(?:${FILLER}[\\s.:#-]{0,4}){0,4}(\\+?\\(?\\d[\\d ().-]{5,18}\\d)(?![\\w]|[.,]\\d|${UNIT})`,
	'dgiu',
);
const DATE_OR_AMOUNT =
	/^(?:\d{4}[-.]\d\d?[-.]\d\d?.*|\d{1,3}(?: 000)+|\d{1,2}[-.]\d{1,2}[-.]\d{2,4})$/;

/** Finds telephone numbers, also in the short forms that only neighbours use. */
export function findPhoneNumbers(text: string, country: string): Span[] {
	if (!SEVEN_DIGITS.test(text)) return [];
	const northAmerica = NORTH_AMERICA.has(country);
	const local = northAmerica ? [...text.matchAll(NORTH_AMERICAN)] : [];
	return [
		...findComplete(text, country, northAmerica),
		...local.map((match) => toSpan(match)).filter((span) => !isRange(text, span)),
		...[...text.matchAll(CALLED)].flatMap(({ indices }) => {
			const [start, end] = indices?.[1] ?? [0, 0];
			return isCallable(text.slice(start, end)) ? [{ start, end }] : [];
		}),
	];
}

function findComplete(text: string, country: string, northAmerica: boolean): Span[] {
	const found = isSupportedCountry(country)
		? findPhoneNumbersInText(text, { defaultCountry: country })
		: findPhoneNumbersInText(text);
	return found
		.map(({ startsAt: start, endsAt: end }) => ({ start, end }))
		.filter(({ start }) => !/[$€£]\s?$/.test(text.slice(Math.max(0, start - 2), start)))
		.filter(
			({ start, end }) => !northAmerica || GROUPED_NORTH_AMERICAN.test(text.slice(start, end)),
		);
}

/** "quoted 900-1200" is a range of prices: two round amounts, the second the greater. */
function isRange(text: string, { start, end }: Span): boolean {
	const [low, high, ...rest] = text.slice(start, end).split(/[-‑–]/).map(Number);
	if (low === undefined || high === undefined || rest.length > 0) return false;
	return low % 50 === 0 && high % 50 === 0 && low < high;
}

function isCallable(written: string): boolean {
	const digits = written.replace(/\D/g, '').length;
	return digits >= 7 && digits <= 15 && !DATE_OR_AMOUNT.test(written.trim());
}

function toSpan({ 0: found, index }: RegExpExecArray): Span {
	return { start: index, end: index + found.length };
}
