/** The limits of this hub, explained in docs/use/hub-limits.md. */
export interface HubPolicy {
	/** The public origin of the hub and its topics. */
	readonly baseUrl: string;
	/** Allows callbacks on loopback at any port, for development. */
	readonly allowLoopback: boolean;
	readonly lease: {
		readonly defaultSeconds: number;
		readonly minSeconds: number;
		readonly maxSeconds: number;
	};
	/**
	 * Delays before the second and later attempts of a delivery. Verifications use only the first two.
	 */
	readonly retrySeconds: readonly number[];
	/** Number of consecutive failed changes that end a subscription. */
	readonly failuresAllowed: number;
	/** Time that these failures have to span at least. */
	readonly minFailureSpanSeconds: number;
	/**
	 * False turns off the rate limits, and the limits on pending requests and on subscriptions per
	 * host and path.
	 */
	readonly limitsRates: boolean;
	readonly maxPerTopic: number;
	readonly maxPerHost: number;
	/** Subscriptions with callbacks on one host whose paths begin with the same three segments. */
	readonly maxPerPath: number;
	/** Number of concurrent deliveries of a worker. */
	readonly concurrency: number;
	readonly concurrencyPerHost: number;
	/** Number of workers that deliver at the same time, at most. */
	readonly workers: number;
}

/** `maxConcurrency` of the delivering function in vercel.json: each call of it is a worker. */
export const VERCEL_WORKERS = 10;

/** The default limits. */
export const DEFAULT_HUB_POLICY: Omit<HubPolicy, 'baseUrl'> = {
	allowLoopback: false,
	lease: { defaultSeconds: 864_000, minSeconds: 3_600, maxSeconds: 2_592_000 },
	retrySeconds: [10, 60, 600, 3_600],
	failuresAllowed: 3,
	minFailureSpanSeconds: 0,
	limitsRates: true,
	maxPerTopic: 1_000_000,
	maxPerHost: 10_000,
	maxPerPath: 100,
	concurrency: 64,
	concurrencyPerHost: 2,
	workers: 1,
};
