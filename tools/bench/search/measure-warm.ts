import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { answer, type Contestant, type Engine, type Found, type Place } from './contestant.ts';
import { createPredicate } from './contestants/naive.ts';
import { CLASSES, type Question, type QuestionClass, type Questions } from './question.ts';

const WARM_UP_MS = 100;
const LEAST_ROUNDS = 5;
const LEAST_MS = 500;
/** Stops measuring a slow class after this time, even before the minimum number of rounds. */
const MOST_MS = 5_000;

/** The result of one question, in short. */
export interface Answered {
	readonly total: number;
	readonly distribution: readonly number[];
	/** Digest of the bytes of the page. */
	readonly digest: string;
	/** The number of results that match, for contestants that may be wrong. */
	readonly right?: number;
}

export interface ClassFigures {
	/** Milliseconds, over all questions and rounds. */
	readonly p50: number;
	readonly p99: number;
	readonly samples: number;
	readonly answered: readonly Answered[];
	/** Median milliseconds of each question; `null` if there was no time for it. */
	readonly each: readonly (number | null)[];
}

export interface WarmFigures {
	readonly classes: Partial<Record<QuestionClass, ClassFigures>>;
	/** Memory after all questions. */
	readonly megabytes: number;
}

/** Answers all questions once to compare the results, then class by class in timed rounds. */
export async function measureWarm(
	contestant: Contestant,
	place: Place,
	questionsFile: string,
): Promise<WarmFigures> {
	const engine = await contestant.open(place);
	// The bench wrote it without the classes that the contestant cannot answer.
	const questions = JSON.parse(readFileSync(questionsFile, 'utf8')) as Partial<Questions>;
	const compared = contestant.openForComparison?.(place) ?? engine;
	const asked = CLASSES.flatMap((name) => {
		const list = questions[name];
		return list ? [{ name, list, answered: list.map((each) => summarize(compared, each)) }] : [];
	});
	const figures = asked.map(({ name, list, answered }) => {
		repeat(engine, list, { leastRounds: 1, leastMs: WARM_UP_MS, mostMs: WARM_UP_MS });
		const limits = { leastRounds: LEAST_ROUNDS, leastMs: LEAST_MS, mostMs: MOST_MS };
		const times = repeat(engine, list, limits);
		const all = times.flat();
		const [p50, p99] = [quantile(all, 0.5), quantile(all, 0.99)];
		const each = times.map((some) => (some.length > 0 ? quantile(some, 0.5) : null));
		return [name, { p50, p99, samples: all.length, answered, each }] as const;
	});
	return { classes: Object.fromEntries(figures), megabytes: process.memoryUsage.rss() / 1e6 };
}

function summarize(engine: Engine, question: Question): Answered {
	const { total, distribution, reviews, matches } = answer(engine, question);
	const right = matches && countRight(matches, question);
	return { total, distribution, digest: digestOf(reviews), ...(right !== undefined && { right }) };
}

function digestOf(reviews: Found['reviews']): string {
	const hash = createHash('sha256');
	for (const [index, piece] of reviews.entries()) {
		if (index > 0) hash.update(',\n');
		hash.update(piece);
	}
	return hash.digest('base64url');
}

function countRight(matches: NonNullable<Found['matches']>, question: Question): number {
	if (question.kind !== 'search') return matches.length;
	return matches.filter(createPredicate(question.params)).length;
}

interface Limits {
	readonly leastRounds: number;
	readonly leastMs: number;
	readonly mostMs: number;
}

/** Returns how many milliseconds each run took, by question. */
function repeat(engine: Engine, questions: readonly Question[], limits: Limits): number[][] {
	const times: number[][] = questions.map(() => []);
	const begin = performance.now();
	for (let round = 0; ; round++) {
		for (const [index, question] of questions.entries()) {
			const before = performance.now();
			answer(engine, question);
			const after = performance.now();
			times[index]?.push(after - before);
			if (after - begin > limits.mostMs) return times;
		}
		const enough = performance.now() - begin >= limits.leastMs;
		if (enough && round + 1 >= limits.leastRounds) return times;
	}
}

function quantile(values: readonly number[], share: number): number {
	const sorted = Float64Array.from(values).toSorted();
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
