import { dayOf } from '../reviews/calendar-date.ts';
import type { ImportContext } from './import-context.ts';
import type { ReviewDraft } from './import-format.ts';
import type { RecordProblem } from './import-report.ts';

/** The days of a draft that lie in the future: each hints at a wrong clock, zone or column. */
export function findDateProblems(draft: ReviewDraft, context: ImportContext): RecordProblem[] {
	const dates = [
		draft.date,
		{ field: 'edited_at', value: draft.editedAt },
		{ field: 'experienced_on', value: draft.experiencedOn },
		...draft.responses.map(({ date }) => ({ field: 'response date', value: date })),
	];
	return dates.flatMap(({ field, value }) => {
		if (value === undefined || !isFuture(value, context)) return [];
		const reason = `lies in the future (it is ${context.today} at the business); correct it in the export`;
		return [{ field, reason, found: value }];
	});
}

/** East of the business it may be tomorrow already: a moment that has passed is not the future. */
function isFuture(when: string, { business, now, today }: ImportContext): boolean {
	if (!when.includes('T')) return when > today;
	return dayOf(when, business.timezone) > today && Date.parse(when) > Date.parse(now);
}
