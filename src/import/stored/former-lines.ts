import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { Recommendation } from '../../reviews/recommendation.ts';
import { StoredReview } from '../../reviews/stored-review.ts';
import type { ImportEntry } from './import-entry.ts';
import { toRecommendationLine, toStoredLine, type StoredLine } from './stored-line.ts';

const Stored = z.union([StoredReview, Recommendation]);

/** How many imports can be undone in full. The texts of older ones are deleted. */
const KEPT = 10;

/** The file with the lines that an import replaced or removed. It is never part of the content. */
export function formerLinesFile(dataDir: string, { number }: Pick<ImportEntry, 'number'>): string {
	return join(dataDir, 'imports', `${number}.jsonl`);
}

/** Keeps the lines that an import is about to replace or remove. Its first line names the import. */
export async function keepFormerLines(
	dataDir: string,
	{ number, at }: ImportEntry,
	lines: readonly StoredLine[],
): Promise<void> {
	await rm(formerLinesFile(dataDir, { number: number - KEPT }), { force: true });
	await mkdir(join(dataDir, 'imports'), { recursive: true });
	const texts = lines.map(({ line }) => line.toString());
	const text = [`${JSON.stringify({ number, at })}\n`, ...texts].join('');
	await writeFile(formerLinesFile(dataDir, { number }), text, { flush: true, mode: 0o600 });
}

/** Returns the former lines by id; `undefined` if this machine has none of this import. */
export async function readFormerLines(
	dataDir: string,
	{ number, at }: ImportEntry,
): Promise<Map<string, StoredLine> | undefined> {
	const [head = '', ...lines] = await readLines(formerLinesFile(dataDir, { number }));
	if (head !== JSON.stringify({ number, at })) return undefined;
	const stored = lines.map((line) => {
		const value = Stored.parse(JSON.parse(line));
		return 'rating' in value ? toStoredLine(value, line) : toRecommendationLine(value, line);
	});
	return new Map(stored.map((line) => [line.id, line]));
}

/** Deletes the former lines of removed reviews, so that no undo brings back a text. */
export async function forgetFormerLines(dataDir: string, ids: readonly string[]): Promise<void> {
	const folder = join(dataDir, 'imports');
	for (const name of existsSync(folder) ? await readdir(folder) : []) {
		const lines = await readLines(join(folder, name));
		const kept = lines.filter((line) => !ids.some((id) => line.includes(`"${id}"`)));
		if (kept.length === lines.length) continue;
		const path = join(folder, name);
		await writeFile(`${path}.draft`, kept.map((line) => `${line}\n`).join(''), { mode: 0o600 });
		await rename(`${path}.draft`, path);
	}
}

async function readLines(path: string): Promise<string[]> {
	if (!existsSync(path)) return [];
	return (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
}
