import type { HubPolicy } from '../websub/hub-policy.ts';

/** The rules of a hub whose operator has set none: what the description says in numbers. */
export const EXAMPLE_HUB_POLICY: Omit<HubPolicy, 'baseUrl'> = {
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
