import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CONTESTANTS, FTS5, NAIVE, OURS } from './contestants.ts';
import { writeCorpus } from './corpus.ts';
import { measureContestant } from './measure-contestant.ts';
import type { ColdFigures } from './measure-once.ts';
import type { WarmFigures } from './measure-warm.ts';
import { drawQuestions } from './draw-questions.ts';
import { rounded, type ContestantReport, type SizeReport } from './report.ts';
import type { Processes } from './tasks.ts';
import { groupByTotal } from './totals.ts';

/** The number of measurements of values without a contestant; the median counts. */
const TIMES = 5;
/** From this size on, only two indexes are compared, because the list exceeds a string's limit. */
const INDEX_ONLY = 1_000_000;

/** Measures every contestant at one size, in sequence, with the same corpus and questions. */
export async function measureSize(
	count: number,
	processes: Processes,
	folder: string,
): Promise<SizeReport> {
	const parent = join(folder, String(count));
	mkdirSync(parent);
	const corpus = writeCorpus(join(parent, 'reviews.json'), count);
	const documents = count < INDEX_ONLY;
	const emptyMegabytes = await medianOf(TIMES, processes.measureEmpty);
	const place = { corpusFile: corpus.file, folder: parent, documents };
	const parse = { kind: 'parse', contestant: '', place, questionsFile: '' } as const;
	const parseMilliseconds = documents
		? await medianOf(TIMES, async () => (await processes.run<ColdFigures>(parse)).milliseconds)
		: undefined;
	const questions = drawQuestions(corpus);
	const given = { corpus, questions, processes, parent, documents, emptyMegabytes };

	const contestants: Record<string, ContestantReport> = {};
	let exact: WarmFigures | undefined;
	let byTotal: SizeReport['byTotal'] = [];
	// The first contestant provides the exact results.
	const names = new Set(documents ? [NAIVE, ...Object.keys(CONTESTANTS)] : [FTS5, OURS]);
	for (const name of names) {
		const { report, warm } = await measureContestant(name, given, exact);
		contestants[name] = report;
		exact ??= warm;
		if (name === OURS) byTotal = groupByTotal(warm);
	}
	rmSync(parent, { recursive: true });
	return {
		reviews: count,
		jsonMegabytes: rounded(corpus.jsonBytes / 1e6),
		...(parseMilliseconds !== undefined && { parseMilliseconds: rounded(parseMilliseconds) }),
		emptyMegabytes: rounded(emptyMegabytes),
		contestants,
		byTotal,
	};
}

async function medianOf(times: number, measure: () => Promise<number>): Promise<number> {
	const values: number[] = [];
	for (let time = 0; time < times; time++) values.push(await measure());
	return values.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? NaN;
}
