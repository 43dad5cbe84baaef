import type { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import type { ReviewDraft } from './import-format.ts';
import { parseWhen } from './parse-when.ts';

const UNPUBLISHED = /^(?:pending|draft|rejected|failed|scheduled|deleted|removed|hidden|private)$/i;

export interface WrittenReply {
	readonly text: string | undefined;
	readonly when: string | undefined;
	readonly state?: string | undefined;
}

/**
 * Returns the public replies of the business. A reply that is unpublished or has no date is left
 * out with a warning; the review itself is still imported.
 */
export function toReplies(
	written: readonly WrittenReply[],
): Pick<ReviewDraft, 'responses' | 'warnings'> {
	const responses: { text: string; date: CalendarDate | Instant }[] = [];
	const warnings: string[] = [];
	for (const { text = '', when, state = '' } of written) {
		if (text.trim() === '') continue;
		const date = parseWhen(when);
		if (UNPUBLISHED.test(state.trim())) {
			warnings.push(`reply left out: its state is ${state.trim().toLowerCase()}`);
		} else if (date === undefined) warnings.push('reply left out: it has no valid date');
		else responses.push({ text, date });
	}
	return {
		responses: responses.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date)),
		warnings,
	};
}
