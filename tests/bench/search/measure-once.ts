import { readFileSync } from 'node:fs';
import { answer, type Contestant, type Place } from './contestant.ts';
import type { Question } from './question.ts';
import { readReviewLines } from './review-lines.ts';

export interface BuildFigures {
	readonly seconds: number;
	/** With the lines in memory, which everybody is given. */
	readonly peakMegabytes: number;
}

export interface ColdFigures {
	/** From opening the files to the first answer. */
	readonly milliseconds: number;
	/** Memory of the process after it. */
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

/** What anybody who reads the whole list begins with. */
export function measureParse({ corpusFile }: Place): ColdFigures {
	const begin = performance.now();
	JSON.parse(readFileSync(corpusFile, 'utf8'));
	return { milliseconds: performance.now() - begin, megabytes: process.memoryUsage.rss() / 1e6 };
}
