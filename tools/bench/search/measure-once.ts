import { readFileSync } from 'node:fs';
import { answer, type Contestant, type Place } from './contestant.ts';
import type { Question } from './question.ts';

export interface BuildFigures {
	readonly seconds: number;
	/** Includes the lines in memory, which every contestant is given. */
	readonly peakMegabytes: number;
}

export interface ColdFigures {
	/** From opening the files to the first result. */
	readonly milliseconds: number;
	/** Memory of the process after the first result. */
	readonly megabytes: number;
}

export async function measureBuild(contestant: Contestant, place: Place): Promise<BuildFigures> {
	const lines = readLines(place);
	const begin = performance.now();
	await contestant.build(lines, place);
	const seconds = (performance.now() - begin) / 1000;
	return { seconds, peakMegabytes: (process.resourceUsage().maxRSS * 1024) / 1e6 };
}

export async function measureCold(
	contestant: Contestant,
	place: Place,
	question: Question | undefined,
): Promise<ColdFigures> {
	const begin = performance.now();
	const engine = await contestant.open(place);
	if (question) answer(engine, question);
	return { milliseconds: performance.now() - begin, megabytes: process.memoryUsage.rss() / 1e6 };
}

/** Reads the JSON of each review from the corpus file, which has one per line. */
function readLines({ corpusFile }: Place): string[] {
	const lines = readFileSync(corpusFile, 'utf8').split('\n').slice(1, -2);
	return lines.map((line) => line.replace(/,$/, ''));
}
