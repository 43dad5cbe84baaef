/** The rules of this hub. Where they come from and why: docs/websub.md. */
export interface HubPolicy {
	/** The public origin: of the hub and of its topics. */
	readonly baseUrl: string;
	/** Callbacks on loopback at any port, for development. */
	readonly allowLoopback: boolean;
	readonly lease: {
		readonly defaultSeconds: number;
		readonly minSeconds: number;
		readonly maxSeconds: number;
	};
	/** Waits before the second, third … attempt of a delivery; a verification has two of them. */
	readonly retrySeconds: readonly number[];
	/** Failed changes in a row that end a subscription. */
	readonly failuresAllowed: number;
	/** False lifts the rates, and the limits on pending requests and on subscriptions per host. */
	readonly limitsRates: boolean;
	readonly maxPerTopic: number;
	readonly maxPerHost: number;
	/** Deliveries at the same time. */
	readonly concurrency: number;
	readonly concurrencyPerHost: number;
}

/** The rules where an operator has set none. */
export const DEFAULT_HUB_POLICY: Omit<HubPolicy, 'baseUrl'> = {
	allowLoopback: false,
	lease: { defaultSeconds: 864_000, minSeconds: 3_600, maxSeconds: 2_592_000 },
	retrySeconds: [10, 60, 600, 3_600],
	failuresAllowed: 3,
	limitsRates: true,
	maxPerTopic: 1_000_000,
	maxPerHost: 100,
	concurrency: 16,
	concurrencyPerHost: 2,
};
