import { flawOfDate } from './find-date-problems.ts';
import type { ImportContext } from './import-context.ts';
import type { ReviewDraft } from './import-format.ts';

/**
 * Removes edit times and replies with impossible dates, with a warning for each. The review itself
 * is still imported.
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
