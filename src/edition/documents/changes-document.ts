import * as z from 'zod';
import { WINDOW_DAYS } from '../../reviews/changes/change-window.ts';
import type { ChangeMark } from '../../reviews/changes/list-changes.ts';
import { renderJsonList } from '../../endpoints/http/json-list.ts';
import { Instant } from '../../reviews/calendar-date.ts';
import { EditionMark } from '../../reviews/publication.ts';
import { Review, ReviewId } from '../../reviews/review.ts';
import { Tombstone } from '../../reviews/stored-review.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from './edition.ts';
import { createDocument, type PublishedDocument } from './published-document.ts';
import { createDatasetHead, DatasetHead, renderReviewsDataset } from './reviews-dataset.ts';
import { SCHEMA_VERSION } from './schema-version.ts';

const at = Instant.describe('The time of the first edition that includes the change.');

/** A change and the review's current state. Each review has at most one. */
export const ReviewChange = z
	.discriminatedUnion('type', [
		z.strictObject({
			type: z
				.enum(['added', 'edited'])
				.describe(
					'"added" if the oldest edition of the window lacks it, else "edited": a member changed.',
				),
			id: ReviewId,
			at,
			review: Review,
		}),
		z.strictObject({
			type: z.literal('removed'),
			id: ReviewId,
			at,
			tombstone: Tombstone.optional().describe(
				'Why it was removed; absent if no removal was recorded, as when the policy of its source changed.',
			),
		}),
	])
	.meta({
		id: 'ReviewChange',
		description: 'A review that was added, edited or removed. Only "removed" has no review.',
	});
export type ReviewChange = z.output<typeof ReviewChange>;

/** The part before the changes, also the first line of `/changes.ndjson`. */
export const ChangesHead = z.strictObject({
	version: z.string(),
	edition: z.string().describe('The edition of /reviews.json that the changes lead to.'),
	modified: Instant.optional(),
	window: z.strictObject({
		days: z
			.int()
			.describe('Maximum length of the window in days, counted back from the newest edition.'),
		since: Instant.optional().describe('Time of the oldest edition of the window.'),
		editions: z
			.array(EditionMark)
			.describe(
				'The editions that can be brought up to date with these changes, newest first. A copy of ' +
					'any other edition must be replaced by /reviews.json.',
			),
	}),
	target: z
		.strictObject({
			url: z.url(),
			etag: z.string().describe('The strong ETag, quotes included.'),
			sha256: z.string(),
			bytes: z.int().min(0),
		})
		.describe('The document that an updated copy must match byte for byte.'),
	dataset: DatasetHead.describe(
		'Every member of /reviews.json except "reviews", in the same order.',
	),
	count: z.int().min(0).describe('How many changes follow.'),
});
export type ChangesHead = z.output<typeof ChangesHead>;

/** The document at `/changes.json`. */
export const ReviewChanges = z
	.strictObject({
		...ChangesHead.shape,
		changes: z.array(ReviewChange).describe('Newest first.'),
	})
	.meta({
		id: 'ReviewChanges',
		description: 'What was added, edited and removed since the oldest edition of the window.',
	});
export type ReviewChanges = z.output<typeof ReviewChanges>;

/** The first line of `/changes.ndjson`. */
export const ChangesHeadLine = z
	.strictObject({ type: z.literal('head'), ...ChangesHead.shape })
	.describe('The first line of /changes.ndjson.');

export function renderChanges(edition: Edition): Generator<string> {
	return renderJsonList({ ...createHead(edition) }, 'changes', [...renderMarks(edition)]);
}

/** Yields the head, then one change per line. */
export function* renderChangeLines(edition: Edition): Generator<string> {
	yield `${JSON.stringify({ type: 'head', ...createHead(edition) })}\n`;
	for (const line of renderMarks(edition)) yield `${line}\n`;
}

function createHead(edition: Edition): ChangesHead {
	const { editions, marks } = edition.changes;
	const { etag, sha256, bytes } = describeTarget(edition);
	return {
		version: SCHEMA_VERSION,
		edition: edition.datasetId,
		modified: edition.datasetModified,
		window: { days: WINDOW_DAYS, since: editions.at(-1)?.modified, editions: [...editions] },
		target: { url: absoluteUrl(edition.baseUrl, PATHS.reviews), etag, sha256, bytes },
		dataset: createDatasetHead(edition),
		count: marks.length,
	};
}

/** Yields changes as lines of JSON. Each review has the same bytes as in `/reviews.json`. */
function* renderMarks({ changes, reviews, reviewLines, removed, log }: Edition): Generator<string> {
	const lines = new Map(reviews.map(({ id }, index) => [id, reviewLines[index] ?? '']));
	const removals = log?.removals ?? removed;
	const tombstones = new Map(removals.map((tombstone) => [tombstone.id, tombstone]));
	for (const { type, id, at: time } of changes.marks) {
		const facts = { type, id, at: time } satisfies ChangeMark;
		const line = lines.get(id);
		if (line === undefined) yield JSON.stringify({ ...facts, tombstone: tombstones.get(id) });
		else yield `${JSON.stringify(facts).slice(0, -1)},"review":${line}}`;
	}
}

const targets = new WeakMap<Edition, PublishedDocument>();

/** Renders the dataset once per edition, because it is the largest document. */
function describeTarget(edition: Edition): PublishedDocument {
	const known = targets.get(edition);
	if (known) return known;
	const render = () => renderReviewsDataset(edition);
	const target = createDocument([PATHS.reviews], 'reviews.json', render, undefined);
	targets.set(edition, target);
	return target;
}
