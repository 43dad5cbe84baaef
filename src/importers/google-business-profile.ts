import * as z from 'zod';
import { Instant } from '../reviews/calendar-date.ts';
import { readAll, type ExportFile } from './export-file.ts';
import type { FileSample } from './file-sample.ts';
import type { ImportFormat, RawRecord, ReadRecord } from './import-format.ts';
import { problemsOf } from './record-problems.ts';

const STARS: Readonly<Record<string, number>> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };
const ECHOED = new Set(['name', 'starRating', 'createTime', 'updateTime']);
const LOCATION = /^accounts\/[^/]+\/locations\/[^/]+/;

const ReviewReply = z.object({
	comment: z.string().default(''),
	updateTime: Instant,
	reviewReplyState: z.string().optional(),
});

const GoogleReview = z.object({
	name: z.string().regex(LOCATION, 'must begin with "accounts/…/locations/…"'),
	reviewId: z.string().min(1).optional(),
	reviewer: z
		.object({ displayName: z.string().optional(), isAnonymous: z.boolean().optional() })
		.optional(),
	starRating: z.enum(Object.keys(STARS), 'must be ONE, TWO, THREE, FOUR or FIVE'),
	comment: z.string().optional(),
	createTime: Instant,
	updateTime: Instant.optional(),
	reviewReply: ReviewReply.optional(),
});

const GoogleReviews = z.object({ reviews: z.array(z.unknown()) });
const LocationReviews = z.object({ name: z.string(), review: z.looseObject({}) });
const LocationReviewsPage = z.object({ locationReviews: z.array(z.unknown()) });
const EmptyPage = z.object({ totalReviewCount: z.number(), averageRating: z.number() });

/** The answers of the Business Profile API's `reviews.list` and `batchGetReviews`. */
export const googleBusinessProfile: ImportFormat = {
	id: 'google-business-profile',
	label: 'Google Business Profile JSON',
	takes: 'JSON of "reviews" with "starRating" and "createTime", one or many pages',
	kinds: ['json'],
	sourceId: 'business-profile',
	confidence,
	parse,
	read,
};

function confidence(sample: FileSample): number {
	if (sample.kind !== 'json') return 0;
	const reviews = toReviews(sample.value);
	if (reviews === undefined) return 0;
	if (reviews.length === 0) return Array.isArray(sample.value) ? 0 : 0.8;
	const typical = reviews.filter(
		(review) =>
			typeof review === 'object' &&
			review !== null &&
			'starRating' in review &&
			'createTime' in review,
	);
	return Math.round((typical.length / reviews.length) * 100) / 100;
}

async function* parse(file: ExportFile): AsyncGenerator<RawRecord> {
	if (file.sample.kind !== 'json') return;
	const text = await readAll(file.text());
	let position = 0;
	let line = 1;
	for (const value of toReviews(file.sample.value) ?? []) {
		const at = text.indexOf(JSON.stringify(idOf(value) ?? ''), position);
		if (at !== -1) {
			line += text.slice(position, at).split('\n').length - 1;
			position = at + 1;
		}
		yield { line, value };
	}
}

function read(value: unknown): ReadRecord {
	const parsed = GoogleReview.safeParse(value);
	const reviewId = idOf(value);
	if (!parsed.success) {
		return { kind: 'rejected', reviewId, problems: problemsOf(parsed.error, value, ECHOED) };
	}

	const { name, reviewer, starRating, comment, createTime, updateTime, reviewReply } = parsed.data;
	if (reviewId === undefined) {
		return { kind: 'rejected', problems: [{ field: 'reviewId', reason: 'must be given' }] };
	}
	const state = reviewReply?.reviewReplyState;
	const unpublished = state === 'PENDING' || state === 'REJECTED';
	const hasReply = reviewReply !== undefined && reviewReply.comment.trim() !== '' && !unpublished;
	const anonymous = reviewer?.isAnonymous === true || reviewer?.displayName === undefined;
	return {
		kind: 'draft',
		draft: {
			reviewId,
			rating: STARS[starRating] ?? 0,
			location: { field: 'name', value: LOCATION.exec(name)?.[0] ?? name },
			date: { field: 'createTime', value: createTime },
			editedAt: updateTime === createTime ? undefined : updateTime,
			text: comment ?? '',
			authorName: anonymous ? undefined : reviewer.displayName,
			nameless: 'A Google user',
			responses: hasReply ? [{ text: reviewReply.comment, date: reviewReply.updateTime }] : [],
			technicians: [],
			services: [],
			proven: 'platform_account_only',
			orders: [],
			phones: [],
			warnings: unpublished ? [`reply left out: its state is ${state}`] : [],
		},
	};
}

/** The reviews of a page, of many, of a batch or of a bare list; undefined for anything else. */
function toReviews(value: unknown): unknown[] | undefined {
	if (Array.isArray(value)) {
		const pages = value.map(toPage);
		return pages.every((page) => page !== undefined) ? pages.flat() : value;
	}
	return toPage(value);
}

function toPage(value: unknown): unknown[] | undefined {
	const page = GoogleReviews.safeParse(value);
	if (page.success) return page.data.reviews;
	const batch = LocationReviewsPage.safeParse(value);
	if (batch.success) return batch.data.locationReviews.map(fromBatch);
	return EmptyPage.safeParse(value).success ? [] : undefined;
}

/** A batch names the location beside the review. */
function fromBatch(value: unknown): unknown {
	const entry = LocationReviews.safeParse(value);
	return entry.success ? { name: entry.data.name, ...entry.data.review } : value;
}

function idOf(value: unknown): string | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	if ('reviewId' in value && typeof value.reviewId === 'string') return value.reviewId;
	if (!('name' in value) || typeof value.name !== 'string') return undefined;
	return /\/reviews\/([^/]+)$/.exec(value.name)?.[1];
}
