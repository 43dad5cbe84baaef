import { undatedReply } from './platform-reply.ts';
import * as z from 'zod';
import type { AspectRatings } from '../../reviews/review.ts';
import { maybeAbsent, starsOrNone } from '../values/cell-schemas.ts';
import { toAnswer, toVisitType } from '../values/cell-values.ts';

import type { ReadRecord, ReviewDraft } from './read-record.ts';
import { Day, dayWritten, parseWhen } from '../values/parse-when.ts';
import { toDraft } from './platform-draft.ts';
import { FIVE, nearestStars } from '../values/rating-scale.ts';
import { RecordId } from '../values/record-id.ts';
import { defineTableFormat } from './table-format.ts';

export const ASPECTS = [
	'customer_service',
	'quality_of_work',
	'friendliness',
	'pricing',
	'overall_experience',
] as const;
const Text = z.string().default('');
const AspectStars = starsOrNone('must be 1 to 5, or 0 if it was not rated');

/** A row in the table. The JSON format also produces these rows, with or without an id. */
export const DealerReview = z.object({
	review_id: maybeAbsent(RecordId),
	location: Text,
	review_date: Day,
	rating: starsOrNone('must be 1 to 5 stars'),
	title: Text,
	review_text: Text,
	reviewer: Text,
	visit_type: Text,
	employees: Text,
	customer_service: AspectStars,
	quality_of_work: AspectStars,
	friendliness: AspectStars,
	pricing: AspectStars,
	overall_experience: AspectStars,
	recommend: Text,
	dealer_response: Text,
	dealer_response_date: Text,
});
type DealerReview = z.output<typeof DealerReview>;

export const DEALER_REVIEWS = 'dealer-reviews';
export const ECHOED = ['review_id', 'location', 'review_date', 'rating', ...ASPECTS];

/** The CSV format of dealer review sites. */
export const dealerReviewCsv = defineTableFormat({
	id: 'dealer-review-csv',
	label: 'dealer review CSV',
	sourceId: DEALER_REVIEWS,
	required: ['review_id', 'location', 'review_date', 'rating', 'review_text'],
	optional: [
		...['title', 'reviewer', 'visit_type', 'employees', ...ASPECTS],
		...['recommend', 'dealer_response', 'dealer_response_date'],
	],
	schema: DealerReview.extend({ review_id: RecordId }),
	echoed: ECHOED,
	idOf: 'review_id',
	toRecord: (row) => toDealerRecord(row, repliesOf(row)),
});

export function toDealerRecord(
	row: DealerReview,
	{ responses, warnings }: Pick<ReviewDraft, 'responses' | 'warnings'>,
): ReadRecord {
	const visit = row.visit_type.trim().toLowerCase();
	const recommend = row.recommend.trim().toLowerCase();
	const [visitType, recommends] = [toVisitType(visit), toAnswer(recommend)];
	return toDraft({
		reviewId: row.review_id,
		rating: row.rating,
		location: { field: 'location', value: row.location.trim() },
		date: { field: 'review_date', value: row.review_date },
		title: row.title,
		text: row.review_text,
		author: row.reviewer,
		authorName: row.reviewer,
		visitType,
		aspectRatings: aspectRatingsOf(row),
		recommends,
		responses,
		technicians: row.employees.split(';'),
		warnings: [
			...warnings,
			...(visit === '' || visitType ? [] : ['visit_type left out: its value is not known']),
			...(recommend === '' || recommends !== undefined
				? []
				: ['recommend left out: it is not Yes or No']),
		],
	});
}

function repliesOf({ dealer_response: text, dealer_response_date: written }: DealerReview) {
	const date = dayWritten(parseWhen(written));
	if (text.trim() === '') return { responses: [], warnings: [] };
	return {
		responses: [{ text, date }],
		warnings: date === undefined ? [undatedReply(written.trim())] : [],
	};
}

function aspectRatingsOf(row: DealerReview): AspectRatings | undefined {
	const rated = ASPECTS.flatMap((aspect) => {
		const value = row[aspect];
		return value === undefined ? [] : [[aspect, nearestStars(value, FIVE).stars]];
	});
	return rated.length === 0 ? undefined : Object.fromEntries(rated);
}
