import { inAnyCase } from './any-case.ts';
import { createLastDigitsFinder, findUnnamedLastDigits } from './last-digits.ts';
import { spansOf, type SpanFinder } from './text-span.ts';

const MARK =
	'#|№|numbers?\\b|no\\b\\.?|nr\\b\\.?|num\\b\\.?|id\\b|n[.º°]+|n[uú]mero(?!\\p{L})|num[eé]ro(?!\\p{L})|nummer(?!\\p{L})';
const LINK = ':|(?:is|was|es|era|est|ist|lautet)\\b';

/**
 * Letters and digits with at least four digits, in groups with hyphens or slashes. A space may follow
 * the first letters or join groups of digits. Excludes days and amounts.
 */
const NUMBER =
	'(?!(?:(?:19|20)\\d\\d[-/.]\\d\\d?[-/.]\\d\\d?|\\d\\d?[-/.]\\d\\d?[-/.](?:(?:19|20)?\\d\\d))(?!\\d))(?!(?:19|20)\\d\\d(?![\\w/-]))(?=(?:[A-Za-z/ -]{0,6}\\d){4})((?:[A-Z]{1,3} )?[A-Za-z]{0,6}-?\\d[A-Za-z\\d]*(?:(?:[-/]| (?=\\d{3}))[A-Za-z\\d]+)*)(?![.,:]?\\d| ?[%€$]| (?:km|miles?|mi|euros?|dollars?|people|personas?|Kunden|Euro|EUR|USD)\\b)';

/** Numbers after a word with a mark, or after a compound word that has the mark within it. */
function afterMark(words: string, compounds: string): RegExp[] {
	const gap = '[\\s-]{0,3}';
	const marks = inAnyCase(MARK);
	const links = `(?:${gap}(?:${marks}|${inAnyCase(LINK)})){0,3}`;
	const before = `(?:${marks}) ?(?:(?:${inAnyCase('of|de la|de|du|del|der')}) )?(?:${inAnyCase('my|the|mi|la|mon|ma')} )?`;
	return [
		`(?<!\\p{L})(?:${inAnyCase(words)})${gap}(?:${marks})${links}\\s{0,2}${NUMBER}`,
		`(?<!\\p{L})${before}(?:${inAnyCase(words)})${links}\\s{0,2}${NUMBER}`,
		`(?<!\\p{L})(?:${inAnyCase(compounds)})(?!\\p{L})${links}\\s{0,2}${NUMBER}`,
	].map((source) => new RegExp(source, 'dgu'));
}

/**
 * Numbers with at least six digits after a word or a colon; after a colon also capitals with four
 * digits. Excludes ranges of years.
 */
function afterWord(words: string): RegExp {
	const six = '(?!(?:19|20)\\d\\d[-/](?:19|20)\\d\\d(?!\\d))(?=(?:[A-Za-z/ -]{0,6}\\d){6})';
	const lettered = '(?=[A-Z]{1,3}-?(?!(?:19|20)?\\d\\d(?!\\d))(?!\\d*00(?!\\d))\\d{4})';
	const gap = `(?:\\s{1,2}${six}|\\s?:\\s{0,2}(?:${six}|${lettered}))`;
	return new RegExp(`(?<!\\p{L})(?:${inAnyCase(words)})${gap}${NUMBER}`, 'dgu');
}

const POLICIES = [
	...afterMark(
		"(?:insurance )?policy|p[oó]liza|police(?: d[’']assurance)?|versicherung|contrat d[’']assurance",
		'policennummer|versicherungs(?:schein)?nummer|versicherungs-nr\\.?|p[oó]liza|insurance id',
	),
	afterWord('policy|p[oó]liza|police'),
];
const ACCOUNTS = [
	...afterMark(
		'(?:loan )?account|loan|acct\\.?|a/c|customer|member(?:ship)?|client(?:e|a)?|cuenta|compte|konto|kunden|kd\\.?',
		'kundennummer|kontonummer',
	),
	afterWord('acct\\.?|account|a/c|konto|cuenta|compte|customer'),
];
const LICENSES = [
	...afterMark(
		"driv(?:er(?:[’']?s)?|ing) licen[cs]e|licen[cs]e|dl|f[uü]hrerschein|permis(?: de conduire)?|(?:carn[eé]|permiso)t? de conducir|dni|nie",
		"driv(?:er(?:[’']?s)?|ing) licen[cs]e|f[uü]hrerscheinnummer|dni|nie",
	),
	afterWord("driv(?:er(?:[’']?s)?|ing) licen[cs]e|licen[cs]e|dl|f[uü]hrerschein|dni|nie"),
];

const PASSPORT = 'passport|reisepass|pasaporte|passeport';
/** Passports have seven to nine digits and letters. "Passport" is also a car, which has prices and miles. */
const PASSPORTS = [
	new RegExp(
		`(?<!\\p{L})(?:(?:${PASSPORT})s?|reisepassnummer)(?:[\\s-]{0,3}(?:${MARK}|${LINK})){0,3}\\s{1,2}(?=(?:[a-z]{0,3}\\d){5})([a-z\\d]{7,9})(?![\\w-]|[.,]\\d)`,
		'dgiu',
	),
];

const findPolicyEndings = createLastDigitsFinder('(?:insurance )?policy|p[oó]liza');
const findAccountEndings = createLastDigitsFinder(
	'(?:(?:bank|checking|savings|loan) )?account|acct\\.?|loan|a/c|iban|konto|cuenta|compte',
);
const findLicenseEndings = createLastDigitsFinder(
	"driv(?:er(?:[’']?s)?|ing) licen[cs]e|dl|f[uü]hrerschein|dni|nie",
);
const findPassportEndings = createLastDigitsFinder(PASSPORT);

/** Finds numbers of insurance policies after a word that introduces one, and their last digits. */
export const findPolicyNumbers = finderOf(POLICIES, findPolicyEndings);

/** Finds numbers of customers, loans and accounts after a word that introduces one, and last digits. */
export const findAccountNumbers = finderOf(ACCOUNTS, findAccountEndings, findUnnamedLastDigits);

/** Finds numbers of driver's licenses and identity cards after a word that introduces one, and last digits. */
export const findLicenseNumbers = finderOf(LICENSES, findLicenseEndings);

/** Finds numbers of passports after the word, and their last digits. */
export const findPassportNumbers = finderOf(PASSPORTS, findPassportEndings);

function finderOf(patterns: readonly RegExp[], ...endings: readonly SpanFinder[]): SpanFinder {
	return (text) => [...spansOf(text, patterns), ...endings.flatMap((find) => find(text))];
}
