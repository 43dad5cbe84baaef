import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FTS5, LIKE, OURS, TOKEN_SEARCHES } from './contestants.ts';
import type { Place } from './contestant.ts';
import type { Corpus } from './corpus.ts';
import { compareWith, requireSameAnswers } from './exactness.ts';
import { measureColdClasses } from './measure-cold.ts';
import type { BuildFigures } from './measure-once.ts';
import type { WarmFigures } from './measure-warm.ts';
import { CLASSES, TEXT_CLASSES, type QuestionClass, type Questions } from './question.ts';
import { rounded, type ClassReport, type ContestantReport } from './report.ts';
import type { Processes } from './tasks.ts';

/** The inputs that all contestants of one size share. */
export interface Given {
	readonly corpus: Corpus;
	readonly questions: Questions;
	readonly processes: Processes;
	readonly parent: string;
	readonly documents: boolean;
	/** The memory of a process that loads no modules. */
	readonly emptyMegabytes: number;
}

/**
 * Builds, then measures warm and cold, in the contestant's own processes. Compares its results with
 * the exact ones, if given.
 * @throws {TypeError} if a contestant that should be exact is wrong.
 */
export async function measureContestant(
	name: string,
	given: Given,
	exact: WarmFigures | undefined,
): Promise<{ report: ContestantReport; warm: WarmFigures }> {
	const { corpus, processes, documents, emptyMegabytes } = given;
	const folder = join(given.parent, name);
	const place: Place = { corpusFile: corpus.file, folder, documents };
	mkdirSync(folder);
	const asked = questionsFor(name, given);
	const questionsFile = join(given.parent, 'questions.json');
	writeFileSync(questionsFile, JSON.stringify(asked));

	const task = { contestant: name, place, questionsFile };
	const build = await processes.run<BuildFigures>({ ...task, kind: 'build' });
	const indexBytes = bytesOf(folder) - storedReviewBytes(name, given);
	const warm = await processes.run<WarmFigures>({ ...task, kind: 'warm' });
	const tokens = TOKEN_SEARCHES.includes(name);
	if (exact && !tokens) requireSameAnswers(exact, warm, asked, name, documents);
	const cold = await measureColdClasses(processes, { ...task, kind: 'cold' }, asked);
	rmSync(folder, { recursive: true });

	const report = {
		buildSeconds: rounded(build.seconds),
		buildPeakMegabytes: rounded(build.peakMegabytes),
		indexMegabytes: rounded(indexBytes / 1e6),
		memoryMegabytes: rounded(cold.megabytes - emptyMegabytes),
		classes: toClasses(warm, cold.milliseconds, tokens ? exact : undefined),
	};
	return { report, warm };
}

/** Word indexes answer text questions only. Without documents, `since` has nothing to return. */
function questionsFor(name: string, { questions, documents }: Given): Partial<Questions> {
	const { since, ...searches } = questions;
	if (!documents) return searches;
	if (!TOKEN_SEARCHES.includes(name)) return questions;
	const answerable: readonly string[] = [...TEXT_CLASSES, 'combined'];
	return Object.fromEntries(
		Object.entries(questions).filter(([kind]) => answerable.includes(kind)),
	);
}

/** Returns the size of the reviews inside the contestant's own files. */
function storedReviewBytes(name: string, { corpus, documents }: Given): number {
	return name === OURS || (documents && (name === LIKE || name === FTS5)) ? corpus.jsonBytes : 0;
}

function bytesOf(folder: string): number {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((name) => statSync(join(folder, name)))
		.reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}

function toClasses(
	warm: WarmFigures,
	cold: Readonly<Partial<Record<QuestionClass, number>>>,
	exact: WarmFigures | undefined,
): Partial<Record<QuestionClass, ClassReport>> {
	return Object.fromEntries(
		CLASSES.flatMap((name) => {
			const figures = warm.classes[name];
			if (figures === undefined) return [];
			const { p50, p99, answered } = figures;
			const total = answered.reduce((sum, each) => sum + each.total, 0) / answered.length;
			const report = {
				p50: rounded(p50),
				p99: rounded(p99),
				cold: rounded(cold[name] ?? NaN),
				total: rounded(total),
				...(exact && compareWith(exact, figures, name)),
			};
			return [[name, report] as const];
		}),
	);
}
