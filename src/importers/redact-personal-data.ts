import type { BusinessFile } from '../business/business-file.ts';
import { orderNumberPatterns } from './find-order-numbers.ts';
import { findPhoneNumbers, type Span } from './find-phone-numbers.ts';

/** What the export says of the customer, which must not stand in a text either. */
export interface OwnDetails {
	readonly orders: readonly string[];
	readonly phones: readonly string[];
}

/** Masks personal data in a text, visibly. Masking what is masked changes nothing. */
export type Redactor = (text: string, own?: OwnDetails) => string;

const E_MAIL =
	/(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}(?:\s?[([{]\s?at\s?[)\]}]\s?|[@＠])[\p{L}\p{N}-]{1,63}(?:(?:\s?[([{]\s?dot\s?[)\]}]\s?|\.)[\p{L}\p{N}-]{1,63}){1,5}/giu;
const VEHICLE_NUMBERS = [
	/(?<![a-z0-9])(?=[a-z0-9]{0,16}\d)(?=\d{0,16}[a-z])([a-hj-npr-z0-9]{17})(?![a-z0-9])/dgi,
	/\bVINs?(?:\s*(?:#|:|no\b\.?|number\b|is\b|ending\b|ends\b|in\b|last (?:\d|four|six|eight)\b))*\s*(?=[a-z]*\d)([a-z0-9]{4,17})\b/dgi,
];
const PLATE_WORD =
	'licen[cs]e plates?|licence|plates?|matr[ií]cula|placas?|plaque|immatriculation|kennzeichen';
const PLATE_MARK = '(?:\\s*(?:#|:|no\\b\\.?|number\\b|is\\b|was\\b|reads?\\b|es\\b|est\\b))';
const PLATES = [
	`\\b(?:${PLATE_WORD})${PLATE_MARK}*\\s*((?=[A-Z]*\\d*-?[A-Z]*\\d)(?=\\d*-?\\d*[A-Z])[A-Z\\d]{2,4}-[A-Z\\d]{2,4}(?:-[A-Z\\d]{2})?|[A-Z]{2,3} \\d{3,4}|\\d{3} [A-Z]{3}|\\d?[A-Z]{3}\\d{3,4}|[A-Z]{2}\\d{4,5}|\\d{3}[A-Z]{3})(?![\\w-])`,
	`\\b(?:${PLATE_WORD})${PLATE_MARK}+\\s*((?=[A-Z]*\\d)(?=\\d*[A-Z])[A-Z\\d]{5,8})(?![\\w-])`,
].map((source) => new RegExp(source, 'dg'));

/** More rounds than nested masks could need; the loop ends when a round finds nothing. */
const MOST_ROUNDS = 8;
const NOTHING: OwnDetails = { orders: [], phones: [] };

/** The business's own published numbers and addresses are not personal, and stay. */
export function createRedactor(business: BusinessFile): Redactor {
	const country = countryOf(business);
	const published = publishedContacts(business);
	const isPublished = (found: string) =>
		published.emails.has(found.toLowerCase()) ||
		(/^[^@]*\d$/.test(found) && published.phones.some((phone) => phone.endsWith(digitsOf(found))));

	function redactOnce(text: string, own: OwnDetails): string {
		if (!/[\d@＠]|[([{]\s?at/i.test(text)) return text;
		let masked = mask(text, toSpans(text, [E_MAIL]), '[e-mail removed]', isPublished);
		masked = mask(masked, toSpans(masked, VEHICLE_NUMBERS), '[vehicle number removed]');
		masked = mask(
			masked,
			toSpans(masked, orderNumberPatterns(own.orders)),
			'[order number removed]',
		);
		masked = mask(masked, toSpans(masked, PLATES), '[plate removed]');
		masked = mask(masked, toSpans(masked, ownPhones(own.phones)), '[phone removed]', isPublished);
		return mask(masked, findPhoneNumbers(masked, country), '[phone removed]', isPublished);
	}

	return (text, own = NOTHING) => {
		let current = text;
		for (let round = 0; round < MOST_ROUNDS; round++) {
			const next = redactOnce(current, own);
			if (next === current) break;
			current = next;
		}
		return current;
	};
}

function countryOf({ headquarters, locations }: BusinessFile): string {
	const home = locations.find(({ id }) => id === headquarters) ?? locations[0];
	return home?.address.country ?? 'US';
}

function publishedContacts(business: BusinessFile) {
	const places = [business, ...business.locations];
	const departments = business.locations.flatMap((location) => location.departments ?? []);
	const phones = [
		...places.map(({ telephone }) => telephone),
		...departments.flatMap((one) => [one.telephone, one.after_hours_telephone]),
	];
	const emails = [...places.map(({ email }) => email), business.review_policy.contact];
	return {
		emails: new Set(emails.flatMap((email) => email?.toLowerCase() ?? [])),
		phones: phones.flatMap((phone) => (phone === undefined ? [] : digitsOf(phone))),
	};
}

function ownPhones(phones: readonly string[]): RegExp[] {
	const digits = phones.map(digitsOf).filter((number) => number.length >= 7);
	return digits.map(
		(number) => new RegExp(`(?<!\\d)${[...number].join('[\\s().-]{0,2}')}(?!\\d)`, 'g'),
	);
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '');
}

/** The first group of each match, or all of it where there is none. */
function toSpans(text: string, patterns: readonly RegExp[]): Span[] {
	return patterns.flatMap((pattern) =>
		[...text.matchAll(pattern)].map(({ 0: found, index, indices }) => {
			const [start, end] = indices?.[1] ?? [index, index + found.length];
			return { start, end };
		}),
	);
}

function mask(
	text: string,
	spans: readonly Span[],
	label: string,
	isPublic: (found: string) => boolean = () => false,
): string {
	let masked = '';
	let done = 0;
	for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
		if (start < done || isPublic(text.slice(start, end))) continue;
		masked += text.slice(done, start) + label;
		done = end;
	}
	return masked + text.slice(done);
}
