import type * as z from 'zod';
import { Rating } from '../reviews/review.ts';
import type { ImportFormat, OperatorAnswers, ReadRecord, ReviewDraft } from './import-format.ts';
import { parseRecord } from './parse-record.ts';
import { RecordId } from './record-id.ts';

/** Reasons for skipping valid records of a platform. The report counts each. */
export const SKIPPED = {
	unrated: 'no stars: the customer did not rate',
	recommendation: 'a recommendation without stars, which are never made up for it',
	unpublished: 'not public at the source (filtered, pending, hidden, draft or removed)',
	incentivized: 'incentivized: the published record has no place to say so',
} as const;

/** Defaults for records of platforms. A platform proves no visit unless its export says how. */
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

export function toDraft(facts: Omit<ReviewDraft, keyof Open> & Partial<Open>): ReadRecord {
	return { kind: 'draft', draft: { ...OPEN, ...facts } };
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
