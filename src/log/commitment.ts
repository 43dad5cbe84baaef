import { createHash } from 'node:crypto';
import { canonicalJson } from '../reviews/canonical-json.ts';
import type { ReviewFacts } from '../reviews/review.ts';
import type { StoredReview } from '../reviews/stored-review.ts';

export const SALT_BYTES = 32;

type LoggedReview = ReviewFacts & {
	readonly verification: Pick<StoredReview['verification'], 'method'>;
};

/**
 * Returns the part of a published review that the log commits to: what its source said, without anything that
 * software read into it.
 */
export function toLoggedRecord(review: LoggedReview) {
	const { id, rating, date, published_at, edited_at, experienced_on, title, text } = review;
	const { truncated, language, location, visit_type, aspect_ratings, recommends } = review;
	const { source_rating, translation, author, source, verification, responses } = review;
	return {
		...{ id, rating, date, published_at, edited_at, experienced_on, title, text },
		...{ truncated, language, location, visit_type, aspect_ratings, recommends },
		source_rating,
		translation: translation && pick(translation, ['text', 'language', 'by']),
		author: pick(author, ['name', 'anonymous']),
		source: pick(source, ['id', 'review_id', 'url']),
		verification: pick(verification, ['method']),
		responses: responses.map((response) => pick(response, ['text', 'author', 'date'])),
	};
}
export type LoggedRecord = ReturnType<typeof toLoggedRecord>;

/** Returns the commitment to a record, in hex. Without the salt, nobody can test a guess of the record. */
export function commitTo(record: object, salt: Uint8Array): string {
	return createHash('sha256')
		.update('forecourt-review/v1\0')
		.update(salt)
		.update(canonicalJson(record))
		.digest('hex');
}

function pick<Value extends object, Key extends keyof Value>(
	value: Value,
	keys: readonly Key[],
): Pick<Value, Key> {
	// Built from exactly these members.
	return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;
}
