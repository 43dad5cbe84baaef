import { flawOfDate } from './find-date-problems.ts';
import type { ImportContext } from './import-context.ts';
import type { ReviewDraft } from './import-format.ts';

/**
 * The draft without edit times and replies whose time cannot be, and with a warning for each: they
 * are no reason to lose the customer's review.
 */
export function withoutImpossibleTimes(draft: ReviewDraft, context: ImportContext): ReviewDraft {
	const flawOfEdit = draft.editedAt && flawOfDate(draft.editedAt, context);
	const replies = draft.responses.map((reply) => ({
		reply,
		flaw: flawOfDate(reply.date, context),
	}));
	return {
		...draft,
		editedAt: flawOfEdit === undefined ? draft.editedAt : undefined,
		responses: replies.flatMap(({ reply, flaw }) => (flaw === undefined ? [reply] : [])),
		warnings: [
			...draft.warnings,
			...(flawOfEdit === undefined ? [] : [`edit time left out: it ${flawOfEdit}`]),
			...replies.flatMap(({ flaw }) =>
				flaw === undefined ? [] : [`reply left out: its date ${flaw}`],
			),
		],
	};
}
