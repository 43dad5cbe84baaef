import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aRecord } from '../../support/content.ts';

const NEWEST = 'newest';

/** Changes that several tests make, in this order, so that the editions are built only once. */
export const FIRST_CHANGE = 'The first change.';
export const SECOND_CHANGE = 'The second change.';

/** Changes the text of the newest review, and so the three topics of the specification. */
export function changeNewest(contentDir: string, text: string): void {
	const file = join(contentDir, 'reviews/survey/2026.jsonl');
	const others = readFileSync(file, 'utf8')
		.trimEnd()
		.split('\n')
		.filter((line) => JSON.parse(line).id !== NEWEST);
	const newest = aRecord({ id: NEWEST, date: '2026-11-19', text });
	writeFileSync(file, `${[...others, JSON.stringify(newest)].join('\n')}\n`);
}

/** Changes the text of a review that is too old for the feeds, and so none of them. */
export function changeOldest(contentDir: string, text: string): void {
	const file = join(contentDir, 'reviews/survey/2021.jsonl');
	const [first = '', ...others] = readFileSync(file, 'utf8').trimEnd().split('\n');
	const changed = JSON.stringify({ ...JSON.parse(first), text });
	writeFileSync(file, `${[changed, ...others].join('\n')}\n`);
}
