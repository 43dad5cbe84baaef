import { isLater } from './advance-history.ts';
import type { EditionMark, PublicationHistory } from '../publication.ts';

/** Clients can get the changes since an edition for this many days after it was replaced. */
export const WINDOW_DAYS = 90;

/** More editions than anyone publishes by hand in 90 days. Limits the size of the list. */
export const WINDOW_EDITIONS = 1_000;

const DAY_MS = 86_400_000;

/** Appends an edition to the history and drops everything outside the window. */
export function appendEdition(
	{ publications, withdrawals, editions: before }: PublicationHistory,
	mark: EditionMark,
): PublicationHistory {
	const isSame = before.at(-1)?.edition === mark.edition;
	// If an edition comes back, a copy of it only needs the changes since it was last published.
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
			// An edition is current until the next one is published.
			const next = editions[at + 1];
			return next === undefined || newest - Date.parse(next.modified) <= WINDOW_DAYS * DAY_MS;
		})
		.slice(-WINDOW_EDITIONS);
}
