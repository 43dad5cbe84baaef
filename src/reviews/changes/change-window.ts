import { isLater } from './advance-history.ts';
import type { EditionMark, PublicationHistory } from '../publication.ts';

/** How long an edition can be followed from after another took its place, up to the newest one. */
export const WINDOW_DAYS = 90;

/** More editions than anyone publishes in that time by hand; the list of them stays small. */
export const WINDOW_EDITIONS = 1_000;

const DAY_MS = 86_400_000;

/** The history with an edition at its end, without what the window leaves behind. */
export function appendEdition(
	{ publications, withdrawals, editions: before }: PublicationHistory,
	mark: EditionMark,
): PublicationHistory {
	const isSame = before.at(-1)?.edition === mark.edition;
	// An edition may come back: what changed since it was there last is all that a copy of it lacks.
	const others = before.filter(({ edition }) => edition !== mark.edition);
	const editions = isSame ? before : withinWindow([...others, mark]);
	const since = editions[0]?.modified;
	const remembered = [...withdrawals].filter(
		([, { removed_at }]) => since === undefined || isLater(removed_at, since),
	);
	return { publications, withdrawals: new Map(remembered), editions };
}

function withinWindow(editions: readonly EditionMark[]): EditionMark[] {
	const newest = Date.parse(editions.at(-1)?.modified ?? '');
	return editions
		.filter((_mark, at) => {
			// An edition is what everyone has until the next one comes.
			const next = editions[at + 1];
			return next === undefined || newest - Date.parse(next.modified) <= WINDOW_DAYS * DAY_MS;
		})
		.slice(-WINDOW_EDITIONS);
}
