import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './bench.ts';
import { FTS5 } from './search/contestants.ts';
import type { QuestionClass } from './search/question.ts';
import { measureSize } from './search/measure-size.ts';
import type { SizeReport } from './search/report.ts';
import { prepareProcesses } from './search/tasks.ts';

const SIZES = [10_000, 100_000];

/**
 * Compares our search with a naive filter and with SQLite FTS5: warm, cold, memory, disk and build.
 * All must give the same results, or the bench fails. Each ratio is the time of SQLite FTS5 to ours.
 */
export async function benchSearch(): Promise<Measurement[]> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-search-'));
	try {
		const processes = await prepareProcesses(folder);
		const measurements: Measurement[] = [];
		for (const size of SIZES) {
			measurements.push(...toMeasurements(await measureSize(size, processes, folder)));
		}
		return measurements;
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function toMeasurements({ reviews, contestants }: SizeReport): Measurement[] {
	const fts5 = contestants[FTS5];
	return Object.entries(contestants).flatMap(([name, { classes, ...figures }]) => [
		...Object.entries(classes).map(([kind, report]) => ({
			name: `search of ${reviews}, ${kind}: ${name}`,
			// The keys of the report are the classes.
			ratio: (fts5?.classes[kind as QuestionClass]?.p50 ?? NaN) / report.p50,
			to: FTS5,
			details: { ...report },
		})),
		{
			name: `search of ${reviews}, build: ${name}`,
			ratio: (fts5?.buildSeconds ?? NaN) / figures.buildSeconds,
			to: FTS5,
			details: figures,
		},
	]);
}
