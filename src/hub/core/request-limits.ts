import { getDomain } from 'tldts';
import type { HubPolicy } from '../../platform/hub-policy.ts';
import type { Rate } from './rate-limit.ts';
import type { Capacity } from './subscription-store.ts';
import { hostOf, type HubRequest } from './subscription.ts';

const MINUTE = 60;
const HOUR = 3600;

/** How many requests the hub takes in a time, by whom they come from and whom they concern. */
export const RATES = {
	/** Of one client. */
	client: { limit: 10, windowSeconds: MINUTE },
	/** For callbacks on one host: a victim of somebody's requests hears no more than this. */
	host: { limit: 30, windowSeconds: MINUTE },
	/** For callbacks below one registrable domain: its owner may have any number of names. */
	domain: { limit: 100, windowSeconds: HOUR },
	topic: { limit: 600, windowSeconds: MINUTE },
} as const;

/** Tests and replays of one subscription. */
export const REPETITIONS = { limit: 1, windowSeconds: MINUTE } as const;

/** Requests that wait for their callback. */
export const PENDING_LIMITS = { total: 10_000, perHost: 5 } as const;

/** For how long they wait at the most. */
export const REQUEST_MILLISECONDS = 86_400_000;

/** The rates that a request counts towards. */
export function ratesOf(
	request: Pick<HubRequest, 'callback' | 'topic'>,
	client: string,
	policy: HubPolicy,
): Rate[] {
	if (!policy.limitsRates) return [];
	const domain = getDomain(request.callback, { allowPrivateDomains: true });
	return [
		{ key: `client:${client}`, ...RATES.client },
		{ key: `host:${hostOf(request.callback)}`, ...RATES.host },
		...(domain === null ? [] : [{ key: `domain:${domain}`, ...RATES.domain }]),
		{ key: `topic:${request.topic}`, ...RATES.topic },
	];
}

/** A subscriber may have the hub deliver for it alone so often. */
export function repetitionRate(id: string): Rate {
	return { key: `repetition:${id}`, ...REPETITIONS };
}

export function capacityOf({ limitsRates, maxPerHost, maxPerTopic }: HubPolicy): Capacity {
	return {
		pending: limitsRates ? PENDING_LIMITS.total : Infinity,
		pendingPerHost: limitsRates ? PENDING_LIMITS.perHost : Infinity,
		perTopic: maxPerTopic,
		perHost: limitsRates ? maxPerHost : Infinity,
	};
}
