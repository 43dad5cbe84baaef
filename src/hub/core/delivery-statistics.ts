import type { Counts } from './subscription-store.ts';

/** How deliveries went, in numbers. */
export interface DeliveryStatistics {
	readonly delivered: number;
	/** Attempts that failed. */
	readonly failed: number;
	/**
	 * Seconds from the publication to the answer of the callback within which half of the deliveries,
	 * and 95 of 100, were made: rounded up to the bounds that are counted by. `undefined` without one.
	 */
	readonly median: number | undefined;
	readonly percentile95: number | undefined;
}

/** Bounds in seconds, so close that each is at most half as much again as the one before. */
const BOUNDS = [
	0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 450,
	600, 900, 1200, 1800, 2700, 3600, 5400, 7200, 10_800, 14_400, 21_600, 28_800, 43_200, 86_400,
];
const FAILED = 'failed';
const DELIVERED = 'delivered:';

/** What an attempt is counted as: by its time, in seconds, or as failed. */
export function deliveryCounter(seconds: number | undefined): string {
	if (seconds === undefined) return FAILED;
	return `${DELIVERED}${BOUNDS.find((bound) => seconds <= bound) ?? BOUNDS.at(-1)}`;
}

/** Reads what was counted. */
export function toDeliveryStatistics(counts: Counts): DeliveryStatistics {
	const byBound = BOUNDS.map((bound) => [bound, counts[`${DELIVERED}${bound}`] ?? 0] as const);
	const delivered = byBound.reduce((sum, [, count]) => sum + count, 0);
	const within = (share: number): number | undefined => {
		let sum = 0;
		return byBound.find(([, count]) => (sum += count) >= share * delivered && sum > 0)?.[0];
	};
	const failed = counts[FAILED] ?? 0;
	return { delivered, failed, median: within(0.5), percentile95: within(0.95) };
}
