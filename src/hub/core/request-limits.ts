import { getDomain } from 'tldts';
import { received } from '../../endpoints/http/problem.ts';
import type { HubPolicy } from '../../platform/hub-policy.ts';
import type { Rate } from './rate-limit.ts';
import type { Capacity } from './subscription-store.ts';
import { hostOf, pathOf, type HubRequest } from './subscription.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Rate limits for requests, by client, callback and topic. */
export const RATES = {
	/** Per client. */
	client: { limit: 10, windowSeconds: MINUTE },
	/** Per callback host: bounds the traffic that others can direct at one host. */
	host: { limit: 30, windowSeconds: MINUTE },
	/** Per registrable domain of the callback: its owner can create any number of host names. */
	domain: { limit: 100, windowSeconds: HOUR },
	topic: { limit: 600, windowSeconds: MINUTE },
} as const;

/** Rate limit for tests and replays, per subscription. */
export const REPETITIONS = { limit: 1, windowSeconds: MINUTE } as const;

/** Rate limit for checks that send a topic, per callback host. */
const BODY_CHECKS = { limit: 1, windowSeconds: 10 * MINUTE } as const;

/** Limits on pending requests. */
export const PENDING_LIMITS = { total: 10_000, perHost: 5 } as const;

/** How long a request may stay pending. */
export const REQUEST_MILLISECONDS = 86_400_000;

/** Returns the rates that a request counts against. */
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

/** Returns the rate for tests and replays of one subscription. */
export function repetitionRate(id: string): Rate {
	return { key: `repetition:${id}`, ...REPETITIONS };
}

/** Returns the rate for checks that send a topic to the host of a callback. */
export function bodyCheckRates(callback: string, { limitsRates }: HubPolicy): Rate[] {
	return limitsRates ? [{ key: `body:${hostOf(callback)}`, ...BODY_CHECKS }] : [];
}

export function capacityOf({
	limitsRates,
	maxPerHost,
	maxPerPath,
	maxPerTopic,
}: HubPolicy): Capacity {
	return {
		pending: limitsRates ? PENDING_LIMITS.total : Infinity,
		pendingPerHost: limitsRates ? PENDING_LIMITS.perHost : Infinity,
		perTopic: maxPerTopic,
		perHost: limitsRates ? maxPerHost : Infinity,
		perPath: limitsRates ? maxPerPath : Infinity,
	};
}

/** Names the three limits of which one leaves no room for a subscription with this callback. */
export function fullReason(callback: string): string {
	const path = received(pathOf(callback));
	return `the topic, the host or the path "${path}" has no room for another subscription`;
}
