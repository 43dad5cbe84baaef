import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { loadSettings } from '../../src/content/load-settings.ts';
import { findContentProblems } from '../../src/content/find-content-problems.ts';
import { ImportError } from '../../src/import/import-error.ts';
import { importFiles, type ImportOptions } from '../../src/import/import-files.ts';
import type { ImportReport } from '../../src/import/import-report.ts';
import { createRandom } from '../../tests/support/random.ts';
import { NOW, readTree, ROOT } from '../../tests/unit/import/importing.ts';
import { createPlatformContent } from '../../tests/unit/import/platforms.ts';
import { damageArchive } from './damage-archive.ts';
import { damageExport } from './damage-export.ts';
import { pickFlags } from './fuzz-flags.ts';

export const EXPORTS = join(ROOT, 'tests/support/exports');
/** Limit of processor time for an import that normally takes a few milliseconds. */
const MOST_SECONDS = 5;
/** The share of test files that are archives of exports. */
const ARCHIVES = 0.06;
/** The written content is fully validated after every 20th write. */
const CHECK_EVERY = 20;

export interface FuzzOptions {
	readonly runs: number;
	readonly seed: number;
}

export interface Fuzzed {
	readonly refused: number;
	readonly reported: number;
	readonly written: number;
}

/**
 * Imports malformed exports, each into a content folder without reviews. Every import must end in
 * time, either with a report that adds up or with an error meant for the operator, and must write
 * all or nothing.
 */
export async function fuzzImports({ runs, seed }: FuzzOptions): Promise<Fuzzed> {
	const content = await createPlatformContent({ 'judge-me': 'transaction_match' });
	const { contentDir, folder } = content;
	const { businessFile: business, staff, services } = await loadSettings(contentDir);
	const pristine = join(folder, 'pristine');
	await cp(contentDir, pristine, { recursive: true });
	const before = await readTree(contentDir);
	const names = (await readdir(EXPORTS)).filter((name) => name !== 'README.md').toSorted();
	const samples = await Promise.all(names.map((name) => readFile(join(EXPORTS, name))));
	const file = join(folder, 'damaged');
	let [refused, reported, written] = [0, 0, 0];

	for (let run = 0; run < runs; run++) {
		// Each run has its own seed, so that a failing run can be repeated separately.
		const random = createRandom(seed + run);
		const isArchive = random.number() < ARCHIVES;
		const bytes = isArchive
			? damageArchive(samples, random)
			: damageExport(random.pick(samples), random);
		await writeFile(file, bytes);
		const operatorFiles = { business, staff, services };
		const flags = pickFlags(random);
		const begin = process.cpuUsage();
		const outcome = await tryImport({
			...flags,
			files: [file],
			contentDir,
			operatorFiles,
			now: NOW,
			dryRun: random.number() < 0.1,
		});
		const { user, system } = process.cpuUsage(begin);
		const about = `seed ${seed + run}, ${JSON.stringify(flags)}: ${bytes.toString('latin1', 0, 400)}`;
		expect((user + system) / 1e6, about).toBeLessThan(MOST_SECONDS);
		if (outcome instanceof Error && !(outcome instanceof ImportError)) {
			throw new TypeError(about, { cause: outcome });
		}

		if (outcome instanceof ImportError) refused += 1;
		else {
			reported += 1;
			expectToAddUp(outcome, about);
		}
		if (outcome instanceof ImportError || !outcome.written) {
			expect(await readTree(contentDir), about).toEqual(before);
			continue;
		}
		written += 1;
		if (written % CHECK_EVERY === 0) {
			expect((await findContentProblems(contentDir)).problems, about).toEqual([]);
		}
		await rm(contentDir, { recursive: true });
		await cp(pristine, contentDir, { recursive: true });
	}
	return { refused, reported, written };
}

async function tryImport(options: ImportOptions): Promise<ImportReport | Error> {
	try {
		return await importFiles(options);
	} catch (error) {
		return error instanceof Error ? error : new TypeError(String(error));
	}
}

/** Checks that no record was dropped silently: the counts must add up to the records read. */
function expectToAddUp({ totals, files }: ImportReport, about: string): void {
	const { read, added, updated, unchanged, recommendations, duplicates, skipped, rejected } =
		totals;
	expect(
		added + updated + unchanged + recommendations + duplicates + skipped + rejected,
		about,
	).toBe(read);
	for (const { warnings, rejected: all } of files) {
		for (const { line } of [...warnings, ...all]) expect(line, about).toBeGreaterThan(0);
	}
}
