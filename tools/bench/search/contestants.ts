import type { Contestant } from './contestant.ts';

export const NAIVE = 'naive';
export const OURS = 'ours';
export const FTS5 = 'SQLite FTS5';

/** All contestants; each is loaded separately, so that memory is measured separately. */
export const CONTESTANTS: Readonly<Record<string, () => Promise<Contestant>>> = {
	[NAIVE]: async () => (await import('./contestants/naive.ts')).naive,
	[OURS]: async () => (await import('./contestants/ours.ts')).ours,
	[FTS5]: async () => (await import('./contestants/sqlite-fts5.ts')).sqliteFts5,
};
