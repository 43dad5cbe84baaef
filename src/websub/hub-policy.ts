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
