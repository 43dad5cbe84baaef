import { fisherExact } from '../../insights/statistics/fisher-exact.ts';
import type { Words } from '../../reviews/messages/catalogs.ts';
import type { Distribution } from '../../reviews/distribution.ts';

/** Reviews with these stars, and how many of them were removed. */
interface RemovedShare {
	readonly removed: number;
	/** Published or removed. */
	readonly all: number;
}

/** Whether reviews with 1 or 2 stars are removed more or less often than those with 4 or 5. */
export interface RemovalBalance {
	readonly low: RemovedShare;
	readonly high: RemovedShare;
	/** How likely chance alone gives a difference at least this large (Fisher's exact test, two-sided). */
	readonly p: number;
	readonly result: 'none' | 'too_few' | 'no_clear_difference' | 'more' | 'less';
}

const SIGNIFICANT = 0.05;
/** With fewer removals, only an extreme difference could show. */
const FEWEST_REMOVALS = 5;

/** Compares removals of reviews with low and high stars. Reviews with 3 stars are on neither side. */
export function compareRemovals(published: Distribution, removed: Distribution): RemovalBalance {
	const share = (one: '1' | '4', other: '2' | '5'): RemovedShare => {
		const gone = removed[one] + removed[other];
		return { removed: gone, all: gone + published[one] + published[other] };
	};
	const [low, high] = [share('1', '2'), share('4', '5')];
	const removals = low.removed + high.removed;
	const pOf = (lowRemoved: number) =>
		fisherExact([
			[lowRemoved, low.all - lowRemoved],
			[removals - lowRemoved, high.all - removals + lowRemoved],
		]);
	const p = pOf(low.removed);
	const extremes = [Math.min(low.all, removals), Math.max(0, removals - high.all)];
	const canTell = removals >= FEWEST_REMOVALS && extremes.some((one) => pOf(one) <= SIGNIFICANT);
	const isMore = low.removed * high.all > high.removed * low.all;
	const clear = isMore ? 'more' : 'less';
	const found = p <= SIGNIFICANT ? clear : 'no_clear_difference';
	const result = removals === 0 ? 'none' : canTell ? found : 'too_few';
	return { low, high, p, result };
}

const CONCLUSIONS = {
	no_clear_difference:
		'This does not suggest that stars decide what gets removed, but it does not prove that they never do.',
	more: 'A difference this large is unlikely to be chance: reviews with 1 or 2 stars are removed more often. The test cannot say why; our stated reasons are in the table above.',
	less: 'A difference this large is unlikely to be chance: reviews with 1 or 2 stars are removed less often. The test cannot say why; our stated reasons are in the table above.',
} as const;

/** Says what the comparison shows, in English sentences. */
export function describeBalance(t: Words, { low, high, p, result }: RemovalBalance): string {
	if (result === 'none') {
		return 'No review with 1, 2, 4 or 5 stars has been removed, so there is nothing to compare.';
	}
	const share = ({ removed, all }: RemovedShare) =>
		all === 0 ? '' : ` (${t.percent(removed / all)})`;
	const counts =
		`Of ${t.figure(low.all)} reviews with 1 or 2 stars, ${t.figure(low.removed)} ${wereOf(low)} removed${share(low)}; ` +
		`of ${t.figure(high.all)} with 4 or 5 stars, ${t.figure(high.removed)}${share(high)}.`;
	if (result === 'too_few') {
		return `${counts} That is too few removals to tell whether stars play a part.`;
	}
	return `${counts} If stars played no part, chance alone would give a difference at least this large in ${casesOf(t, p)}. ${CONCLUSIONS[result]}`;
}

function wereOf({ removed }: RemovedShare): string {
	return removed === 1 ? 'was' : 'were';
}

function casesOf(t: Words, p: number): string {
	if (p >= 0.995) return 'nearly all cases';
	if (p >= 0.01) return `${Math.round(p * 100)} of 100 cases`;
	if (p >= 0.001) return `${Math.round(p * 1000)} of ${t.figure(1000)} cases`;
	return `fewer than 1 of ${t.figure(1000)} cases`;
}
