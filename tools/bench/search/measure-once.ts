import { readFileSync } from 'node:fs';
import { answer, type Contestant, type Place } from './contestant.ts';
import type { Question } from './question.ts';
import { readReviewLines } from './review-lines.ts';

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
	const lines = readReviewLines(place.corpusFile);
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

/** Measures the parsing of the whole list, a minimum for engines that read all of it. */
export function measureParse({ corpusFile }: Place): ColdFigures {
	const begin = performance.now();
	JSON.parse(readFileSync(corpusFile, 'utf8'));
	return { milliseconds: performance.now() - begin, megabytes: process.memoryUsage.rss() / 1e6 };
}
