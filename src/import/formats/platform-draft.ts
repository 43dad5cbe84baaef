import type * as z from 'zod';
import { NAMELESS } from '../../reviews/display-text.ts';
import { contentIdOf, WITHOUT_ID } from '../stored/content-id.ts';
import { customerName } from '../values/customer-name.ts';
import { findReplies } from './find-replies.ts';
import { toFlatRecord } from '../generic/flat-record.ts';
import type { ImportFormat, OperatorAnswers } from './import-format.ts';
import type { ReadRecord, ReviewDraft } from './read-record.ts';
import { parseRating } from '../values/parse-rating.ts';
import { parseRecord } from '../parse-record.ts';
import { toReplies } from './platform-reply.ts';
import { hasPrivateReply, PRIVATE_REPLY, withoutPrivateReplies } from './private-replies.ts';
import { FIVE, nearestStars, toStars, type Stars } from '../values/rating-scale.ts';
import { RecordId } from '../values/record-id.ts';
import { unusedMembers } from './unused-members.ts';
import { withoutPlace } from '../values/without-place.ts';

/** Reasons for skipping valid records from a platform. The report counts each. */
export const SKIPPED = {
	unrated: 'no stars: the customer did not rate',
	unpublished: 'not public at the source (filtered, pending, hidden, draft or removed)',
	incentive: 'incentivized: the policy of its source leaves it out (incentivized_or_related)',
	relationship:
		'by someone connected to the business: the policy of its source leaves it out (incentivized_or_related)',
} as const;

/** Defaults for records from platforms. A platform proves a visit only if its export says how. */
const OPEN = {
	nameless: NAMELESS.name,
	location: { field: 'location', value: '' },
	responses: [],
	technicians: [],
	services: [],
	proven: 'platform_account_only',
	orders: [],
	phones: [],
	warnings: [],
} satisfies Partial<ReviewDraft>;

type Open = Pick<ReviewDraft, keyof typeof OPEN>;

/** A record from a platform, with the fields that its export has. */
interface PlatformRecord
	extends
		Omit<ReviewDraft, keyof Open | 'reviewId' | 'rating' | 'sourceRating' | 'text'>,
		Partial<Open> {
	/** If it is undefined, an id is made from the content. */
	readonly reviewId: string | undefined;
	/** Stars as written, also with a fraction, or as converted. */
	readonly rating: number | Stars | undefined;
	readonly text?: string | undefined;
	/** The author's name as written. It is shortened, unless `authorName` is given. */
	readonly author?: string | undefined;
}

/**
 * Returns the draft of a record. One without stars is a recommendation if it says so, and else skipped.
 * Rejects a record without an id and without anything to make an id from: author, title and text, or the
 * time of a recommendation. Ignores an edit time that is not later than the date of the record.
 */
export function toDraft({ author, ...facts }: PlatformRecord): ReadRecord {
	const { date, title, text = '', editedAt, recommends, warnings = [] } = facts;
	const rated = typeof facts.rating === 'number' ? nearestStars(facts.rating, FIVE) : facts.rating;
	if (rated === undefined && recommends === undefined) return skip(facts.reviewId, 'unrated');
	const time = rated === undefined && date.value.includes('T') ? date.value : undefined;
	const made = contentIdOf({ date: date.value, author, title, text });
	const reviewId = facts.reviewId ?? made ?? time;
	if (reviewId === undefined) return { kind: 'rejected', problems: [WITHOUT_ID] };
	if (rated === undefined) {
		const draft = { ...OPEN, ...facts, reviewId, recommends: recommends === true };
		return { kind: 'recommendation', draft };
	}
	const isEdit = editedAt !== undefined && Date.parse(editedAt) > Date.parse(date.value);
	const { stars: rating, sourceRating } = rated;
	const own = {
		...{ reviewId, rating, sourceRating, text },
		editedAt: isEdit ? editedAt : undefined,
		warnings: [...warnings, ...describeConversion(rated)],
	};
	const authorName = customerName(author);
	const names = { authorName, fullName: authorName && withoutPlace(author ?? '') };
	return { kind: 'draft', draft: { ...OPEN, ...names, ...facts, ...own } };
}

/** Skips a record. With stars, it is also included in the published counts of skipped reviews. */
export function skip(
	reviewId: string | undefined,
	why: keyof typeof SKIPPED,
	stars?: number,
): Extract<ReadRecord, { kind: 'skipped' }> {
	const rating = stars === undefined ? undefined : nearestStars(stars, FIVE).stars;
	return {
		kind: 'skipped',
		reviewId,
		reason: SKIPPED[why],
		rating,
		isWithheld: why === 'unpublished',
	};
}

function describeConversion({ stars, sourceRating }: Stars): string[] {
	if (sourceRating === undefined) return [];
	const { value, best, worst } = sourceRating;
	const scale = best < worst ? `on a scale on which ${best} is best` : `out of ${best}`;
	return [`rating ${value} ${scale} became ${stars === 1 ? '1 star' : `${stars} stars`}`];
}

/** Returns the location of a record, with all names that the export gives for it. */
export function placeNamed(field: string, ...names: readonly (string | undefined)[]) {
	const [value = '', ...alternatives] = names.flatMap((name) => name ?? []);
	return { field, value, alternatives };
}

export interface RecordForm<Schema extends z.ZodType> {
	readonly schema: Schema;
	/** Members without personal data. Error messages may show their values. */
	readonly echoed: readonly string[];
	/** The member with the record's id, or a function that finds it; absent if records have none. */
	readonly idOf?: string | ((record: object) => unknown);
	toRecord(record: z.output<Schema>, answers: OperatorAnswers): ReadRecord;
}

/** Returns a function that validates and converts records, or rejects them with all problems. */
export function createReader<Schema extends z.ZodType>(
	form: RecordForm<Schema>,
): ImportFormat['read'] {
	const echoed = new Set(form.echoed);
	return (written, answers) => {
		const { record: value, warnings } = withoutPrivateReplies(written);
		const parsed = parseRecord(form.schema, value, echoed);
		if ('data' in parsed) {
			const read = form.toRecord(parsed.data, answers);
			if (read.kind === 'rejected') return { rating: findStars(value), ...read };
			if (read.kind === 'skipped' || read.kind === 'refused') return read;
			const unused = [...(read.unused ?? []), ...unusedMembers(value, isIn(parsed.data))];
			if (read.kind === 'recommendation') return { ...read, unused };
			const draft = withReplies(read.draft, value);
			return { ...read, unused, draft: { ...draft, warnings: [...draft.warnings, ...warnings] } };
		}
		const id = findId(form.idOf, value);
		const reviewId = RecordId.safeParse(typeof id === 'number' ? String(id) : id).data;
		return { kind: 'rejected', reviewId, rating: findStars(value), problems: parsed.problems };
	};
}

/** Adds replies in members that the format does not have, if it found none. */
function withReplies(draft: ReviewDraft, record: unknown): ReviewDraft {
	const isDone =
		draft.responses.length > 0 || draft.warnings.some((one) => one.startsWith('reply left out'));
	const { responses, warnings } = toReplies(isDone ? [] : findReplies(record));
	if (responses.length > 0 && hasPrivateReply(toFlatRecord(record) ?? {})) {
		return { ...draft, warnings: [...draft.warnings, PRIVATE_REPLY] };
	}
	return isDone ? draft : { ...draft, responses, warnings: [...draft.warnings, ...warnings] };
}

/** Returns a function that says whether a schema has kept a member of a record, in any form. */
function isIn(parsed: unknown): (name: string) => boolean {
	const names = Object.keys(toFlatRecord(parsed) ?? {});
	return (name) => {
		const [outer] = name.split(/[.[]/);
		return names.some((one) => one === name || one === outer || one.startsWith(`${name}.`));
	};
}

/** Finds the stars of a record that may be invalid. */
function findStars(record: unknown): number | undefined {
	if (typeof record !== 'object' || record === null) return undefined;
	for (const name of ['rating', 'stars', 'review_rating', 'starRating']) {
		const written = parseRating(String(Reflect.get(record, name) ?? ''));
		if (written !== undefined) return toStars(written, FIVE).stars;
	}
	return findStars(Reflect.get(record, 'review'));
}

/** Finds the id of a record that may be invalid. */
export function findId(idOf: RecordForm<z.ZodType>['idOf'], record: unknown): unknown {
	if (typeof record !== 'object' || record === null || idOf === undefined) return undefined;
	return typeof idOf === 'string' ? Reflect.get(record, idOf) : idOf(record);
}
