import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { answer, type Contestant, type Engine, type Found, type Place } from './contestant.ts';
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
}

export interface ClassFigures {
	/** Milliseconds, over all questions and rounds. */
	readonly p50: number;
	readonly p99: number;
	readonly answered: readonly Answered[];
}

export interface WarmFigures {
	readonly classes: Readonly<Record<QuestionClass, ClassFigures>>;
}

/** Answers all questions once to compare the results, then class by class in timed rounds. */
export async function measureWarm(
	contestant: Contestant,
	place: Place,
	questionsFile: string,
): Promise<WarmFigures> {
	const engine = await contestant.open(place);
	// The bench wrote this file.
	const questions = JSON.parse(readFileSync(questionsFile, 'utf8')) as Questions;
	const compared = contestant.openForComparison?.(place) ?? engine;
	const asked = CLASSES.map((name) => {
		const list = questions[name];
		return { name, list, answered: list.map((each) => summarize(compared, each)) };
	});
	const figures = asked.map(({ name, list, answered }): [QuestionClass, ClassFigures] => {
		repeat(engine, list, { leastRounds: 1, leastMs: WARM_UP_MS, mostMs: WARM_UP_MS });
		const limits = { leastRounds: LEAST_ROUNDS, leastMs: LEAST_MS, mostMs: MOST_MS };
		const times = repeat(engine, list, limits);
		return [name, { p50: quantile(times, 0.5), p99: quantile(times, 0.99), answered }];
	});
	// There is an entry for each class.
	return { classes: Object.fromEntries(figures) as Record<QuestionClass, ClassFigures> };
}

function summarize(engine: Engine, question: Question): Answered {
	const { total, distribution, reviews } = answer(engine, question);
	return { total, distribution, digest: digestOf(reviews) };
}

function digestOf(reviews: Found['reviews']): string {
	const hash = createHash('sha256');
	for (const [index, piece] of reviews.entries()) {
		if (index > 0) hash.update(',\n');
		hash.update(piece);
	}
	return hash.digest('base64url');
}

interface Limits {
	readonly leastRounds: number;
	readonly leastMs: number;
	readonly mostMs: number;
}

/** Returns how many milliseconds each run took. */
function repeat(engine: Engine, questions: readonly Question[], limits: Limits): number[] {
	const times: number[] = [];
	const begin = performance.now();
	for (let round = 0; ; round++) {
		for (const question of questions) {
			const before = performance.now();
			answer(engine, question);
			const after = performance.now();
			times.push(after - before);
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
