import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { fold } from '../../../../src/reviews/fold.ts';
import type { Review } from '../../../../src/reviews/review.ts';
import type { Place } from '../contestant.ts';

/**
 * `position` numbers the reviews from the newest on, so that every table is in result order.
 * Trigrams are exact for three characters or more; the text itself is in a separate table.
 */
const TABLES = `
	CREATE TABLE reviews (position INTEGER PRIMARY KEY, day TEXT NOT NULL, rating INTEGER NOT NULL);
	CREATE TABLE mentions (
		name TEXT, position INTEGER, day TEXT NOT NULL, rating INTEGER NOT NULL,
		PRIMARY KEY (name, position)
	) WITHOUT ROWID;
	CREATE TABLE texts (position INTEGER PRIMARY KEY, folded TEXT NOT NULL);
	CREATE TABLE documents (position INTEGER PRIMARY KEY, json BLOB NOT NULL);
	CREATE TABLE totals (rating INTEGER PRIMARY KEY, count INTEGER NOT NULL);
	CREATE VIRTUAL TABLE trigrams USING fts5(
		folded, tokenize = 'trigram case_sensitive 1', content = '', columnsize = 0
	);
`;
const INDEXES = `
	CREATE INDEX reviews_by_day ON reviews (day DESC, position, rating);
	CREATE INDEX reviews_by_rating ON reviews (rating, day);
	CREATE INDEX mentions_by_rating ON mentions (name, rating);
	INSERT INTO totals SELECT rating, count(*) FROM reviews GROUP BY rating;
	ANALYZE;
`;
/** No crash protection, which a newly created file does not need. */
const FAST_WRITES =
	'PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;' +
	'PRAGMA cache_size = -262144; PRAGMA locking_mode = EXCLUSIVE;';
const FAST_READS = 'PRAGMA mmap_size = 2147418112; PRAGMA cache_size = -65536;';

/** Writes all tables in one transaction, and merges the trigrams into one segment. */
export function buildDatabase(lines: readonly string[], place: Place): void {
	rmSync(fileOf(place), { force: true });
	const database = new DatabaseSync(fileOf(place));
	database.exec(FAST_WRITES + TABLES);
	const insert = {
		review: database.prepare('INSERT INTO reviews VALUES (?, ?, ?)'),
		mention: database.prepare('INSERT OR IGNORE INTO mentions VALUES (?, ?, ?, ?)'),
		text: database.prepare('INSERT INTO texts VALUES (?, ?)'),
		document: database.prepare('INSERT INTO documents VALUES (?, CAST(? AS BLOB))'),
		trigrams: database.prepare('INSERT INTO trigrams (rowid, folded) VALUES (?, ?)'),
	};
	database.exec('BEGIN');
	for (const [position, json] of lines.entries()) {
		// The lines are published reviews.
		const { date, rating, text, mentions } = JSON.parse(json) as Review;
		insert.review.run(position, date, rating);
		for (const name of [...mentions.technicians, ...mentions.services]) {
			insert.mention.run(name, position, date, rating);
		}
		const folded = fold(text);
		insert.text.run(position, folded);
		insert.trigrams.run(position, folded);
		insert.document.run(position, json);
	}
	database.exec(INDEXES);
	database.exec("INSERT INTO trigrams (trigrams) VALUES ('optimize')");
	database.exec('COMMIT');
	database.close();
}

/** Opens the database memory-mapped, and without locks because it has no writers. */
export function openDatabase(place: Place): DatabaseSync {
	const url = pathToFileURL(fileOf(place));
	url.searchParams.set('immutable', '1');
	const database = new DatabaseSync(url, { readOnly: true });
	database.exec(FAST_READS);
	return database;
}

function fileOf({ folder }: Place): string {
	return join(folder, 'reviews.sqlite');
}
