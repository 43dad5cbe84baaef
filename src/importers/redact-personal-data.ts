import type { BusinessFile } from '../business/business-file.ts';
import { maskOf, type MaskedKind } from '../reviews/mask.ts';
import { findAddresses } from './find-addresses.ts';
import { findEMails } from './find-e-mails.ts';
import { findOrderNumbers } from './find-order-numbers.ts';
import { findPhoneNumbers } from './find-phone-numbers.ts';
import { findPhotoLinks } from './find-photo-links.ts';
import { findPlates, findVehicleNumbers } from './find-vehicle-numbers.ts';
import { toPlainText } from './plain-text.ts';
import { spansOf, type SpanFinder } from './text-span.ts';

/** What the export says of the customer, which must not stand in a text either. */
export interface OwnDetails {
	readonly orders: readonly string[];
	readonly phones: readonly string[];
}

/** Masks personal data in a text, visibly. Masking what is masked changes nothing. */
export type Redactor = (text: string, own?: OwnDetails) => string;

/** More rounds than nested masks could need; the loop ends when a round finds nothing. */
const MOST_ROUNDS = 8;
const MAY_BE_PERSONAL = /[\d@]|:\/\/|\bwww\.|\bdot\b|[([{]\s?at\b/i;
const NOTHING: OwnDetails = { orders: [], phones: [] };

/** The business's own published numbers and addresses are not personal, and stay. */
export function createRedactor(business: BusinessFile): Redactor {
	const country = countryOf(business);
	const published = publishedContacts(business);
	const isPublished = (found: string) =>
		published.emails.has(found.toLowerCase().replace(/\s/g, '')) ||
		(/^[^@]*\d$/.test(found) && published.phones.some((phone) => phone.endsWith(digitsOf(found))));

	const unlessPublished =
		(find: SpanFinder): SpanFinder =>
		(plain) =>
			find(plain).filter(({ start, end }) => !isPublished(plain.slice(start, end)));

	const unlessStreet =
		(find: SpanFinder): SpanFinder =>
		(plain) =>
			find(plain).filter(({ start, end }) => {
				const found = foldStreet(plain.slice(start, end));
				return !published.streets.some((street) => found.startsWith(street));
			});

	function redactOnce(text: string, { orders, phones }: OwnDetails): string {
		if (!MAY_BE_PERSONAL.test(toPlainText(text).text)) return text;
		const steps: readonly (readonly [MaskedKind, SpanFinder])[] = [
			['photo link', findPhotoLinks],
			['e-mail', unlessPublished(findEMails)],
			['vehicle number', findVehicleNumbers],
			['order number', (plain) => findOrderNumbers(plain, orders)],
			['plate', findPlates],
			['address', unlessStreet(findAddresses)],
			['phone', unlessPublished((plain) => spansOf(plain, ownPhones(phones)))],
			['phone', unlessPublished((plain) => findPhoneNumbers(plain, country))],
		];
		return steps.reduce((masked, [kind, find]) => mask(masked, find, maskOf(kind)), text);
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
		streets: business.locations.map(({ address }) => foldStreet(address.street)),
		emails: new Set(emails.flatMap((email) => email?.toLowerCase() ?? [])),
		phones: phones.flatMap((phone) => (phone === undefined ? [] : digitsOf(phone))),
	};
}

function foldStreet(street: string): string {
	return street.toLowerCase().replace(/\s+/g, ' ');
}

/** Twice what a number can have (E.164 §6.2): a pattern of tens of thousands cannot be made. */
const MOST_DIGITS = 30;

function ownPhones(phones: readonly string[]): RegExp[] {
	const digits = phones.map(digitsOf).filter(({ length }) => length >= 7 && length <= MOST_DIGITS);
	return digits.map(
		(number) => new RegExp(`(?<!\\d)${[...number].join('[\\s().•·∙●-]{0,3}')}(?!\\d)`, 'g'),
	);
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '');
}

function mask(text: string, find: SpanFinder, label: string): string {
	const plain = toPlainText(text);
	let masked = '';
	let done = 0;
	for (const span of find(plain.text).toSorted((a, b) => a.start - b.start || b.end - a.end)) {
		const { start, end } = plain.toOriginal(span);
		if (start < done) continue;
		masked += text.slice(done, start) + label;
		done = end;
	}
	return masked + text.slice(done);
}
