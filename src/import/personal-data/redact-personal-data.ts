import type { BusinessFile } from '../../reviews/business/business-file.ts';
import type { StaffMember } from '../../reviews/business/staff-member.ts';
import { maskOf, type MaskedKind } from '../../reviews/mask.ts';
import {
	findBankAccounts,
	findCardNumbers,
	findSocialSecurityNumbers,
} from './find-account-numbers.ts';
import { findAddresses } from './find-addresses.ts';
import { findAddressesAbroad } from './find-addresses-abroad.ts';
import { findBirthDates } from './find-birth-dates.ts';
import { findEMails } from './find-e-mails.ts';
import { findHandles, handlePattern } from './find-handles.ts';
import {
	findAccountNumbers,
	findLicenseNumbers,
	findPassportNumbers,
	findPolicyNumbers,
} from './find-marked-numbers.ts';
import { isHalfHidden } from '../values/placeholder-name.ts';
import { createNameFinder, type AuthorName } from './find-names.ts';
import { findOrderNumbers, ownPatterns } from './find-order-numbers.ts';
import { findPhoneNumbers } from './find-phone-numbers.ts';
import { findSpelledPhones } from './find-spelled-phones.ts';
import { findPlates } from './find-plates.ts';
import { findVehicleNumbers } from './find-vehicle-numbers.ts';
import { toPlainText, type PlainText } from './plain-text.ts';
import { spansOf, type Span, type SpanFinder } from './text-span.ts';

/** The customer's details in the export, which must not appear in the texts. */
export interface OwnDetails extends AuthorName {
	readonly orders: readonly string[];
	readonly phones: readonly string[];
	/** Other data of the customer. */
	readonly secrets?: readonly Secret[] | undefined;
}

/** Personal data that the export has apart from the texts. */
export interface Secret {
	readonly kind: MaskedKind;
	readonly value: string;
}

/** Replaces personal data in a text with visible masks. Masked text stays unchanged. */
export type Redactor = (text: string, own?: OwnDetails) => string;

type OwnFinder = (plain: string, own: OwnDetails) => Span[];

/** More rounds than nested finds can need. The loop ends when a round finds nothing. */
const MAX_ROUNDS = 8;
/** For texts whose author is not known. */
export const NOTHING: OwnDetails = { orders: [], phones: [] };

/**
 * Returns a redactor. It does not mask the business's own published phone numbers, email addresses and
 * street addresses, nor the names of its staff.
 */
export function createRedactor(
	business: BusinessFile,
	staff: readonly Pick<StaffMember, 'name' | 'aliases'>[] = [],
): Redactor {
	const country = countryOf(business);
	const published = publishedContacts(business);
	const names = createNameFinder([
		...staff.flatMap(({ name, aliases }) => [name, ...aliases]),
		...[business, ...business.locations].map(({ name }) => name),
	]);
	const isPublished = (found: string) =>
		published.emails.has(found.toLowerCase().replace(/\s/g, '')) ||
		(/^[^@]*\d$/.test(found) &&
			published.phones.some((phone) => phone.endsWith(nationalOf(found))));

	const isPublishedPlace = (found: string) =>
		published.places.some((place) => foldStreet(found).startsWith(place));

	const unlessPublished =
		(find: OwnFinder): OwnFinder =>
		(plain, own) =>
			find(plain, own).filter(({ start, end }) => !isPublished(plain.slice(start, end)));

	const unlessStreet =
		(find: SpanFinder): SpanFinder =>
		(plain) =>
			find(plain).filter(({ start, end }) => !isPublishedPlace(plain.slice(start, end)));

	const steps: readonly (readonly [MaskedKind, OwnFinder])[] = [
		['photo link', findPhotoLinks],
		['e-mail', unlessPublished(findEMails)],
		['bank account', findBankAccounts],
		['card number', findCardNumbers],
		['social security number', findSocialSecurityNumbers],
		['handle', findHandles],
		['vehicle number', findVehicleNumbers],
		['account number', findAccountNumbers],
		['order number', (plain, { orders }) => findOrderNumbers(plain, orders)],
		['plate', findPlates],
		['birth date', findBirthDates],
		['policy number', findPolicyNumbers],
		['license number', findLicenseNumbers],
		['passport number', findPassportNumbers],
		['address', unlessStreet(findAddressesAbroad)],
		['address', unlessStreet(findAddresses)],
		['phone', unlessPublished(findOwnPhones)],
		['phone', unlessPublished((plain) => findPhoneNumbers(plain, country))],
		['phone', findSpelledPhones],
		[
			'name',
			(plain, { byBusiness, anonymous, authorName = '' }) =>
				byBusiness && (anonymous || isHalfHidden(authorName)) ? names.findGreeted(plain) : [],
		],
		['name', names.findOwn],
		['name', (plain, own) => (own.byBusiness ? [] : names.findSigned(plain, own))],
	];

	function ownSteps({ secrets = [] }: OwnDetails): (readonly [MaskedKind, OwnFinder])[] {
		return secrets
			.filter(({ kind, value }) => kind !== 'address' || !isPublishedPlace(value))
			.map(({ kind, value }) => [
				kind,
				(plain) =>
					spansOf(plain, kind === 'handle' ? [handlePattern(value)] : ownPatterns([value])),
			]);
	}

	function redactOnce(text: string, own: OwnDetails): string {
		let [original, plain] = [text, toPlainText(text)];
		for (const [kind, find] of [...ownSteps(own), ...steps]) {
			const spans = find(plain.text, own);
			if (spans.length === 0) continue;
			original = mask(original, plain, spans, maskOf(kind));
			plain = toPlainText(original);
		}
		return original;
	}

	return (text, own = NOTHING) => {
		let current = text;
		for (let round = 0; round < MAX_ROUNDS; round++) {
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

/** Returns the digits without the zeros of a national or international prefix. */
function nationalOf(phone: string): string {
	return digitsOf(phone).replace(/^0+/, '');
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
		places: business.locations.flatMap(({ address }) => [
			foldStreet(address.street),
			address.postal_code,
		]),
		emails: new Set(emails.flatMap((email) => email?.toLowerCase() ?? [])),
		phones: phones.flatMap((phone) => (phone === undefined ? [] : digitsOf(phone))),
	};
}

function foldStreet(street: string): string {
	return street.toLowerCase().replace(/\s+/g, ' ');
}

/**
 * Twice the longest phone number (E.164 §6.2). A pattern for tens of thousands of digits cannot be
 * compiled.
 */
const MAX_DIGITS = 30;

function findOwnPhones(plain: string, { phones }: OwnDetails): Span[] {
	const digits = phones.map(digitsOf).filter(({ length }) => length >= 6 && length <= MAX_DIGITS);
	const patterns = digits.map(
		(number) => new RegExp(`(?<!\\d)${[...number].join('[\\s().•·∙●-]{0,3}')}(?!\\d)`, 'g'),
	);
	return spansOf(plain, patterns);
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '');
}

function mask(original: string, plain: PlainText, spans: readonly Span[], label: string): string {
	let masked = '';
	let done = 0;
	for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
		const { start, end } = plain.toOriginal(span);
		if (start < done) continue;
		masked += original.slice(done, start) + label;
		done = end;
	}
	return masked + original.slice(done);
}

const PHOTO_LINKS = [
	// Links to image files.
	/(?:https?:\/\/|www\.)[^\s<>"')\]]{1,500}\.(?:jpe?g|png|gif|webp|heic|avif|bmp|tiff?)\b(?:[?#][^\s<>"')\]]{0,500})?/giu,
	// Hosts of customers' photos on review platforms.
	/https?:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|ggpht\.com|fbcdn\.net|fbsbx\.com|yelpcdn\.com|imgur\.com|photos\.app\.goo\.gl|photos\.google\.com|cdninstagram\.com)\/[^\s<>"')\]]{1,500}/giu,
];

/** Finds links to photos, which show people, license plates and documents. */
function findPhotoLinks(text: string): Span[] {
	return spansOf(text, PHOTO_LINKS);
}
