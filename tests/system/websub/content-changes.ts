import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aRecord } from '../../support/content.ts';

const NEWEST = 'newest';

/** What several tests change, in this order, so that the editions are built once for all of them. */
export const FIRST_CHANGE = 'The first change.';
export const SECOND_CHANGE = 'The second change.';

/** Writes the text of the newest review: a change of all three topics. */
export function changeNewest(contentDir: string, text: string): void {
	const file = join(contentDir, 'reviews/survey/2026.jsonl');
	const others = readFileSync(file, 'utf8')
		.trimEnd()
		.split('\n')
		.filter((line) => JSON.parse(line).id !== NEWEST);
	const newest = aRecord({ id: NEWEST, date: '2026-11-19', text });
	writeFileSync(file, `${[...others, JSON.stringify(newest)].join('\n')}\n`);
}

/** Writes the text of a review that no feed has any more: a change of `/reviews.json` alone. */
export function changeOldest(contentDir: string, text: string): void {
	const file = join(contentDir, 'reviews/survey/2021.jsonl');
	const [first = '', ...others] = readFileSync(file, 'utf8').trimEnd().split('\n');
	const changed = JSON.stringify({ ...JSON.parse(first), text });
	writeFileSync(file, `${[changed, ...others].join('\n')}\n`);
}
