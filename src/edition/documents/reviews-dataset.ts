import * as z from 'zod';
import { Business } from '../../reviews/business/business.ts';
import { VerificationPolicy } from '../../reviews/business/verification-policy.ts';
import { renderJsonList } from '../../endpoints/http/json-list.ts';
import { Instant } from '../../reviews/calendar-date.ts';
import { Review } from '../../reviews/review.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import { AggregateRating, toAggregateRating } from './aggregate-rating.ts';
import { LOG_FILES } from '../../log/log-files.ts';
import type { Edition } from './edition.ts';
import { logPath } from './log-documents.ts';
import { SCHEMA_VERSION } from './schema-version.ts';

/** The transparency log and its newest checkpoint. */
export const NamedLog = z
	.strictObject({
		origin: z.string().describe('Name of the log.'),
		size: z.int().min(0).describe('Number of entries.'),
		root: z.string().describe('Root of its Merkle tree (RFC 6962), in base64.'),
		checkpoint: z.url().describe('The signed checkpoint.'),
		pending: z
			.int()
			.min(0)
			.describe('Reviews that differ from the log, because they are not logged yet.'),
	})
	.describe('The transparency log that lets anyone check these reviews.');

/** The part before the reviews: the business and its ratings. */
export const DatasetHead = z.strictObject({
	version: z.string(),
	edition: z.string().describe('Changes when, and only when, the data in it change.'),
	modified: Instant.optional().describe('When records of reviews or business data last changed.'),
	business: Business,
	aggregate_rating: AggregateRating,
	verification_policy: z.strictObject({
		...VerificationPolicy.shape,
		url: z.url().describe('The full text.'),
	}),
	log: NamedLog.optional(),
});
export type DatasetHead = z.output<typeof DatasetHead>;

/** The document at `/reviews.json`. */
export const ReviewsDataset = z
	.strictObject({
		...DatasetHead.shape,
		reviews: z.array(Review).describe('Every published review, newest first.'),
	})
	.meta({ id: 'ReviewsDataset', description: 'The business and all its published reviews.' });
export type ReviewsDataset = z.output<typeof ReviewsDataset>;

export function renderReviewsDataset(edition: Edition): Generator<string> {
	return renderJsonList({ ...createDatasetHead(edition) }, 'reviews', edition.reviewLines);
}

export function createDatasetHead(edition: Edition): DatasetHead {
	const { log } = edition;
	return {
		version: SCHEMA_VERSION,
		edition: edition.datasetId,
		modified: edition.datasetModified,
		business: edition.business,
		aggregate_rating: toAggregateRating(edition.reviews),
		verification_policy: {
			...edition.policy,
			url: absoluteUrl(edition.baseUrl, PATHS.policy),
		},
		...(log && {
			log: {
				...{ origin: log.origin, size: log.checkpoint.size, root: log.checkpoint.root },
				checkpoint: absoluteUrl(edition.baseUrl, logPath(log, LOG_FILES.checkpoint)),
				pending: log.pending,
			},
		}),
	};
}
