import type { Tests } from '../owner/owner-insights.ts';
import type { Result, Tested } from '../tested.ts';

/** The probability that any chance finding of an edition is called significant. */
const FAMILY_WISE_ERROR = 0.05;
/** The part of it that the tests of the group's and its locations' stars share. All others share the rest. */
const SHARE_OF_STARS = 0.7;
const DIGITS = 4;

/** Which part of the error a test shares. */
export type Rank = 'stars' | 'detail';

type Decide = (passes: boolean, adjusted: number) => void;

/** A difference before the family decides whether it is one. */
export interface Found {
	readonly difference: number;
	readonly ci95: readonly [low: number, high: number];
	readonly p: number;
}

/** All tests of one edition. Their results are known once all of them have been added. */
export interface Family {
	/**
	 * Adds a test of a subject and returns the subject with the test. `undefined` stands for too few reviews,
	 * which is not tested. Its `result` and `p_adjusted` are final once the family has settled.
	 */
	add<Subject extends object>(
		subject: Subject,
		found: Found | undefined,
		rank?: Rank,
	): Subject & Tested;
	/** Adds a p-value and calls `decide` with whether it passes, and with the p-value adjusted for all tests. */
	addP(p: number, decide: Decide, rank?: Rank): void;
	/** Decides all tests together (Holm 1979, with weights). */
	settle(): Tests;
}

export function createFamily(): Family {
	const tests: { p: number; rank: Rank; decide: Decide }[] = [];
	const addP: Family['addP'] = (p, decide, rank = 'detail') => {
		tests.push({ p, rank, decide });
	};
	return {
		addP,
		add(subject, found, rank) {
			if (!found) return { ...subject, result: 'too_few' };
			const { difference, p } = found;
			const tested = {
				...subject,
				result: 'no_clear_difference' as Result,
				difference: round(difference),
				ci95: found.ci95.map(round),
				p: toDigits(p),
				p_adjusted: 1,
			};
			addP(
				tested.p,
				(passes, adjusted) => {
					tested.p_adjusted = adjusted;
					if (passes) tested.result = difference > 0 ? 'higher' : 'lower';
				},
				rank,
			);
			return tested;
		},
		settle() {
			const ofStars = tests.filter(({ rank }) => rank === 'stars').length;
			const weights = {
				stars: SHARE_OF_STARS / ofStars,
				detail: (1 - SHARE_OF_STARS) / (tests.length - ofStars),
			};
			const weighted = tests.map(({ p, rank }) => ({ p, weight: weights[rank] }));
			const adjusted = holm(weighted).map(toDigits);
			const passed = adjusted.map((p) => p <= FAMILY_WISE_ERROR);
			for (const [index, { decide }] of tests.entries())
				decide(passed[index] === true, adjusted[index] ?? 1);
			const significant = passed.filter(Boolean).length;
			return { n: tests.length, significant, family_wise_error: FAMILY_WISE_ERROR };
		},
	};
}

/**
 * Adjusts p-values so that, whatever else is real, the probability of any chance finding among those of at most
 * e is at most e. Each test gets a part of the error in proportion to its weight.
 */
export function holm(tests: readonly { readonly p: number; readonly weight: number }[]): number[] {
	const adjusted = tests.map(() => 1);
	let left = tests.reduce((sum, { weight }) => sum + weight, 0);
	let largest = 0;
	const order = tests.map((test, index) => ({ ...test, index }));
	for (const { p, weight, index } of order.toSorted((a, b) => a.p / a.weight - b.p / b.weight)) {
		largest = Math.max(largest, Math.min(1, (p * left) / weight));
		adjusted[index] = largest;
		left -= weight;
	}
	return adjusted;
}

function toDigits(value: number): number {
	return Number(value.toPrecision(DIGITS));
}

export function round(value: number): number {
	return Number(value.toFixed(3));
}
