import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import * as z from 'zod';
import { compareText } from '../reviews/order.ts';
import {
	EditionMark,
	Publication,
	Withdrawal,
	type PublicationHistory,
} from '../reviews/publication.ts';
import { commitFiles, type FileChange } from './commit-files.ts';
import { ContentError } from './content-error.ts';
import { lockContent } from './content-lock.ts';
import { contentPaths } from './content-paths.ts';
import { readJsonLines, toJsonLine } from './read-json-lines.ts';

const HistoryLine = z.union([Publication, Withdrawal]);

/**
 * Reads the history in `content/history`; empty before the first publication.
 * @throws {ContentError}
 */
export async function loadHistory(contentDir: string): Promise<PublicationHistory> {
	const paths = contentPaths(contentDir);
	const publications = new Map<string, Publication>();
	const withdrawals = new Map<string, Withdrawal>();
	const editions: EditionMark[] = [];
	if (existsSync(paths.historyReviews)) {
		for await (const { value, line } of readJsonLines(paths.historyReviews, HistoryLine)) {
			const { id } = value;
			if (publications.has(id) || withdrawals.has(id)) {
				const problem = `"id" is "${id}", which appears twice; delete content/history and publish`;
				throw new ContentError(paths.historyReviews, line, problem);
			}
			if ('removed_at' in value) withdrawals.set(id, value);
			else publications.set(id, value);
		}
	}
	if (existsSync(paths.historyEditions)) {
		for await (const { value, line } of readJsonLines(paths.historyEditions, EditionMark)) {
			const before = editions.at(-1)?.modified;
			if (before !== undefined && Date.parse(value.modified) < Date.parse(before)) {
				const problem = `"modified" is ${value.modified}, earlier than in the line before; restore the file with git`;
				throw new ContentError(paths.historyEditions, line, problem);
			}
			editions.push(value);
		}
	}
	return { publications, withdrawals, editions };
}

/**
 * Writes the history if it changed.
 * @throws {ContentBusyError} while an import writes to the content.
 */
export async function storeHistory(contentDir: string, history: PublicationHistory): Promise<void> {
	const { historyReviews, historyEditions } = contentPaths(contentDir);
	const { publications, withdrawals, editions } = history;
	const entries = [...publications.values(), ...withdrawals.values()];
	const sorted = entries.toSorted((a, b) => compareText(a.id, b.id));
	const texts = [
		[historyReviews, sorted],
		[historyEditions, editions],
	] as const;
	const changes: FileChange[] = [];
	for (const [path, lines] of texts) {
		const text = lines.map((line) => `${toJsonLine(line)}\n`).join('');
		const before = existsSync(path) ? await readFile(path, 'utf8') : undefined;
		if (text !== before) changes.push({ path: relative(contentDir, path), text });
	}
	if (changes.length === 0) return;
	using _lock = await lockContent(contentDir);
	await commitFiles(contentDir, changes);
}
