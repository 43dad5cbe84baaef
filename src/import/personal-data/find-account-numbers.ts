import { createLastDigitsFinder } from './last-digits.ts';
import { spansOf, type Span } from './text-span.ts';

const CARDS = [/(?<![\d.,$€-])[3-6]\d(?:[ -]?\d){11,17}(?![\d-])/g];
/** A receipt's "XXXX-XXXX-XXXX-4411". */
const RECEIPTS = [/(?<![\w*•])(?:[x*•]{4}[ -]?){2,4}(\d{4,5})(?![\w-])/dgiu];
const findCardEndings = createLastDigitsFinder(
	'(?:(?:credit|debit|bank|gift) )?cards?|visa|master ?card|amex|american express|(?:kredit|bank|ec-?)?karte|girocard|tarjeta|carte(?: bancaire| bleue)?',
);
const findSocialSecurityEndings = createLastDigitsFinder('ssn|social(?: security)?');
const SOCIAL_SECURITY = [
	/(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g,
	/\b(?:ssn|social security)\b(?:\s*(?:#|:|no\b\.?|number\b|is\b))*\s*((?!000|666|9\d\d)\d{3} ?(?!00)\d{2} ?(?!0000)\d{4})(?![\d-])/dgi,
	/(?<![\w*•-])[x*•]{3}[ -][x*•]{2}[ -](\d{4})(?![\w-])/dgi,
];
const BANK_ACCOUNTS = [
	/(?<![a-z\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,3})?(?![a-z\d])/gi,
];

/** Norway has the shortest account numbers. */
const SHORTEST_ACCOUNT = 15;

/**
 * Finds numbers of payment cards: 13 to 19 digits with the check digit of ISO/IEC 7812-1, and last
 * digits.
 */
export function findCardNumbers(text: string): Span[] {
	const whole = spansOf(text, CARDS);
	return [
		...whole.filter(({ start, end }) => hasCheckDigit(text.slice(start, end))),
		...spansOf(text, RECEIPTS),
		...findCardEndings(text),
	];
}

/**
 * Finds US social security numbers: those that were ever issued, with hyphens or a word before them, and
 * last digits.
 */
export function findSocialSecurityNumbers(text: string): Span[] {
	return [...spansOf(text, SOCIAL_SECURITY), ...findSocialSecurityEndings(text)];
}

/** Finds international bank account numbers with their check digits (ISO 13616). */
export function findBankAccounts(text: string): Span[] {
	return spansOf(text, BANK_ACCOUNTS).flatMap(({ start, end }) => {
		// The next words of the sentence may look like groups.
		const parts = text.slice(start, end).split(' ');
		const numbers = parts.map((_, index) => parts.slice(0, parts.length - index).join(' '));
		const number = numbers.find(isAccountNumber);
		return number === undefined ? [] : [{ start, end: start + number.length }];
	});
}

/** The Luhn algorithm: every second digit from the right is doubled. */
function hasCheckDigit(number: string): boolean {
	const digits = [...number.replace(/\D/g, '')].toReversed().map(Number);
	const sum = digits.reduce((total, digit, index) => {
		const weighted = index % 2 === 0 ? digit : digit * 2;
		return total + (weighted > 9 ? weighted - 9 : weighted);
	}, 0);
	return sum % 10 === 0;
}

/** The first four characters are moved to the end, and letters count from 10: the rest of 97 is 1. */
function isAccountNumber(written: string): boolean {
	const number = written.replaceAll(' ', '').toUpperCase();
	if (number.length < SHORTEST_ACCOUNT) return false;
	const digits = [...(number.slice(4) + number.slice(0, 4))].map((each) =>
		Number.parseInt(each, 36),
	);
	return BigInt(digits.join('')) % 97n === 1n;
}
