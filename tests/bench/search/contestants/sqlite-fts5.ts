import type { Contestant } from '../contestant.ts';
import { buildDatabase, openDatabase } from './sqlite-database.ts';
import { createSqliteEngine } from './sqlite-engine.ts';

/** SQLite with indexes for the filters and one of trigrams; texts are scanned for what is shorter. */
export const sqliteFts5: Contestant = {
	build(lines, place) {
		buildDatabase(lines, place, { trigrams: true });
	},
	open(place) {
		return createSqliteEngine(openDatabase(place), { ...place, trigrams: true });
	},
};
