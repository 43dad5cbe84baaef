import { hash } from 'node:crypto';
import { canonicalJson } from '../reviews/canonical-json.ts';
import type { ReviewFacts } from '../reviews/review.ts';
import type { StoredReview } from '../reviews/stored-review.ts';

export const SALT_BYTES = 32;

/** A stored or published review, with all that the log commits to. */
export type LoggedFacts = ReviewFacts & {
	readonly verification: Pick<StoredReview['verification'], 'method'>;
};

/**
 * Returns the part of a published review that the log commits to: what its source said, without anything that
 * software read into it.
 */
export function toLoggedRecord(review: LoggedFacts) {
	const { id, rating, date, published_at, edited_at, experienced_on, title, text } = review;
	const { truncated, language, location, visit_type, aspect_ratings, recommends } = review;
	const { source_rating, translation, author, source, verification, responses } = review;
	return {
		...{ id, rating, date, published_at, edited_at, experienced_on, title, text },
		...{ truncated, language, location, visit_type, aspect_ratings, recommends },
		source_rating,
		translation: translation && {
			text: translation.text,
			language: translation.language,
			by: translation.by,
		},
		author: { name: author.name, anonymous: author.anonymous },
		source: { id: source.id, review_id: source.review_id, url: source.url },
		verification: { method: verification.method },
		responses: responses.map((response) => ({
			text: response.text,
			author: response.author,
			date: response.date,
		})),
	};
}
export type LoggedRecord = ReturnType<typeof toLoggedRecord>;

/** Returns the commitment to a record, in hex. Without the salt, nobody can test a guess of the record. */
export function commitTo(record: object, salt: Uint8Array): string {
	return hash('sha256', Buffer.concat([DOMAIN, salt, Buffer.from(canonicalJson(record))]));
}

const DOMAIN = Buffer.from('forecourt-review/v1\0');
