import type { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import type { ImportContext } from './import-context.ts';
import type { ReviewDraft } from './formats/read-record.ts';
import type { RecordProblem } from './import-report.ts';

/** Earlier dates are placeholders: programs write 1970 or year 1 for a missing date. */
const EARLIEST: CalendarDate = '1990-01-01';

/** Finds impossible dates in a review. They suggest a wrong clock, time zone or column. */
export function findDateProblems(
	draft: Pick<ReviewDraft, 'date' | 'experiencedOn'>,
	context: ImportContext,
): RecordProblem[] {
	const dates = [draft.date, { field: 'experienced_on', value: draft.experiencedOn }];
	return dates.flatMap(({ field, value }) => {
		if (value === undefined) return [];
		const reason = flawOfDate(value, context);
		if (reason === undefined) return [];
		return [{ field, reason: `${reason}; correct it in the export`, found: value }];
	});
}

/** Returns why a date or time is impossible; undefined if it is possible. */
function flawOfDate(value: CalendarDate | Instant, context: ImportContext): string | undefined {
	return value < EARLIEST ? `is before ${EARLIEST}` : futureOf(value, context);
}

function futureOf(when: string, { now, today }: ImportContext): string | undefined {
	if (!when.includes('T')) {
		return when > today ? `is in the future (it is ${today} at the business)` : undefined;
	}
	return Date.parse(when) > Date.parse(now) ? `is in the future (it is ${now})` : undefined;
}

/**
 * Removes edit times and days of replies that are impossible, with a warning for each. The review itself
 * is still imported.
 */
export function withoutImpossibleTimes(draft: ReviewDraft, context: ImportContext): ReviewDraft {
	const warnings = [...draft.warnings];
	const flawOfEdit = draft.editedAt && flawOfDate(draft.editedAt, context);
	if (flawOfEdit !== undefined) warnings.push(`edit time left out: it ${flawOfEdit}`);
	const responses = draft.responses.map(({ text, date }) => {
		const flaw = date && flawOfDate(date, context);
		if (flaw !== undefined) warnings.push(`reply kept without its date, which ${flaw}`);
		return { text, date: flaw === undefined ? date : undefined };
	});
	const editedAt = flawOfEdit === undefined ? draft.editedAt : undefined;
	return { ...draft, editedAt, responses, warnings };
}
