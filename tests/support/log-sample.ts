import type { GeneratedReview, Json } from './log-format.ts';
import { GeneratedLog, put, type Served } from './log-generator.ts';

/** A review with every kind of member, some of which are not part of the record. */
export function logReview(n: number, more: { [name: string]: Json } = {}): GeneratedReview {
	return {
		id: `r${n}`,
		url: `https://reviews.example/reviews/r${n}`,
		rating: 1 + (n % 5),
		date: '2026-01-01',
		title: `Visit ${n}`,
		text: `Réview ${n} “quoted” 👍`,
		language: 'en',
		author: { name: `Author ${n}`, anonymous: false },
		source: { id: 'google', name: 'Google', review_id: `g${n}`, url: 'https://example.org/' },
		location: 'main',
		aspect_ratings: { price: 3, 10: 1, 9: 2 },
		recommends: true,
		verification: { method: 'documents', checked_at: '2026-01-02T00:00:00Z' },
		responses: [{ text: 'Thanks', author: 'Us', date: '2026-01-03' }],
		mentions: { technicians: [] },
		...more,
	};
}

/** Two publications with every operation: r0 to r5 are live, r2 and r6 are removed, r3 is restored. */
export function sampleLog(log = new GeneratedLog()): GeneratedLog {
	log.policy('# First policy\n');
	log.importFile('google');
	for (let n = 0; n < 7; n++) log.add(logReview(n));
	log.publish();
	log.month = '2026-04';
	log.edit(logReview(1, { rating: 5, text: 'Edited' }));
	log.remove('r2', 'spam');
	log.remove('r3', 'court order');
	log.restore(logReview(3));
	log.remove('r6', 'no longer published by policy');
	log.policy('# Second policy\n');
	log.publish();
	return log;
}

/** Adds reviews until the log has this many entries, and publishes it. */
export function logOfSize(size: number): GeneratedLog {
	const log = new GeneratedLog();
	while (log.entries.length < size) log.add(logReview(log.entries.length));
	log.publish();
	return log;
}

/** Reads a file byte by byte, as Latin-1. */
export function readServed(files: Served, path: string): string {
	const bytes = files.get(path);
	if (!(bytes instanceof Uint8Array)) throw new RangeError(`Cannot find ${path}`);
	return Buffer.from(bytes).toString('latin1');
}

/** Changes a served JSON file. The caller says which shape it has. */
export function changeJson<T>(files: Served, path: string, change: (value: T) => void): void {
	const value: T = JSON.parse(Buffer.from(readServed(files, path), 'latin1').toString());
	change(value);
	put(files, path, JSON.stringify(value));
}

export function changeText(files: Served, path: string, change: (text: string) => string): void {
	const before = readServed(files, path);
	const after = change(before);
	if (after === before) throw new RangeError(`Cannot change ${path}: the change does nothing`);
	put(files, path, Buffer.from(after, 'latin1'));
}

/** Flips one bit. */
export function changeByte(files: Served, path: string, at: number): void {
	const bytes = Uint8Array.from(files.get(path) as Uint8Array);
	bytes[at] = (bytes[at] ?? 0) ^ 1;
	files.set(path, bytes);
}
