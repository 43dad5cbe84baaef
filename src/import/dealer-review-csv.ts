import * as z from 'zod';
import type { CalendarDate } from '../reviews/calendar-date.ts';
import type { AspectRatings, VisitType } from '../reviews/review.ts';
import type { ReadRecord } from './import-format.ts';
import { DAYS_IN_NUMBERS, parseDay } from './parse-day.ts';
import { skip, toDraft } from './platform-draft.ts';
import { RecordId } from './record-id.ts';
import { defineTableFormat } from './table-format.ts';

const VISITS: ReadonlyMap<string, VisitType> = new Map([
	['SERVICE VISIT', 'service'],
	['SALES VISIT - NEW', 'sales_new'],
	['SALES VISIT - USED', 'sales_used'],
]);
const ANSWERS: ReadonlyMap<string, boolean> = new Map([
	['yes', true],
	['no', false],
]);
const ASPECTS = [
	'customer_service',
	'quality_of_work',
	'friendliness',
	'pricing',
	'overall_experience',
] as const;
const Text = z.string().default('');
const Day = z.string().transform((written, context): CalendarDate => {
	const day = parseDay(written.trim());
	if (day !== undefined) return day;
	const message = `must be a day that exists, like "March 4, 2024" or "2024-03-04" (${DAYS_IN_NUMBERS})`;
	context.addIssue({ code: 'custom', message });
	return z.NEVER;
});
// 0 or an empty cell: the customer did not rate the aspect.
const AspectStars = z
	.string()
	.regex(/^\s*([0-5](\.0+)?)?\s*$/, 'must be 1 to 5, or 0 where it was not rated')
	.default('')
	.transform(Number);

const DealerReview = z.object({
	review_id: RecordId,
	location: Text,
	review_date: Day,
	// 0 or an empty cell: the customer gave no stars.
	rating: z
		.string()
		.regex(/^\s*([0-5](\.0+)?)?\s*$/, 'must be a whole number of stars, 1 to 5')
		.transform(Number),
	title: Text,
	review_text: z.string(),
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

/** The CSV format of dealer review sites. */
export const dealerReviewCsv = defineTableFormat({
	id: 'dealer-review-csv',
	label: 'dealer review CSV',
	sourceId: 'dealer-reviews',
	required: ['review_id', 'location', 'review_date', 'rating', 'review_text'],
	optional: [
		...['title', 'reviewer', 'visit_type', 'employees', ...ASPECTS],
		...['recommend', 'dealer_response', 'dealer_response_date'],
	],
	schema: DealerReview,
	echoed: ['review_id', 'location', 'review_date', 'rating', ...ASPECTS],
	idOf: 'review_id',
	toRecord,
});

function toRecord(row: DealerReview): ReadRecord {
	if (row.rating === 0) return skip(row.review_id, 'unrated');
	const visit = row.visit_type.trim().toUpperCase();
	const recommend = row.recommend.trim().toLowerCase();
	const { responses, warnings } = responsesOf(row);
	return toDraft({
		reviewId: row.review_id,
		rating: row.rating,
		location: { field: 'location', value: row.location.trim() },
		date: { field: 'review_date', value: row.review_date },
		title: row.title,
		text: row.review_text,
		authorName: row.reviewer,
		visitType: VISITS.get(visit),
		aspectRatings: aspectRatingsOf(row),
		recommends: ANSWERS.get(recommend),
		responses,
		technicians: row.employees.split(';'),
		warnings: [
			...warnings,
			...(visit === '' || VISITS.has(visit) ? [] : ['visit_type left out: its value is not known']),
			...(recommend === '' || ANSWERS.has(recommend)
				? []
				: ['recommend left out: it is not Yes or No']),
		],
	});
}

function responsesOf({ dealer_response: text, dealer_response_date: written }: DealerReview) {
	if (text.trim() === '') return { responses: [], warnings: [] };
	const date = parseDay(written.trim());
	if (date !== undefined) return { responses: [{ text, date }], warnings: [] };
	return {
		responses: [],
		warnings: ['dealer_response left out: dealer_response_date is not a day'],
	};
}

function aspectRatingsOf(row: DealerReview): AspectRatings | undefined {
	const rated = ASPECTS.filter((aspect) => row[aspect] > 0);
	if (rated.length === 0) return undefined;
	return Object.fromEntries(rated.map((aspect) => [aspect, row[aspect]]));
}
