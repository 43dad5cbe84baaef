import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTESTANTS } from './contestants.ts';
import { writeCorpus } from './corpus.ts';
import { drawQuestions } from './draw-questions.ts';
import { measureContestant } from './measure-contestant.ts';
import type { WarmFigures } from './measure-warm.ts';
import type { ContestantReport, SizeReport } from './report.ts';
import type { Processes } from './tasks.ts';

/** Measures every contestant at one size, in sequence, with the same corpus and questions. */
export async function measureSize(
	count: number,
	processes: Processes,
	folder: string,
): Promise<SizeReport> {
	const parent = join(folder, String(count));
	mkdirSync(parent);
	const corpus = writeCorpus(join(parent, 'reviews.json'), count);
	const questions = drawQuestions(corpus);
	const questionsFile = join(parent, 'questions.json');
	writeFileSync(questionsFile, JSON.stringify(questions));
	const given = { corpus, questions, questionsFile, processes, parent };

	const contestants: Record<string, ContestantReport> = {};
	// The first contestant provides the exact results.
	let exact: WarmFigures | undefined;
	for (const name of Object.keys(CONTESTANTS)) {
		const { report, warm } = await measureContestant(name, given, exact);
		contestants[name] = report;
		exact ??= warm;
	}
	rmSync(parent, { recursive: true });
	return { reviews: count, contestants };
}
