import type { BusinessOverview } from '../../edition/documents/business-overview.ts';
import { absoluteUrl, locationPath } from '../../endpoints/http/urls.ts';
import { isSpeakingWord } from '../../search/asked-languages.ts';
import { COMMON_WORDS } from '../../search/common-words.ts';
import { fold } from '../../reviews/fold.ts';
import { foldWord, splitWords, stemOf } from '../../reviews/words.ts';

/** A document about the business or a location, for `search` and `fetch`. Its text is JSON. */
export interface BusinessRecord {
	readonly id: string;
	readonly title: string;
	readonly url: string;
	readonly text: string;
}

const BUSINESS_ID = 'business';
/** The record of how reviews are verified, and of the policy. */
export const POLICY_ID = 'policy';
const LOCATION_PREFIX = 'location:';
/** The record of a larger group has no opening hours: those of each location are in its own record. */
const MAX_WITH_HOURS = 8;

const LEAST_STEM = 3;
const PAYMENT = 'payment accepted';
/** Words of questions about opening hours, addresses and telephone numbers. */
const WORDS =
	/^(?:abiert[oa]s?|abren?|address(?:es)?|adress?e|call|clos(?:e[ds]?|ing)|contact|direccion|directions?|e?mails?|geoffnet|heures?|holidays?|horaires?|horarios?|horas?|hours?|located|numbers?|offnungszeiten|open(?:s|ing)?|ouverte?s?|phones?|street|telefon(?:nummer|o)?|telephones?|today|tomorrow|tonight|website|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

/** With a word for reviews, these ask whether reviews are real. */
const REAL =
	/^(?:verif\w+|checked|faked?|paid|real|trust\w*|reliable|genuine|authentic\w*|incentiv\w+|moderat\w+|fals[oa]s?|pagad[oa]s?|gefalscht\w*|echte?|bezahlt\w*|gepruft\w*|faux|payee?s?)$/;
const REVIEWS = /^(?:reviews?|resenas?|opiniones|bewertung(?:en)?|avis)$/;

/** The locations and reviews that were found for a question before its records. */
export interface FoundReviews {
	/** Ids of the locations that it names. */
	readonly locations: readonly string[];
	/** Whether reviews answer it. */
	readonly isFound: boolean;
}

/**
 * Finds the records that answer a question about opening hours, addresses or telephone numbers, and without reviews
 * also about amenities or payment: those of the locations that it names, or else that of the business, which also has
 * the languages.
 */
export function findBusinessRecords(
	overview: BusinessOverview,
	question: string,
	{ locations, isFound }: FoundReviews,
): BusinessRecord[] {
	const words = splitWords(question);
	const has = (pattern: RegExp) => words.some((word) => pattern.test(foldWord(word)));
	if (has(REVIEWS) && has(REAL)) return [policyRecord(overview)];
	const asksForLanguage = asksForLanguages(words, overview);
	const isOffered = !isFound && words.some((word) => isOffer(overview, word));
	if (!words.some(isBusinessWord) && !asksForLanguage && !isOffered) return [];
	const isAboutGroup = locations.length === 0 || asksForLanguage;
	const ids = isAboutGroup ? [BUSINESS_ID] : locations.map((id) => LOCATION_PREFIX + id);
	return ids.flatMap((id) => findBusinessRecord(overview, id) ?? []);
}

/** Whether a word asks for opening hours, an address or a telephone number. */
export function isBusinessWord(word: string): boolean {
	return WORDS.test(foldWord(word));
}

/** Whether a word is one of an amenity or a way of payment, or its beginning. */
function isOffer({ business }: BusinessOverview, word: string): boolean {
	const stem = stemOf(word);
	if (stem.length < LEAST_STEM || COMMON_WORDS.has(fold(word))) return false;
	const { payment_accepted = [], locations } = business;
	const offers = [
		PAYMENT,
		...payment_accepted,
		...locations.flatMap(({ amenities = [] }) => amenities),
	];
	return splitWords(offers.join(' ')).some((offer) => fold(offer).startsWith(stem));
}

/** Whether a question asks who speaks a language of the business. */
function asksForLanguages(words: readonly string[], { business }: BusinessOverview): boolean {
	const names = [
		'languages',
		...business.languages.map(({ name }) => foldWord(name.split(' ')[0] ?? '')),
	];
	return words.some(isSpeakingWord) && words.some((word) => names.includes(foldWord(word)));
}

/** Finds the record with an id from `findBusinessRecords`. */
export function findBusinessRecord(
	overview: BusinessOverview,
	id: string,
): BusinessRecord | undefined {
	if (id === POLICY_ID) return policyRecord(overview);
	const { business, links } = overview;
	const { locations, timezone } = business;
	const isBusiness = id === BUSINESS_ID;
	const one = locations.find((each) => LOCATION_PREFIX + each.id === id);
	if (!isBusiness && !one) return undefined;
	const few = locations.length <= MAX_WITH_HOURS;
	const known = few ? locations : locations.map(({ departments: _, ...location }) => location);
	const { origin } = new URL(links['reviews'] ?? '');
	return {
		id,
		title: `${(one ?? business).name}: opening hours, addresses, phone numbers${one ? '' : ', languages'}`,
		url: absoluteUrl(origin, one ? locationPath(one.id) : '/'),
		text: JSON.stringify(one ? { ...one, timezone } : { ...business, locations: known }),
	};
}

function policyRecord({ verification, policy_text, links }: BusinessOverview): BusinessRecord {
	return {
		...{ id: POLICY_ID, title: 'How reviews are verified, and the policy' },
		url: links['policy'] ?? '',
		text: JSON.stringify({ verification, policy_text }),
	};
}
