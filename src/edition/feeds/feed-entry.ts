import { createHash } from 'node:crypto';
import type { Instant } from '../../reviews/calendar-date.ts';
import { EXCERPT_NOTE } from '../../reviews/display-text.ts';
import { disclosuresOf } from '../../reviews/disclosure.ts';
import { translatorFor } from '../../reviews/messages/catalogs.ts';
import type { Review } from '../../reviews/review.ts';
import type { Edition } from '../documents/edition.ts';

/** Namespace of the entry ids (UUIDv5). Never change it: feed readers rely on permanent ids. */
const ENTRY_NAMESPACE = '5f2d7c60-1f0b-4c5e-9d0e-3a9b6f1c7e42';
const FEED_LENGTH = 50;
const TEN_HOURS_MS = 36_000_000;
const FIVE_MINUTES_MS = 300_000;

/** The parts of an edition that feeds use. */
export type FeedEdition = Pick<Edition, 'baseUrl' | 'business' | 'reviews'>;

/** Some reviews as a feed, in Atom and in JSON. */
export interface ReviewFeed {
	readonly title: string;
	readonly description: string;
	/** Path of the page that shows these reviews. */
	readonly page: string;
	/** Newest first. */
	readonly reviews: readonly Review[];
	/** Path of the feed in Atom. */
	readonly atom: string;
	readonly json: string;
}

/** A review as an entry in the Atom feed and the JSON Feed. */
export interface FeedEntry {
	/** `urn:uuid:…`, permanent. */
	readonly id: string;
	readonly review: Review;
	readonly title: string;
	readonly html: string;
	readonly text: string;
	/** Permanent. */
	readonly published: Instant;
	readonly updated: Instant;
}

/** Returns the newest reviews as feed entries. */
export function toFeedEntries(reviews: readonly Review[]): FeedEntry[] {
	return reviews.slice(0, FEED_LENGTH).map((review) => ({
		id: `urn:uuid:${uuidV5(review.id, ENTRY_NAMESPACE)}`,
		review,
		title: toTitle(review),
		html: renderHtml(review),
		text: renderText(review),
		published: toInstant(publishedAt(review)),
		updated: toInstant(updatedAt(review)),
	}));
}

/**
 * When the review was first published. If the source gives only the day, this is a time between
 * noon and 22:00 UTC, derived from the id, but no later than the import of the record.
 */
function publishedAt({ published_at, date, id, verification }: Review): number {
	if (published_at !== undefined) return Date.parse(published_at);
	const drawn = Date.parse(`${date}T12:00:00Z`) + spread(id, TEN_HOURS_MS);
	const known = Date.parse(verification.checked_at) - spread(id, FIVE_MINUTES_MS);
	return known < drawn && known >= Date.parse(`${date}T00:00:00Z`) ? known : drawn;
}

/**
 * When the entry last changed: when it was published, edited by the customer or revised by us,
 * whichever is latest. Many records can share that time, so up to five minutes are added, derived
 * from the id. That separates entries; a later change still has a later time.
 */
function updatedAt(review: Review): number {
	const { id, updated_at, edited_at, verification } = review;
	const times = [publishedAt(review)];
	if (edited_at !== undefined) times.push(Date.parse(edited_at));
	if (updated_at !== undefined && Date.parse(updated_at) > Date.parse(verification.checked_at)) {
		times.push(Date.parse(updated_at));
	}
	return Math.max(...times) + spread(id, FIVE_MINUTES_MS);
}

/** Returns a number below the limit that depends only on the id. */
function spread(id: string, limit: number): number {
	return createHash('sha256').update(id).digest().readUIntBE(0, 6) % limit;
}

function toInstant(milliseconds: number): Instant {
	return new Date(milliseconds).toISOString();
}

function toTitle({ title, rating, author }: Review): string {
	const stars = `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}`;
	return `${stars} ${title ?? `Review by ${author.name}`}`;
}

function renderText(review: Review): string {
	const { rating, text, truncated } = review;
	const notes = labelsOf(review).map((label) => `${label}.`);
	if (text === '') return [`${rating} out of 5 stars.`, ...notes].join(' ');
	return [...notes, text, ...(truncated === true ? [EXCERPT_NOTE] : [])].join('\n\n');
}

/** The labels in English, like the other words of the feeds. */
export function labelsOf(review: Review): string[] {
	return disclosuresOf(translatorFor('en'), review);
}

function renderHtml(review: Review): string {
	const { rating, text, truncated, author, responses } = review;
	const answers = responses.map(
		(response) =>
			`<blockquote><p><strong>${escapeHtml(response.author)}</strong>${response.date ? `, ${response.date}` : ''}</p>` +
			`${toParagraphs(response.text)}</blockquote>`,
	);
	return [
		`<p>${rating} out of 5 stars by ${escapeHtml(author.name)}</p>`,
		...labelsOf(review).map((label) => `<p><strong>${label}</strong></p>`),
		toParagraphs(text),
		...(truncated === true && text !== '' ? [`<p><em>${EXCERPT_NOTE}</em></p>`] : []),
		...answers,
	].join('');
}

function toParagraphs(text: string): string {
	return text
		.split(/\n{2,}/)
		.filter((paragraph) => paragraph !== '')
		.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
		.join('');
}

export function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes a text for HTML, also for an attribute in double quotes. */
export function escapeAttribute(text: string): string {
	return escapeHtml(text).replaceAll('"', '&quot;');
}

/** The namespace for names that are URLs (RFC 9562 §6.6). */
export const URL_NAMESPACE = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

/** Derives a UUID from a name: the same name in the same namespace gives the same one (RFC 9562 §5.5). */
export function uuidV5(name: string, namespace: string): string {
	const digest = createHash('sha1')
		.update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
		.update(name)
		.digest();
	digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
	digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
	return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Returns the time of the feed's latest entry, or the Unix epoch if it is empty. Never the build
 * time.
 */
export function feedUpdated(entries: readonly FeedEntry[]): Instant {
	return entries.reduce(
		(latest, { updated }) => (updated > latest ? updated : latest),
		'1970-01-01T00:00:00.000Z',
	);
}
