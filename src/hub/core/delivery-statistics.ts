import type { Counts } from './subscription-store.ts';

/** Counts and delays of deliveries. */
export interface DeliveryStatistics {
	readonly delivered: number;
	/** Attempts that failed. */
	readonly failed: number;
	/**
	 * Median and 95th percentile of the seconds from publication to the callback's response, rounded
	 * up to the bounds of the counters; `undefined` without deliveries.
	 */
	readonly median: number | undefined;
	readonly percentile95: number | undefined;
}

/** Upper bounds of the counters in seconds, each at most twice the one before. */
const BOUNDS = [
	0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 450,
	600, 900, 1200, 1800, 2700, 3600, 5400, 7200, 10_800, 14_400, 21_600, 28_800, 43_200, 86_400,
];
const FAILED = 'failed';
const DELIVERED = 'delivered:';

/**
 * Returns the counter name for an attempt. `seconds` is the time until the delivery succeeded;
 * `undefined` if the attempt failed.
 */
export function deliveryCounter(seconds: number | undefined): string {
	if (seconds === undefined) return FAILED;
	return `${DELIVERED}${BOUNDS.find((bound) => seconds <= bound) ?? BOUNDS.at(-1)}`;
}

/** Computes statistics from counters. */
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
