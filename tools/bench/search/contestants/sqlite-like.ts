import type { Contestant } from '../contestant.ts';
import { buildDatabase, openDatabase } from './sqlite-database.ts';
import { createSqliteEngine } from './sqlite-engine.ts';

/** SQLite with indexes for the filters; queries scan the texts. */
export const sqliteLike: Contestant = {
	build(lines, place) {
		buildDatabase(lines, place, { trigrams: false });
	},
	open(place) {
		return createSqliteEngine(openDatabase(place), { ...place, trigrams: false });
	},
};
