import * as z from 'zod';
import { mediaTypeOf } from '../../endpoints/http/media-type.ts';
import { absoluteUrl } from '../../endpoints/http/urls.ts';
import { checkBody } from './check-body.ts';
import { CallbackError, type CallbackResponse, type CallbackFailure } from './callback-client.ts';
import { findCallbackProblem } from './callback-url.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import { ratesOf } from './request-limits.ts';
import type { TopicPath } from './topic.ts';
import { verifyIntent, type VerificationResult } from './verification.ts';

/** Steps of the check, in order. The first failure skips the rest. */
const STEPS = [
	'url',
	'address',
	'connection',
	'certificate',
	'status',
	'challenge',
	'media_type',
	'body',
] as const;
type Step = (typeof STEPS)[number];

const CheckedStep = z.strictObject({
	step: z
		.enum(STEPS)
		.describe(
			'"url": the hub accepts this URL. "address": the host name resolves only to public addresses. ' +
				'"connection": the server responds in time. "certificate": trusted, and for this host name. ' +
				'"status": a 2xx, not a redirect. "challenge": the body is exactly the challenge. ' +
				'"media_type": browsers do not show the response as a page. "body": accepts a body as large ' +
				'as a delivery.',
		),
	result: z
		.enum(['passed', 'failed', 'warning', 'skipped'])
		.describe(
			'"warning": the callback may still work. "skipped": an earlier step failed, or the detail says ' +
				'why.',
		),
	detail: z.string().optional().describe('Description of the problem.'),
});
type CheckedStep = z.output<typeof CheckedStep>;

/** Result of checking a callback. */
export const CallbackCheck = z
	.strictObject({
		passes: z
			.boolean()
			.describe(
				'Whether a subscription with this callback would be confirmed and, unless "body" was skipped, ' +
					'get its deliveries.',
			),
		status: z
			.int()
			.optional()
			.describe('Status code of the response to the challenge; absent if there was none.'),
		milliseconds: z
			.int()
			.min(0)
			.optional()
			.describe('Time until that response or failure; absent if no request was sent.'),
		steps: z.array(CheckedStep).describe('The checks, in order.'),
	})
	.meta({ id: 'WebSubCallbackCheck', description: 'Result of checking a callback.' });
export type CallbackCheck = z.output<typeof CallbackCheck>;

export type CallbackCheckResult =
	| { readonly state: 'checked'; readonly check: CallbackCheck }
	| { readonly state: 'limited'; readonly retryAfterSeconds: number };

const FAILING_STEPS: Record<CallbackFailure, Step> = {
	'refused-address': 'address',
	unresolved: 'address',
	unreachable: 'connection',
	timeout: 'connection',
	untrusted: 'certificate',
};

/**
 * Sends a callback the verification of a subscription request and, if it is confirmed, the topic.
 * Reports problems with the responses. Stores nothing; counts against the rate limits of
 * subscription requests.
 */
export async function checkCallback(
	hub: HubDependencies,
	callback: string,
	topic: TopicPath,
	client: string,
): Promise<CallbackCheckResult> {
	const { policy, store, now } = hub;
	const problem = findCallbackProblem(callback, policy);
	if (problem !== undefined) {
		const steps = stepsUntil({ step: 'url', detail: `the callback ${problem}` });
		return { state: 'checked', check: { passes: false, steps } };
	}
	const wait = await store.takeRates(ratesOf({ callback, topic }, client, policy), now());
	if (wait !== undefined) return { state: 'limited', retryAfterSeconds: wait };

	const verification = await verifyIntent(hub, {
		callback,
		mode: 'subscribe',
		topicUrl: absoluteUrl(policy.baseUrl, topic),
		leaseSeconds: policy.lease.defaultSeconds,
	});
	const check = toCheck(verification);
	if (!check.passes) return { state: 'checked', check };
	const body = await checkBody(hub, callback, topic);
	const steps = check.steps.map((step) => (step.step === 'body' ? { ...step, ...body } : step));
	return { state: 'checked', check: { ...check, passes: body.result !== 'failed', steps } };
}

function toCheck({ result, problem, milliseconds }: VerificationResult): CallbackCheck {
	if (result instanceof CallbackError) {
		const failed = { step: FAILING_STEPS[result.reason], detail: problem };
		return { passes: false, milliseconds, steps: stepsUntil(failed) };
	}
	const { status } = result;
	if (problem !== undefined) {
		const step = status >= 200 && status <= 299 ? 'challenge' : 'status';
		return { passes: false, status, milliseconds, steps: stepsUntil({ step, detail: problem }) };
	}
	const warning = findMediaTypeProblem(result);
	const steps = stepsUntil(undefined).map((step): CheckedStep =>
		step.step === 'media_type' && warning !== undefined
			? { ...step, result: 'warning', detail: warning }
			: step,
	);
	return { passes: true, status, milliseconds, steps };
}

function stepsUntil(
	failed: { readonly step: Step; readonly detail: string | undefined } | undefined,
): CallbackCheck['steps'] {
	const last = failed ? STEPS.indexOf(failed.step) : STEPS.length;
	return STEPS.map((step, index) => {
		if (index < last) return { step, result: 'passed' };
		if (index > last) return { step, result: 'skipped' };
		return { step, result: 'failed', ...(failed?.detail && { detail: failed.detail }) };
	});
}

/** Describes the missing headers that would keep browsers from showing the challenge as a page. */
function findMediaTypeProblem({
	contentType = '',
	contentTypeOptions = '',
}: CallbackResponse): string | undefined {
	const type = mediaTypeOf(contentType);
	const isText = type === 'text/plain' || type === 'application/octet-stream';
	const isExact = contentTypeOptions.trim().toLowerCase() === 'nosniff';
	if (isText && isExact) return undefined;
	const missing = [
		...(isText ? [] : ['"Content-Type: application/octet-stream"']),
		...(isExact ? [] : ['"X-Content-Type-Options: nosniff"']),
	];
	return (
		`answer with ${missing.join(' and ')}, so that browsers never show the echoed challenge as a ` +
		'page of your site'
	);
}
