import { toCounted, type CountedReview } from '../../content/audit-stars.ts';
import { toJsonLine } from '../../content/read-json-lines.ts';
import { digestOf } from '../../reviews/canonical-json.ts';
import { recordDigest } from '../../reviews/record-digest.ts';
import type { Recommendation } from '../../reviews/recommendation.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';

/** A stored review or recommendation as a line of JSON, with the properties that merging needs. */
export interface StoredLine {
	readonly id: string;
	readonly date: string;
	readonly source: string;
	/** `recordDigest`. */
	readonly digest: string;
	/** Source id and id at the source, or `recommendationKey`. */
	readonly key: string;
	/**
	 * The line with its line feed, unchanged until the record changes. As UTF-8, because strings with
	 * characters beyond Latin-1 take twice the memory.
	 */
	readonly line: Buffer;
	/** Path relative to the content folder. */
	readonly shard: string;
	/** The properties that the import ledger counts; undefined for a recommendation without stars. */
	readonly counted: CountedReview | undefined;
}

export function keyOf({ source }: Pick<StoredReview, 'source'>): string {
	return `${source.id}\n${source.review_id}`;
}

/** The key of a recommendation. No review has it, because their source ids are not empty. */
export function recommendationKey(id: string): string {
	return `\n${id}`;
}

/** Converts a validated and stamped record to its line. `text` is its stored text, if it has one. */
export function toStoredLine(record: StoredReview, text = toJsonLine(record)): StoredLine {
	return {
		id: record.id,
		date: record.date,
		source: record.source.id,
		digest: record.digest ?? recordDigest(record),
		key: keyOf(record),
		line: Buffer.from(`${text}\n`),
		shard: shardOf(record),
		counted: toCounted(record),
	};
}

/** Converts a validated recommendation to its line. */
export function toRecommendationLine(
	recommendation: Recommendation,
	text = toJsonLine(recommendation),
): StoredLine {
	const { id, date, source } = recommendation;
	return {
		...{ id, date, source, digest: digestOf(recommendation), key: recommendationKey(id) },
		line: Buffer.from(`${text}\n`),
		shard: `recommendations/${source}/${date.slice(0, 4)}.jsonl`,
		counted: undefined,
	};
}

/** Parses a stored record. It was validated when it was read or created. */
export function readStored({ line }: StoredLine): StoredReview {
	return JSON.parse(line.toString().replace(/^\ufeff/, '')) as StoredReview;
}

/** Parses a stored recommendation. It was validated when it was read or created. */
export function readRecommendation({ line }: StoredLine): Recommendation {
	return JSON.parse(line.toString().replace(/^\ufeff/, '')) as Recommendation;
}

function shardOf({ source, date }: Pick<StoredReview, 'source' | 'date'>): string {
	return `reviews/${source.id}/${date.slice(0, 4)}.jsonl`;
}
