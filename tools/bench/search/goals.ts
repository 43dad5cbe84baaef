import { FTS5, LIKE, OURS } from './contestants.ts';
import { FILTER_CLASSES, TEXT_CLASSES, type QuestionClass } from './question.ts';
import { rounded, type ClassReport, type Goal, type SizeReport } from './report.ts';

/** The corpus size that the goals are about. */
export const GOAL_SIZE = 100_000;

/** A value, and the class that it was measured in. */
interface Figure {
	readonly value: number;
	readonly of: string;
}

/** Computes the goals as ratios within the run. Empty if the run did not include `GOAL_SIZE`. */
export function computeGoals(sizes: readonly SizeReport[]): Goal[] {
	const size = sizes.find(({ reviews }) => reviews === GOAL_SIZE);
	if (size?.parseMilliseconds === undefined) return [];
	const { contestants, jsonMegabytes, parseMilliseconds } = size;
	const ours = contestants[OURS];
	const fts5 = contestants[FTS5];
	if (ours === undefined || fts5 === undefined) return [];
	const like = contestants[LIKE] ?? fts5;
	const fasterBy = (name: QuestionClass, which: 'p50' | 'p99', peers = [fts5]) => {
		const theirs = peers.map(({ classes }) => classes[name]?.[which] ?? NaN);
		return { of: name, value: Math.min(...theirs) / (ours.classes[name]?.[which] ?? NaN) };
	};
	const substrings = TEXT_CLASSES.map((name) => fasterBy(name, 'p50'));
	const filters = FILTER_CLASSES.map((name) => fasterBy(name, 'p50', [fts5, like]));
	const slowest = classesOf(size).map(([name]) => fasterBy(name, 'p99'));
	const cold = classesOf(size).map(([name, report]) => ({
		of: name,
		value: parseMilliseconds / report.cold,
	}));
	return [
		atLeast(10, 'warm p50 of substrings: times faster than SQLite FTS5', least(substrings)),
		atLeast(50, 'the same, geometric mean', { of: 'all', value: geometricMean(substrings) }),
		atLeast(50, 'warm p50 of filters without text: times faster than SQLite', least(filters)),
		atLeast(10, 'warm p99: times faster than SQLite FTS5', least(slowest)),
		atLeast(30, 'cold, opening and first answer: times faster than JSON.parse', least(cold)),
		atMost(15, 'megabytes above an empty process after the first answer', {
			of: 'all',
			value: ours.memoryMegabytes,
		}),
		atMost(1, 'seconds of build to those of SQLite FTS5', {
			of: 'all',
			value: ours.buildSeconds / fts5.buildSeconds,
		}),
		atMost(1.5, 'bytes of the index to those of the reviews', {
			of: 'all',
			value: ours.indexMegabytes / jsonMegabytes,
		}),
		...growthGoal(sizes),
	];
}

/**
 * Growth of our time from the smallest to the largest size, divided by the growth of the matches or
 * of the logarithm of the size, whichever is larger: a lookup takes logarithmic time.
 */
function growthGoal(sizes: readonly SizeReport[]): Goal[] {
	const [small, ...others] = sizes.toSorted((a, b) => a.reviews - b.reviews);
	const large = others.at(-1);
	if (small === undefined || large === undefined) return [];
	const lookup = Math.log(large.reviews) / Math.log(small.reviews);
	const before = new Map(classesOf(small));
	const growths = classesOf(large).map(([name, { p50, total }]) => {
		const earlier = before.get(name);
		const answer = total / Math.max(1, earlier?.total ?? NaN);
		return { of: name, value: p50 / (earlier?.p50 ?? NaN) / Math.max(lookup, answer) };
	});
	const measure = `growth of warm p50 over that of the answer, ${small.reviews} to ${large.reviews}`;
	return [atMost(1, measure, most(growths))];
}

function classesOf({ contestants }: SizeReport): [QuestionClass, ClassReport][] {
	// The keys of the report are the classes.
	return Object.entries(contestants[OURS]?.classes ?? {}) as [QuestionClass, ClassReport][];
}

function least(figures: readonly Figure[]): Figure {
	return figures.reduce((a, b) => (b.value < a.value ? b : a));
}

function most(figures: readonly Figure[]): Figure {
	return figures.reduce((a, b) => (b.value > a.value ? b : a));
}

function geometricMean(figures: readonly Figure[]): number {
	return Math.exp(figures.reduce((sum, { value }) => sum + Math.log(value), 0) / figures.length);
}

function atLeast(bound: number, measure: string, { value, of }: Figure): Goal {
	return { measure, value: rounded(value), bound: `≥ ${bound}`, met: value >= bound, of };
}

function atMost(bound: number, measure: string, { value, of }: Figure): Goal {
	return { measure, value: rounded(value), bound: `≤ ${bound}`, met: value <= bound, of };
}
