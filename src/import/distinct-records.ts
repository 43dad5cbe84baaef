import { hash } from 'node:crypto';
import type { ReadRecord, ReviewDraft } from './formats/read-record.ts';
import { furtherIdOf, isMadeId } from './stored/content-id.ts';

/** A named customer who writes this many letters twice on a day sent one review twice. */
const DISTINCTIVE_LENGTH = 40;

type Draft = Pick<
	ReviewDraft,
	'date' | 'orders' | 'secrets' | 'phones' | 'fullName' | 'text' | 'rating'
>;

/**
 * Creates a function that gives the different records of one file different ids. Without ids, all customers of a day
 * who wrote "Great!" would be one. The number of the record among them makes the id, so that it stays if a cell is
 * edited.
 * @param isAsked whether the business itself asked for the reviews of a source
 */
export function createDistinctIds(isAsked: (sourceId: string | undefined) => boolean) {
	const rows = new Map<string, string[]>();
	const refused = new Set<string>();

	return (record: ReadRecord, row: unknown): ReadRecord => {
		const { id, sourceId } = identityOf(record);
		if (id === undefined || !isMadeId(id)) return record;
		const key = `${sourceId}\n${id}`;
		// A customer with a name who refuses once has refused.
		if (record.kind === 'refused' && record.isNameless !== true) refused.add(key);
		if (refused.has(key)) return record;
		const known = rows.get(key) ?? [];
		rows.set(key, known);
		const written = record.kind === 'draft' && isOneReview(record.draft);
		const print = written ? String(record.draft.rating) : hash('sha256', JSON.stringify(row));
		const mayRepeat = record.kind === 'draft' && isAsked(sourceId) && isAnyone(record.draft);
		const at = mayRepeat ? -1 : known.indexOf(print);
		const number = at < 0 ? known.push(print) - 1 : at;
		return number === 0 ? record : withId(record, furtherIdOf(id, number));
	};
}

function identityOf(record: ReadRecord): { id: string | undefined; sourceId: string | undefined } {
	if ('draft' in record) return { id: record.draft.reviewId, sourceId: record.draft.sourceId };
	const unpermitted = 'unpermitted' in record ? record.unpermitted : undefined;
	return { id: unpermitted ?? record.reviewId, sourceId: record.sourceId };
}

function withId(record: ReadRecord, id: string): ReadRecord {
	if (record.kind === 'draft') return { ...record, draft: { ...record.draft, reviewId: id } };
	if (record.kind === 'recommendation') {
		return { ...record, draft: { ...record.draft, reviewId: id } };
	}
	if (record.kind === 'refused') return { ...record, reviewId: id };
	return {
		...record,
		...(record.reviewId !== undefined && { reviewId: id }),
		...(record.unpermitted !== undefined && { unpermitted: id }),
	};
}

/** Whether a name and a long text show that two such records are one review. */
function isOneReview({ fullName, text }: Draft): boolean {
	return fullName !== undefined && text.length >= DISTINCTIVE_LENGTH;
}

/** Whether nothing tells who gave an answer, or when on its day: two equal ones are from two customers. */
function isAnyone({ date, orders, secrets = [], phones, fullName }: Draft): boolean {
	const isDay = !date.value.includes('T');
	return isDay && fullName === undefined && orders.length + secrets.length + phones.length === 0;
}
