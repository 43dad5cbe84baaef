import type { Contestant } from './contestant.ts';

export const OURS = 'ours';
export const NAIVE = 'naive';
export const LIKE = 'SQLite LIKE';
export const FTS5 = 'SQLite FTS5';
export const MINISEARCH = 'MiniSearch';
export const FLEXSEARCH = 'FlexSearch';

/** Who answers, each loaded alone so that its memory is its own. */
export const CONTESTANTS: Readonly<Record<string, () => Promise<Contestant>>> = {
	[OURS]: async () => (await import('./contestants/ours.ts')).ours,
	[NAIVE]: async () => (await import('./contestants/naive.ts')).naive,
	[LIKE]: async () => (await import('./contestants/sqlite-like.ts')).sqliteLike,
	[FTS5]: async () => (await import('./contestants/sqlite-fts5.ts')).sqliteFts5,
	[MINISEARCH]: async () => (await import('./contestants/minisearch.ts')).minisearch,
	[FLEXSEARCH]: async () => (await import('./contestants/flexsearch.ts')).flexsearch,
};

/** Indexes of words: they answer questions of text only, and not all that matches. */
export const TOKEN_SEARCHES = [MINISEARCH, FLEXSEARCH];
