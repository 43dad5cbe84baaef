import type * as z from 'zod';
import { Rating } from '../reviews/review.ts';
import { contentIdOf, WITHOUT_ID } from './content-id.ts';
import { customerName } from './customer-name.ts';
import type { ImportFormat, OperatorAnswers, ReadRecord, ReviewDraft } from './import-format.ts';
import { parseRecord } from './parse-record.ts';
import { RecordId } from './record-id.ts';

/** Reasons for skipping valid records from a platform. The report counts each. */
export const SKIPPED = {
	unrated: 'no stars: the customer did not rate',
	recommendation: 'a recommendation without stars; stars are never made up',
	unpublished: 'not public at the source (filtered, pending, hidden, draft or removed)',
	incentive: 'incentivized: the policy of its source leaves it out (incentivized_or_related)',
	relationship:
		'by someone close to the business: the policy of its source leaves it out (incentivized_or_related)',
} as const;

/** Defaults for records from platforms. A platform proves a visit only if its export says how. */
const OPEN = {
	nameless: 'Customer',
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
	extends Omit<ReviewDraft, keyof Open | 'reviewId' | 'rating' | 'text'>, Partial<Open> {
	/** If it is undefined, an id is made from the content. */
	readonly reviewId: string | undefined;
	readonly rating: number | undefined;
	readonly text?: string | undefined;
	/** The author's name as written. It is shortened, unless `authorName` is given. */
	readonly author?: string | undefined;
}

/**
 * Returns the draft of a record. Skips a record without stars, and rejects one without an id and without
 * anything to make an id from. Ignores an edit time that is not later than the date of the record.
 */
export function toDraft({ author, ...facts }: PlatformRecord): ReadRecord {
	const { rating, date, title, text = '', editedAt } = facts;
	if (rating === undefined) return skip(facts.reviewId, 'unrated');
	const reviewId = facts.reviewId ?? contentIdOf({ date: date.value, author, title, text });
	if (reviewId === undefined) return { kind: 'rejected', problems: [WITHOUT_ID] };
	const isEdit = editedAt !== undefined && Date.parse(editedAt) > Date.parse(date.value);
	const own = { reviewId, rating, text, editedAt: isEdit ? editedAt : undefined };
	return { kind: 'draft', draft: { ...OPEN, authorName: customerName(author), ...facts, ...own } };
}

/** Skips a record. With stars, it is also included in the published counts of skipped reviews. */
export function skip(
	reviewId: string | undefined,
	why: keyof typeof SKIPPED,
	stars?: number,
): ReadRecord {
	const rating = Rating.safeParse(stars).data;
	return { kind: 'skipped', reviewId, reason: SKIPPED[why], rating };
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
	return (value, answers) => {
		const parsed = parseRecord(form.schema, value, echoed);
		if ('data' in parsed) return form.toRecord(parsed.data, answers);
		const id = findId(form.idOf, value);
		const reviewId = RecordId.safeParse(typeof id === 'number' ? String(id) : id).data;
		return { kind: 'rejected', reviewId, problems: parsed.problems };
	};
}

/** Finds the id of a record that may be invalid. */
export function findId(idOf: RecordForm<z.ZodType>['idOf'], record: unknown): unknown {
	if (typeof record !== 'object' || record === null || idOf === undefined) return undefined;
	return typeof idOf === 'string' ? Reflect.get(record, idOf) : idOf(record);
}
