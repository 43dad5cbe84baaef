import { describeHub } from '../../src/hub/core/hub-description.ts';
import { DEFAULT_HUB_POLICY } from '../../src/platform/hub-policy.ts';
import { PENDING_LIMITS, REPETITIONS } from '../../src/hub/core/request-limits.ts';
import { PATHS } from '../../src/endpoints/http/urls.ts';
import { renderTable } from '../../src/site/docs/markdown.ts';
import { renderGeneratedPage } from './generated-page.ts';

/** Renders the `/docs/hub-limits` page for a hub with default settings. */
export function renderHubLimits(baseUrl: string): string {
	const hub = describeHub({ ...DEFAULT_HUB_POLICY, baseUrl }, []);
	const { lease_seconds: lease, delivery, limits, callbacks, secret, signature } = hub;
	const count = (number: number | undefined) => (number ?? 0).toLocaleString('en');
	const rules = [
		['Callbacks', `\`${callbacks.scheme}\`, port ${callbacks.ports.join(' or ')}`, '400'],
		['Lease if none is requested', inWords(lease.default), ''],
		['Shortest lease', `${inWords(lease.min)}; shorter ones are raised to it`, ''],
		['Longest lease', `${inWords(lease.max)}; longer ones are lowered to it`, ''],
		['Secret', `${secret.max_bytes} bytes at most`, '400'],
		[
			'Signature',
			`${signature.methods.join(', ')}; ${signature.default} if none is requested`,
			'400',
		],
		[
			'Retries of a delivery',
			`after ${delivery.retry_seconds.map(inWords).join(', ')}, each ± 20 %`,
			'',
		],
		['Failed changes that end a subscription', `${delivery.failures_allowed} in a row`, ''],
		['Pending requests for one host', count(limits.pending_per_host), '429'],
		['Pending requests for all hosts', count(PENDING_LIMITS.total), '429'],
		['Subscriptions on one host', count(limits.subscriptions_per_host), '503'],
		[
			'Subscriptions on one host under one path (its first three segments)',
			count(limits.subscriptions_per_path),
			'503',
		],
		['Subscriptions to one topic', count(limits.subscriptions_per_topic), '503'],
		[
			'Tests and replays of one subscription',
			`${REPETITIONS.limit} in ${inWords(REPETITIONS.windowSeconds)}`,
			'429',
		],
	];
	const rates = limits.rates.map(({ per, requests, window_seconds: seconds }) => [
		WHO[per] ?? per,
		`${count(requests)} in ${inWords(seconds)}`,
	]);
	return renderGeneratedPage(
		{
			title: 'Limits of the hub',
			description:
				'How long a lease lasts, how often a delivery is tried, and how much the hub accepts.',
			keywords: 'lease, lease duration, retries, 429',
		},
		[
			`These are the default limits. [\`GET ${PATHS.hub}\`](${PATHS.hub}) returns the numbers in force.`,
			'## How long is a lease',
			`A subscription lasts ${inWords(lease.default)} unless the request asks for a different duration with \`hub.lease_seconds\`: at least ${inWords(lease.min)} and at most ${inWords(lease.max)}. The hub states the granted lease when it asks the callback to confirm. Subscribe again before the lease ends to renew it.`,
			'## Rules',
			renderTable(['What', 'Limit', 'Beyond it'], rules),
			'## Requests',
			'Requests to subscribe or unsubscribe, checks, tests and replays count together; invalid forms do not count. Beyond any of these limits, the response is 429 with `Retry-After`.',
			renderTable(['Counted by', 'Requests'], rates),
		].join('\n\n'),
	);
}

const WHO: Readonly<Record<string, string>> = {
	client: 'Address of the client (IPv6: its /64 network)',
	host: 'Host of the callback: scheme, name and port',
	domain: 'Registrable domain of the callback',
	topic: 'Topic',
};

const UNITS = [
	[86_400, 'day'],
	[3_600, 'hour'],
	[60, 'minute'],
] as const;

/** Formats seconds in the largest unit that divides them: `10 days`. */
function inWords(seconds: number): string {
	const [size, unit] = UNITS.find(([length]) => seconds % length === 0) ?? [1, 'second'];
	const number = seconds / size;
	return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
