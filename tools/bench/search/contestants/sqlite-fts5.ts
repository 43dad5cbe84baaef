import type { Contestant } from '../contestant.ts';
import { buildDatabase, openDatabase } from './sqlite-database.ts';
import { createSqliteEngine } from './sqlite-engine.ts';

/** SQLite with indexes for the filters and for trigrams; shorter queries scan the texts. */
export const sqliteFts5: Contestant = {
	build(lines, place) {
		buildDatabase(lines, place);
	},
	open(place) {
		return createSqliteEngine(openDatabase(place));
	},
};
