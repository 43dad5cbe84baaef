import type { HubDescription } from '../../../hub/core/hub-description.ts';
import { inWords } from './duration.ts';

/** One rule: its subject, its limit, and the response beyond the limit. */
export type RuleRow = readonly [what: string, limit: string, beyond: string];

type Rate = HubDescription['limits']['rates'][number];

const RATE_SUBJECTS: Readonly<Record<string, string>> = {
	client: 'Requests from one client (IPv6: of its /64 network)',
	host: 'Requests for callbacks on one host',
	domain: 'Requests for callbacks of one registrable domain',
	topic: 'Requests for one topic',
};
const WAIT = '429 and Retry-After';
const FULL = '503 and Retry-After; renewals are accepted';

/** Lists the rules for leases, signatures and failed deliveries. */
export function lifeRows({
	lease_seconds: lease,
	delivery,
	secret,
	signature,
}: HubDescription): (readonly [what: string, how: string])[] {
	const waits = delivery.retry_seconds.map(inWords);
	return [
		['Default lease', inWords(lease.default)],
		['Minimum and maximum lease', `${inWords(lease.min)} to ${inWords(lease.max)}`],
		[
			'Signature',
			`${signature.default}, or with ${signature.parameter}: ${signature.methods.join(', ')}`,
		],
		['Secret', `up to ${secret.max_bytes} bytes`],
		[
			'A failed delivery is retried after',
			`${new Intl.ListFormat('en').format(waits)}, each ±\u00a020%`,
		],
		['Failed changes in a row that end a subscription', String(delivery.failures_allowed)],
		['Deliveries to one host at the same time', String(delivery.concurrency_per_host)],
	];
}

/** Lists the limits of the hub. */
export function limitRows({ limits }: HubDescription): RuleRow[] {
	const { pending_per_host: pending, subscriptions_per_host: perHost } = limits;
	const { subscriptions_per_path: perPath } = limits;
	return [
		...limits.rates.map((rate): RuleRow => [
			RATE_SUBJECTS[rate.per] ?? rate.per,
			rateInWords(rate),
			WAIT,
		]),
		...(pending === undefined
			? []
			: [['Requests that wait for callbacks on one host', count(pending), WAIT] as const]),
		...(perHost === undefined
			? []
			: [['Subscriptions with callbacks on one host', count(perHost), FULL] as const]),
		...(perPath === undefined
			? []
			: [['Subscriptions with callbacks under one path', count(perPath), FULL] as const]),
		['Subscriptions to one topic', count(limits.subscriptions_per_topic), FULL],
	];
}

function rateInWords({ requests, window_seconds: window }: Rate): string {
	return `${count(requests)} ${window === 3_600 ? 'an' : 'a'} ${inWords(window).replace(/^1 /, '')}`;
}

function count(number: number): string {
	return number.toLocaleString('en');
}
