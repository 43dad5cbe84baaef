import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions, Measurement } from './bench.ts';
import { FTS5 } from './search/contestants.ts';
import { computeGoals } from './search/goals.ts';
import { measureSize } from './search/measure-size.ts';
import { publishReport } from './search/publish-report.ts';
import type { SearchBenchReport, SizeReport } from './search/report.ts';
import { prepareProcesses } from './search/tasks.ts';

const SIZES = [10_000, 100_000];
const MILLION = 1_000_000;

/**
 * Compares our search with a naive filter, SQLite with and without FTS5, and two word indexes:
 * warm, cold, memory, disk and build. All exact engines must give the same results, or the bench
 * fails. Each ratio is the time of SQLite FTS5 to ours; the goals follow, each met (1) or not (0).
 */
export async function benchSearch({ million, docs }: BenchOptions): Promise<Measurement[]> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-search-'));
	try {
		const processes = await prepareProcesses(folder);
		const sizes: SizeReport[] = [];
		for (const size of million ? [...SIZES, MILLION] : SIZES) {
			sizes.push(await measureSize(size, processes, folder));
		}
		const report = { date: today(), machine: machine(), sizes, goals: computeGoals(sizes) };
		if (docs) await publishReport(report);
		return toMeasurements(report);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function toMeasurements({ sizes, goals }: SearchBenchReport): Measurement[] {
	return [
		...sizes.flatMap(toSizeMeasurements),
		...sizes.flatMap((size) => toGrowthMeasurements(size, sizes[0])),
		...goals.map(({ measure, value, bound, met, of }) => ({
			name: `goal: ${measure}`,
			ratio: value,
			to: `${bound} (${of})`,
			details: { met: Number(met) },
		})),
	];
}

function toSizeMeasurements({ reviews, contestants }: SizeReport): Measurement[] {
	const p50Of = (name: string, kind: string) =>
		Object.entries(contestants[name]?.classes ?? {}).find(([known]) => known === kind)?.[1].p50;
	return Object.entries(contestants).flatMap(([name, { classes, ...figures }]) => [
		...Object.entries(classes).map(([kind, report]) => ({
			name: `search of ${reviews}, ${kind}: ${name}`,
			ratio: (p50Of(FTS5, kind) ?? NaN) / report.p50,
			to: FTS5,
			details: { ...report },
		})),
		{
			name: `search of ${reviews}, build: ${name}`,
			ratio: (contestants[FTS5]?.buildSeconds ?? NaN) / figures.buildSeconds,
			to: FTS5,
			details: figures,
		},
	]);
}

/** Our time by number of matches, relative to the smallest index. */
function toGrowthMeasurements({ reviews, byTotal }: SizeReport, first?: SizeReport): Measurement[] {
	return byTotal.map(({ least, questions, p50 }) => ({
		name: `search of ${reviews}, ours by matches: ${least} and more`,
		ratio: p50 / (first?.byTotal.find((group) => group.least === least)?.p50 ?? NaN),
		to: `the same of ${first?.reviews}`,
		details: { p50, questions },
	}));
}

function machine(): string {
	return `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
}

function today(): string {
	return new Date().toISOString().slice(0, 10);
}
