import type { Contestant } from './contestant.ts';

export const OURS = 'ours';
export const NAIVE = 'naive';
export const LIKE = 'SQLite LIKE';
export const FTS5 = 'SQLite FTS5';
export const MINISEARCH = 'MiniSearch';
export const FLEXSEARCH = 'FlexSearch';

/** All contestants; each is loaded separately, so that memory is measured separately. */
export const CONTESTANTS: Readonly<Record<string, () => Promise<Contestant>>> = {
	[OURS]: async () => (await import('./contestants/ours.ts')).ours,
	[NAIVE]: async () => (await import('./contestants/naive.ts')).naive,
	[LIKE]: async () => (await import('./contestants/sqlite-like.ts')).sqliteLike,
	[FTS5]: async () => (await import('./contestants/sqlite-fts5.ts')).sqliteFts5,
	[MINISEARCH]: async () => (await import('./contestants/minisearch.ts')).minisearch,
	[FLEXSEARCH]: async () => (await import('./contestants/flexsearch.ts')).flexsearch,
};

/** Word indexes: they answer only text questions, and not exactly. */
export const TOKEN_SEARCHES = [MINISEARCH, FLEXSEARCH];
