import { centered } from './adjusted-difference.ts';

/** Each side of a change needs this many values, and this share of all. */
const ENOUGH = 20;
const ENOUGH_SHARE = 0.05;
/** A part is searched for further changes only if its own change is at least this clear. */
const CLEAR = 0.001;

export interface DatedValue {
	readonly date: string;
	readonly y: number;
	/** The average of each stratum is held fixed. */
	readonly stratum: string;
}

export interface ChangePoint<Value> {
	readonly before: readonly Value[];
	/** Begins with the first day of the change. */
	readonly after: readonly Value[];
	readonly p: number;
}

/**
 * Finds the days at which the average changes. Tests the largest standardized difference between the values
 * before and after any day (Andrews 1993), in the whole series and then in the parts before and after each
 * clear change. Returns every test that was made, oldest part first.
 * @param values oldest first
 */
export function findChangePoints<Value extends DatedValue>(
	values: readonly Value[],
): ChangePoint<Value>[] {
	const enough = Math.max(ENOUGH, ENOUGH_SHARE * values.length);
	const places = standardizedSums(values)
		.map((z, index) => ({ split: index + 1, height: Math.abs(z) }))
		.filter(({ split }) => split >= enough && values.length - split >= enough)
		.filter(({ split }) => values[split - 1]?.date !== values[split]?.date);
	const [highest] = places.toSorted((a, b) => b.height - a.height || a.split - b.split);
	if (!highest) return [];
	const [before, after] = [values.slice(0, highest.split), values.slice(highest.split)];
	const found = { before, after, p: maximumP(highest.height, enough / values.length) };
	if (found.p > CLEAR) return [found];
	return [...findChangePoints(before), found, ...findChangePoints(after)];
}

/**
 * For each place in the series, the sum of the residuals up to it, divided by its standard deviation if the
 * values were in random order.
 */
function standardizedSums(values: readonly DatedValue[]): number[] {
	const residuals = new Map<DatedValue, number>();
	const strata = Map.groupBy(values, ({ stratum }) => stratum);
	for (const group of strata.values()) {
		const deviations = centered(group.map(({ y }) => y));
		for (const [index, each] of group.entries()) residuals.set(each, deviations[index] ?? 0);
	}
	const n = values.length;
	const squares = residuals.values().reduce((sum, residual) => sum + residual ** 2, 0);
	const freedom = n - strata.size;
	if (squares === 0 || freedom < 1) return [];
	let sum = 0;
	return values.map((each, index) => {
		sum += residuals.get(each) ?? 0;
		const before = index + 1;
		const variance = ((before * (n - before)) / n) * (squares / freedom);
		return variance === 0 ? 0 : sum / Math.sqrt(variance);
	});
}

/**
 * How likely the largest of the standardized differences is to exceed a height by chance, if each side has
 * at least the share `trimmed` of the values (Miller and Siegmund 1982).
 */
function maximumP(height: number, trimmed: number): number {
	const density = Math.exp(-(height ** 2) / 2) / Math.sqrt(2 * Math.PI);
	const choices = 2 * Math.log((1 - trimmed) / trimmed);
	const p = density * (4 / height + (height - 1 / height) * choices);
	return height < 1 ? 1 : Math.min(1, p);
}
