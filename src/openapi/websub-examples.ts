import { absoluteUrl, PATHS } from '../endpoints/http/urls.ts';
import type { CallbackCheck } from '../hub/core/callback-check.ts';
import type { HubActivity } from '../hub/core/hub-activity.ts';
import { DEFAULT_HUB_POLICY } from '../platform/hub-policy.ts';
import {
	statusUrl,
	type AttemptReport,
	type SubscriptionStatus,
} from '../hub/core/subscription-status.ts';

/** The capability of a request. */
export const EXAMPLE_ID = 'q0yq3Qb8mC1n2L7sWc4kV9dXhT5fRzJa';

/** A successful delivery. */
export const EXAMPLE_ATTEMPT: AttemptReport = {
	kind: 'delivery',
	at: '2026-11-20T12:00:01.250Z',
	milliseconds: 93,
	bytes: 40_312,
	status: 204,
};

const PASSED = ['url', 'address', 'connection', 'certificate', 'status'] as const;

/** A callback that returns the challenge with a newline after it. */
export const EXAMPLE_CHECK: CallbackCheck = {
	passes: false,
	status: 200,
	milliseconds: 84,
	steps: [
		...PASSED.map((step) => ({ step, result: 'passed' as const })),
		{
			step: 'challenge',
			result: 'failed',
			detail: 'the body had a trailing newline: 33 bytes instead of 32',
		},
		{ step: 'media_type', result: 'skipped' },
	],
};

export function exampleActivity(baseUrl: string): HubActivity {
	return {
		topics: [
			{
				topic: absoluteUrl(baseUrl, PATHS.atomFeed),
				subscriptions: 412,
				published_at: '2026-11-20T12:00:00.000Z',
				etag: '"dc3c3001bf4634e2c9d36e88105211f3"',
			},
		],
		deliveries: {
			hours: 24,
			delivered: 806,
			failed_attempts: 12,
			failure_rate: 0.014_669_926_650_366_748,
			seconds: { median: 1, percentile_95: 3 },
		},
		queue: { due: 0, oldest_seconds: 0 },
	};
}

export function exampleStatus(baseUrl: string): SubscriptionStatus {
	const url = statusUrl(baseUrl, EXAMPLE_ID);
	return {
		mode: 'subscribe',
		topic: absoluteUrl(baseUrl, PATHS.atomFeed),
		callback: 'https://subscriber.example/websub/8f3c1d',
		state: 'active',
		requested_at: '2026-11-20T11:00:00.000Z',
		lease_expires_at: '2026-11-30T11:00:00.000Z',
		signature_method: 'sha256',
		failures: { count: 0, allowed: DEFAULT_HUB_POLICY.failuresAllowed },
		test: `${url}/test`,
		replay: `${url}/replay`,
		attempts: [EXAMPLE_ATTEMPT],
	};
}
