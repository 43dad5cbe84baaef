import type { Contestant } from '../contestant.ts';
import { buildDatabase, openDatabase } from './sqlite-database.ts';
import { createSqliteEngine } from './sqlite-engine.ts';

/** SQLite with indexes for the filters; texts are scanned. */
export const sqliteLike: Contestant = {
	build(lines, place) {
		buildDatabase(lines, place, { trigrams: false });
	},
	open(place) {
		return createSqliteEngine(openDatabase(place), { ...place, trigrams: false });
	},
};
