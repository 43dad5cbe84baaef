import { hash } from 'node:crypto';
import { compareText } from '../reviews/order.ts';
import { recordDigest } from '../reviews/record-digest.ts';
import type { StoredReview } from '../reviews/stored-review.ts';

const LENGTH = 16;

/**
 * `recordDigest` of a record that has no stamp yet. Its members are named in the order of canonical
 * JSON instead of being sorted; a test compares both.
 */
export function firstDigest(record: StoredReview): string {
	const { author, aspect_ratings: aspects, responses, source, tags, verification } = record;
	// Its order would have to be told as well.
	if (record.translation !== undefined) return recordDigest(record);
	// JSON has no members that are undefined.
	const canonical = {
		aspect_ratings: aspects && sorted(aspects),
		author: { anonymous: author.anonymous, name: author.name },
		date: record.date,
		edited_at: record.edited_at,
		experienced_on: record.experienced_on,
		id: record.id,
		language: record.language,
		location: record.location,
		published_at: record.published_at,
		rating: record.rating,
		recommends: record.recommends,
		responses: responses.map(({ author: name, date, text }) => ({ author: name, date, text })),
		source: { id: source.id, name: source.name, review_id: source.review_id, url: source.url },
		tags: { services: tags.services, technicians: tags.technicians },
		text: record.text,
		title: record.title,
		truncated: record.truncated,
		verification: { checked_at: verification.checked_at, method: verification.method },
		visit_type: record.visit_type,
	};
	return hash('sha256', JSON.stringify(canonical), 'hex').slice(0, LENGTH);
}

function sorted(aspects: Readonly<Record<string, number>>): Record<string, number> {
	const byName = Object.entries(aspects).toSorted(([one], [other]) => compareText(one, other));
	return Object.fromEntries(byName);
}
