import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import type { FileChange } from '../../content/commit-files.ts';
import { contentPaths, IMPORTS_FILE } from '../../content/content-paths.ts';
import { readJsonLines, toJsonLine } from '../../content/read-json-lines.ts';
import { Distribution } from '../../reviews/distribution.ts';
import { Instant } from '../../reviews/calendar-date.ts';
import { compareText } from '../../reviews/order.ts';
import { ReviewId } from '../../reviews/review.ts';
import { Slug } from '../../reviews/slug.ts';
import { KeptAnswers, type ColumnAnswers } from '../generic/column-answers.ts';
import type { ReviewChange, Stock } from './plan-change.ts';
import type { StoredLine } from './stored-line.ts';
import { storedLine, type Removal } from './stored-shards.ts';

const Ids = z.array(ReviewId);
const Count = z.int().min(0);

/** The reviews of one source in an imported file, as the transparency log publishes them. */
export const HeldFile = z.strictObject({
	file: z
		.string()
		.regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hexadecimal digits')
		.describe(
			'SHA-256 of the bytes of the file that was imported: of an archive, not of its contents.',
		),
	source: Slug.describe('Id of the source.'),
	stars: Distribution.describe(
		'How many reviews of the source the file held, by stars, also those that were not imported. A review that is in the file twice counts once.',
	),
	platform: z
		.strictObject({
			count: Count.describe('Number of reviews.'),
			average: z.number().describe('Average of their stars.'),
		})
		.optional()
		.describe(
			'The count and average that the platform itself states in the file, of all its reviews.',
		),
});
export type HeldFile = z.output<typeof HeldFile>;

/** A line of `content/imports.jsonl`: an import that wrote something, without texts and names. */
export const ImportEntry = z.strictObject({
	number: z.int().min(1),
	at: Instant,
	undoes: z.int().min(1).optional().describe('Number of the import that this one takes back.'),
	files: z.array(z.string()).describe('Names without their folders.'),
	sources: z.array(Slug),
	added: Count,
	updated: Count,
	removed: Count,
	ids: z.strictObject({ added: Ids, updated: Ids, removed: Ids, left_out: Ids.optional() }),
	columns: z
		.array(KeptAnswers)
		.optional()
		.describe('What the operator said about columns, for the next files with the same columns.'),
	held: z
		.array(HeldFile)
		.optional()
		.describe('The reviews that the files held, sorted by file and source.'),
});
export type ImportEntry = z.output<typeof ImportEntry>;

/**
 * Reads the log of imports, oldest first; empty before the first import.
 * @throws {ContentError}
 */
export async function loadImports(contentDir: string): Promise<ImportEntry[]> {
	const { imports } = contentPaths(contentDir);
	if (!existsSync(imports)) return [];
	return Array.fromAsync(readJsonLines(imports, ImportEntry), ({ value }) => value);
}

/** Returns the operator's answers about columns, by the digest of all column names. An undone import has none. */
export async function loadColumnAnswers(contentDir: string): Promise<Map<string, ColumnAnswers>> {
	const entries = await loadImports(contentDir);
	const undone = new Set(entries.map(({ undoes }) => undoes));
	const kept = entries.flatMap(({ number, columns = [] }) => (undone.has(number) ? [] : columns));
	const found = new Map<string, ColumnAnswers>();
	for (const { header, meanings } of kept) {
		found.set(header, { ...found.get(header), ...meanings });
	}
	return found;
}

/** An import in the log, and the stored lines that it replaces or removes. */
export interface LoggedImport {
	readonly entry: ImportEntry;
	readonly former: readonly StoredLine[];
	/** The log with the entry. */
	readonly file: FileChange;
}

interface ImportFacts {
	readonly at: Instant;
	readonly files: readonly string[];
	readonly undoes?: number;
	readonly held?: readonly HeldFile[];
	readonly columns?: readonly KeptAnswers[];
}

/** Returns the entry of a change in the log, to be committed with it. */
export async function logImport(
	{ contentDir, stored, ledger }: Stock,
	{ upserts, removals, leftOut = new Map() }: ReviewChange,
	{ held = [], columns = [], ...about }: ImportFacts,
): Promise<LoggedImport> {
	const before = ({ key }: Removal) => storedLine(stored, key) ?? [];
	const updates = upserts.filter(({ key }) => storedLine(stored, key) !== undefined);
	const added = upserts.filter(({ key }) => storedLine(stored, key) === undefined);
	const gone = removals.flatMap(before);
	const leftOutIds = [...leftOut.keys()].filter((id) => ledger?.left_out?.[id] === undefined);
	const sources = [...upserts, ...gone, ...leftOut.values()].map(({ source }) => source);
	const entries = await loadImports(contentDir);
	const entry = {
		number: Math.max(0, ...entries.map(({ number }) => number)) + 1,
		...about,
		files: about.files.map((file) => basename(file)),
		sources: [...new Set(sources)].toSorted(compareText),
		...{ added: added.length, updated: updates.length, removed: gone.length },
		ids: {
			...{ added: idsOf(added), updated: idsOf(updates), removed: idsOf(gone) },
			...(leftOutIds.length > 0 && { left_out: leftOutIds.toSorted(compareText) }),
		},
		...(columns.length > 0 && { columns: [...columns] }),
		...(held.length > 0 && { held: [...held] }),
	};
	const { imports } = contentPaths(contentDir);
	const text = existsSync(imports) ? await readFile(imports, 'utf8') : '';
	return {
		entry,
		former: [...updates, ...gone].flatMap(before),
		file: { path: IMPORTS_FILE, text: `${text}${toJsonLine(entry)}\n` },
	};
}

function idsOf(lines: readonly StoredLine[]): string[] {
	return lines.map(({ id }) => id).toSorted(compareText);
}
