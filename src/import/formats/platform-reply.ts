import type { DraftReply, ReviewDraft } from './read-record.ts';
import { parseWhen } from '../values/parse-when.ts';
import { isMidnight, type DateForm } from '../values/written-date.ts';

const UNPUBLISHED = /^(?:pending|draft|rejected|failed|scheduled|deleted|removed|hidden|private)$/i;

/** Warning about a reply that is published without its day. */
export function undatedReply(written: unknown): string {
	const isMissing = written === undefined || written === null || written === '';
	return isMissing ? 'the reply has no date' : 'reply kept without its date, which is not valid';
}

export interface WrittenReply {
	readonly text: string | undefined;
	readonly when: string | undefined;
	readonly state?: string | undefined;
}

/**
 * Returns the public replies of the business, oldest first and those without a date last. A reply that
 * is unpublished is left out with a warning.
 */
export function toReplies(
	written: readonly WrittenReply[],
	{ areDays = false }: Pick<DateForm, 'areDays'> = {},
): Pick<ReviewDraft, 'responses' | 'warnings'> {
	const responses: DraftReply[] = [];
	const warnings: string[] = [];
	for (const { text = '', when, state = '' } of written) {
		if (text.trim() === '') continue;
		const time = parseWhen(when);
		const date = areDays && isMidnight(time) ? time?.slice(0, 10) : time;
		if (UNPUBLISHED.test(state.trim())) {
			warnings.push(`reply left out: its state is ${state.trim().toLowerCase()}`);
		} else {
			if (date === undefined) warnings.push(undatedReply(when));
			responses.push({ text, date });
		}
	}
	const timeOf = ({ date }: DraftReply) => (date === undefined ? Infinity : Date.parse(date));
	// Two replies without a date stay in order.
	return { responses: responses.toSorted((a, b) => timeOf(a) - timeOf(b) || 0), warnings };
}
