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
	const read = written
		.filter(({ text }) => text !== undefined && text.trim() !== '')
		.map(({ text = '', when, state = '' }) => {
			if (UNPUBLISHED.test(state.trim())) {
				return { warning: `reply left out: its state is ${state.trim().toLowerCase()}` };
			}
			const date = parseWhen(when);
			return date === undefined
				? { warning: 'reply left out: it has no day that exists' }
				: { response: { text, date } };
		});
	return {
		responses: read
			.flatMap(({ response }) => response ?? [])
			.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date)),
		warnings: read.flatMap(({ warning }) => warning ?? []),
	};
}
