import * as z from 'zod';
import { Instant } from '../../reviews/calendar-date.ts';
import { maybeAbsent, Text } from '../values/cell-schemas.ts';
import { defineDocumentFormat } from './document-format.ts';
import type { FileSample } from '../files/file-sample.ts';
import type { ImportFormat } from './import-format.ts';
import type { ReadRecord, ReviewDraft } from './read-record.ts';
import { undatedReply } from './platform-reply.ts';
import { recordsIn } from '../files/json-records.ts';
import { isPlaceholder } from '../values/placeholder-name.ts';
import { toDraft } from './platform-draft.ts';
import { RecordId } from '../values/record-id.ts';

const STARS: ReadonlyMap<string, number> = new Map([
	['ONE', 1],
	['TWO', 2],
	['THREE', 3],
	['FOUR', 4],
	['FIVE', 5],
]);
const LOCATION = /^accounts\/[^/]+\/locations\/[^/]+/;
/** The name that Google shows for anonymous authors. */
const NAMELESS = 'A Google user';

const Reviewer = z.object({
	displayName: Text,
	isAnonymous: maybeAbsent(z.boolean()),
});

const GoogleReview = z.preprocess(
	withId,
	z.object({
		reviewId: RecordId,
		name: Text,
		reviewer: maybeAbsent(Reviewer),
		starRating: z.enum(
			[...STARS.keys(), 'STAR_RATING_UNSPECIFIED'],
			'must be ONE, TWO, THREE, FOUR or FIVE',
		),
		comment: Text,
		createTime: Instant,
		updateTime: maybeAbsent(z.unknown()),
		reviewReply: maybeAbsent(z.unknown()),
	}),
);
type GoogleReview = z.output<typeof GoogleReview>;

const LocationReview = z.object({ name: z.string(), review: z.looseObject({}) });
/** Google's response for a location without reviews: totals, or nothing. */
const EmptyPage = z.strictObject({
	totalReviewCount: z.number().optional(),
	averageRating: z.number().optional(),
	nextPageToken: z.string().optional(),
});

const format = defineDocumentFormat({
	id: 'google-business-profile',
	label: 'Google Business Profile JSON',
	sourceId: 'business-profile',
	records: 'reviews',
	pages: ['reviews', 'locationReviews'],
	unwrap,
	required: [['starRating', 'createTime']],
	optional: [],
	idOf,
	schema: GoogleReview,
	echoed: ['name', 'starRating', 'createTime'],
	toRecord,
});

/** Responses from the Business Profile API to `reviews.list` and `batchGetReviews`. */
export const googleBusinessProfile: ImportFormat = {
	...format,
	statesTotals: true,
	accepts:
		'JSON of "reviews" with "starRating" and "createTime", one or many pages, in one document or one per line',
	confidence: (sample) => format.confidence(sample) || (isEmptyPage(sample) ? 0.8 : 0),
};

function isEmptyPage(sample: FileSample): boolean {
	if (sample.kind === 'table') return false;
	const values = (sample.kind === 'json' ? [sample.value] : sample.values).flat();
	return values.length > 0 && recordsIn('reviews', 'locationReviews')(values).every(isTotals);
}

function isTotals(value: unknown): boolean {
	return EmptyPage.safeParse(value).success;
}

/** Returns the review of an entry. In a batch, the location's name is outside the review. Skips totals. */
function unwrap(value: unknown): unknown[] {
	if (isTotals(value)) return [];
	const { data } = LocationReview.safeParse(value);
	if (data === undefined) return [value];
	const { name, review } = data;
	const own = review['name'];
	return [{ ...review, name: typeof own === 'string' && own.trim() !== '' ? own : name }];
}

function toRecord(review: GoogleReview): ReadRecord {
	const { name = '', createTime } = review;
	const { editedAt, warnings } = editOf(review);
	const reply = toResponses(review.reviewReply);
	return toDraft({
		reviewId: review.reviewId,
		rating: STARS.get(review.starRating),
		location: { field: 'name', value: LOCATION.exec(name)?.[0] ?? name },
		date: { field: 'createTime', value: createTime },
		editedAt,
		text: review.comment,
		...namesOf(review),
		nameless: NAMELESS,
		responses: reply.responses,
		warnings: [...warnings, ...reply.warnings],
	});
}

/** Every review has an update time. `toDraft` drops it if it is not later than the creation time. */
function editOf({ updateTime }: GoogleReview): Pick<ReviewDraft, 'editedAt' | 'warnings'> {
	const editedAt = Instant.safeParse(updateTime).data;
	const isBroken = updateTime !== undefined && editedAt === undefined;
	const warning = 'edit time left out: updateTime is not an RFC 3339 time with a zone';
	return { editedAt, warnings: isBroken ? [warning] : [] };
}

/** The name of an anonymous author is only masked in texts. */
function namesOf({ reviewer }: GoogleReview): Pick<ReviewDraft, 'authorName' | 'fullName'> {
	const name = reviewer?.displayName?.trim();
	if (reviewer?.isAnonymous !== true) return { authorName: name };
	return name === undefined || isPlaceholder(name) ? {} : { fullName: name };
}

/** Returns the review's id, from `reviewId` or from the end of the resource name. */
function idOf(value: object): string | undefined {
	const given = 'reviewId' in value ? value.reviewId : undefined;
	if (typeof given === 'string' && given.trim() !== '') return given;
	if (!('name' in value) || typeof value.name !== 'string') return undefined;
	return /\/reviews\/([^/]+)$/.exec(value.name)?.[1];
}

function withId(value: unknown): unknown {
	const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
	return isObject ? { ...value, reviewId: idOf(value) } : value;
}

const ReviewReply = z.object({
	comment: Text,
	updateTime: z.unknown(),
	reviewReplyState: Text,
	policyViolation: maybeAbsent(z.unknown()),
});

const UNPUBLISHED = new Set(['PENDING', 'REJECTED']);

/**
 * Returns the business's reply to a review, if it is public. An invalid reply is left out with a
 * warning; the review itself is still imported.
 */
function toResponses(written: unknown): Pick<ReviewDraft, 'responses' | 'warnings'> {
	if (written === undefined) return { responses: [], warnings: [] };
	const reply = ReviewReply.safeParse(written).data;
	if (reply === undefined) return leaveOutReply('it is not in the expected form');
	const { comment, updateTime, reviewReplyState: state, policyViolation } = reply;
	if (state !== undefined && UNPUBLISHED.has(state)) return leaveOutReply(`its state is ${state}`);
	if (policyViolation !== undefined) return leaveOutReply('it violates a Google policy');
	if (comment === undefined) return { responses: [], warnings: [] };

	const date = Instant.safeParse(updateTime).data;
	const warnings = date === undefined ? [undatedReply(updateTime)] : [];
	return { responses: [{ text: comment, date }], warnings };
}

function leaveOutReply(why: string) {
	return { responses: [], warnings: [`reply left out: ${why}`] };
}
