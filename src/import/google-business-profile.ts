import * as z from 'zod';
import { Instant } from '../reviews/calendar-date.ts';
import { maybeAbsent, Text } from './cell-schemas.ts';
import type { ExportFile } from './export-file.ts';
import type { FileSample } from './file-sample.ts';
import { toGoogleReviews } from './google-pages.ts';
import { toResponses } from './google-reply.ts';
import type { ImportFormat, RawRecord, ReadRecord, ReviewDraft } from './import-format.ts';
import { jsonRecords } from './json-records.ts';
import { parseRecord } from './parse-record.ts';
import { toDraft } from './platform-draft.ts';
import { RecordId } from './record-id.ts';

const STARS: ReadonlyMap<string, number> = new Map([
	['ONE', 1],
	['TWO', 2],
	['THREE', 3],
	['FOUR', 4],
	['FIVE', 5],
]);
const ECHOED = new Set(['name', 'starRating', 'createTime']);
const LOCATION = /^accounts\/[^/]+\/locations\/[^/]+/;
/** The name that Google shows for hidden authors. */
const NAMELESS = 'A Google user';

const Reviewer = z.object({
	displayName: Text,
	isAnonymous: maybeAbsent(z.boolean()),
});

const GoogleReview = z.object({
	name: Text,
	reviewer: maybeAbsent(Reviewer),
	starRating: z.enum([...STARS.keys()], 'must be ONE, TWO, THREE, FOUR or FIVE'),
	comment: Text,
	createTime: Instant,
	updateTime: maybeAbsent(z.unknown()),
	reviewReply: maybeAbsent(z.unknown()),
});
type GoogleReview = z.output<typeof GoogleReview>;

/** Responses of the Business Profile API to `reviews.list` and `batchGetReviews`. */
export const googleBusinessProfile: ImportFormat = {
	id: 'google-business-profile',
	label: 'Google Business Profile JSON',
	takes:
		'JSON of "reviews" with "starRating" and "createTime", one or many pages, whole or one a line',
	kinds: ['json', 'json-lines'],
	sourceId: 'business-profile',
	confidence,
	parse,
	read,
};

/** The share of records that look like Google reviews. An empty page also counts as a page. */
function confidence(sample: FileSample): number {
	if (sample.kind === 'table') return 0;
	const values = sample.kind === 'json' ? [sample.value] : sample.values;
	const reviews = toGoogleReviews(values);
	if (reviews.length === 0) return values.flat().length === 0 ? 0 : 0.8;
	const typical = reviews.filter(
		(review) =>
			typeof review === 'object' &&
			review !== null &&
			'starRating' in review &&
			'createTime' in review,
	);
	return Math.round((typical.length / reviews.length) * 100) / 100;
}

function parse(file: ExportFile): AsyncIterable<RawRecord> {
	return jsonRecords(file, { recordsOf: toGoogleReviews, idOf });
}

function read(value: unknown): ReadRecord {
	const parsed = parseRecord(GoogleReview, value, ECHOED);
	const reviewId = parseRecord(RecordId, idOf(value), new Set());
	if ('problems' in parsed || 'problems' in reviewId) {
		const ofId = 'problems' in reviewId ? reviewId.problems : [];
		const problems = [
			...ofId.map(({ reason }) => ({ field: 'reviewId', reason })),
			...('problems' in parsed ? parsed.problems : []),
		];
		return { kind: 'rejected', reviewId: 'data' in reviewId ? reviewId.data : undefined, problems };
	}

	const { name = '', starRating, comment, createTime, reviewReply } = parsed.data;
	const { editedAt, warnings } = editOf(parsed.data);
	const reply = toResponses(reviewReply);
	return toDraft({
		reviewId: reviewId.data,
		rating: STARS.get(starRating) ?? 0,
		location: { field: 'name', value: LOCATION.exec(name)?.[0] ?? name },
		date: { field: 'createTime', value: createTime },
		editedAt,
		text: comment ?? '',
		authorName: nameOf(parsed.data),
		nameless: NAMELESS,
		responses: reply.responses,
		warnings: [...warnings, ...reply.warnings],
	});
}

/** Every review has an update time. It is an edit only if it is later than the creation time. */
function editOf({
	createTime,
	updateTime,
}: GoogleReview): Pick<ReviewDraft, 'editedAt' | 'warnings'> {
	if (updateTime === undefined) return { warnings: [] };
	const editedAt = Instant.safeParse(updateTime).data;
	if (editedAt === undefined) {
		return { warnings: ['edit time left out: updateTime is not an RFC 3339 time with a zone'] };
	}
	const isEdit = Date.parse(editedAt) > Date.parse(createTime);
	return { editedAt: isEdit ? editedAt : undefined, warnings: [] };
}

function nameOf({ reviewer }: GoogleReview): string | undefined {
	const name = reviewer?.displayName?.trim();
	const hidden = reviewer?.isAnonymous === true || name?.toLowerCase() === NAMELESS.toLowerCase();
	return hidden ? undefined : name;
}

/** Returns the review's id, from `reviewId` or from the end of the resource name. */
function idOf(value: unknown): string | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const given = 'reviewId' in value ? value.reviewId : undefined;
	if (typeof given === 'string' && given.trim() !== '') return given;
	if (!('name' in value) || typeof value.name !== 'string') return undefined;
	return /\/reviews\/([^/]+)$/.exec(value.name)?.[1];
}
