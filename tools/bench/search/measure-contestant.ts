import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NAIVE } from './contestants.ts';
import type { Place } from './contestant.ts';
import type { Corpus } from './corpus.ts';
import { requireSameAnswers } from './exactness.ts';
import { measureColdClasses } from './measure-cold.ts';
import type { BuildFigures } from './measure-once.ts';
import type { WarmFigures } from './measure-warm.ts';
import { CLASSES, type QuestionClass, type Questions } from './question.ts';
import { rounded, type ClassReport, type ContestantReport } from './report.ts';
import type { Processes } from './tasks.ts';

/** The inputs that all contestants of one size share. */
export interface Given {
	readonly corpus: Corpus;
	readonly questions: Questions;
	readonly questionsFile: string;
	readonly processes: Processes;
	readonly parent: string;
}

/**
 * Builds, then measures warm and cold, in the contestant's own processes. Compares its results with
 * the exact ones, if given.
 * @throws {TypeError} if a result is wrong.
 */
export async function measureContestant(
	name: string,
	{ corpus, questions, questionsFile, processes, parent }: Given,
	exact: WarmFigures | undefined,
): Promise<{ report: ContestantReport; warm: WarmFigures }> {
	const folder = join(parent, name);
	const place: Place = { corpusFile: corpus.file, folder };
	mkdirSync(folder);

	const task = { contestant: name, place, questionsFile };
	const build = await processes.run<BuildFigures>({ ...task, kind: 'build' });
	// All but the naive filter store the reviews in their own files.
	const indexBytes = bytesOf(folder) - (name === NAIVE ? 0 : corpus.jsonBytes);
	const warm = await processes.run<WarmFigures>({ ...task, kind: 'warm' });
	if (exact) requireSameAnswers(exact, warm, questions, name);
	const cold = await measureColdClasses(processes, { ...task, kind: 'cold' }, questions);
	rmSync(folder, { recursive: true });

	const report = {
		buildSeconds: rounded(build.seconds),
		buildPeakMegabytes: rounded(build.peakMegabytes),
		indexMegabytes: rounded(indexBytes / 1e6),
		memoryMegabytes: rounded(cold.megabytes),
		classes: toClasses(warm, cold.milliseconds),
	};
	return { report, warm };
}

function bytesOf(folder: string): number {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((name) => statSync(join(folder, name)))
		.reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}

function toClasses(
	warm: WarmFigures,
	cold: Readonly<Record<QuestionClass, number>>,
): Record<QuestionClass, ClassReport> {
	const classes = CLASSES.map((name) => {
		const { p50, p99, answered } = warm.classes[name];
		const total = answered.reduce((sum, each) => sum + each.total, 0) / answered.length;
		const report = {
			p50: rounded(p50),
			p99: rounded(p99),
			cold: rounded(cold[name]),
			total: rounded(total),
		};
		return [name, report] as const;
	});
	// There is an entry for each class.
	return Object.fromEntries(classes) as Record<QuestionClass, ClassReport>;
}
