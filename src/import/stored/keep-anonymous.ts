import type { ReviewDraft } from '../formats/read-record.ts';
import type { Merger } from './merge-records.ts';

const STAYS = 'the author stays anonymous, as before: the file has no column about showing names';

/** Keeps a stored author anonymous if the file does not say whether the name may be shown. */
export function keepAnonymous(
	draft: ReviewDraft,
	sourceId: string,
	{ isAnonymous }: Pick<Merger, 'isAnonymous'>,
): ReviewDraft {
	const { reviewId, authorName, lacks, warnings } = draft;
	if (authorName === undefined || lacks?.names !== true) return draft;
	if (!isAnonymous(sourceId, reviewId)) return draft;
	return { ...draft, authorName: undefined, warnings: [...warnings, STAYS] };
}
