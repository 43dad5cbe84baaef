import type { Form } from '../../endpoints/http/form.ts';
import type { Issue } from '../../endpoints/http/problem.ts';
import { absoluteUrl, TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import { findCallbackProblem } from './callback-url.ts';
import type { HubPolicy } from '../../platform/hub-policy.ts';
import { parseLease } from './lease.ts';
import { SIGNATURE_METHODS } from './signature.ts';
import { HUB_MODES, type HubRequest } from './subscription.ts';
import { parseTopic } from './topic.ts';

export type HubRequestRules = Pick<HubPolicy, 'baseUrl' | 'allowLoopback' | 'lease'>;
export type ParsedHubRequest =
	{ readonly request: HubRequest } | { readonly issues: readonly Issue[] };

const REQUIRED: readonly string[] = ['hub.callback', 'hub.mode', 'hub.topic'];
/** WebSub §5.1: less than 200 bytes. */
export const MAX_SECRET_BYTES = 199;
/** WebSub §8.3 asks for at least this. */
const DEFAULT_SIGNATURE_METHOD = 'sha256';

const LEASE_MESSAGE = 'must be a whole number of seconds above 0, in plain digits';
const SECRET_MESSAGE = `must have at most ${MAX_SECRET_BYTES} bytes in UTF-8`;
const SIGNATURE_MESSAGE = `must be one of ${SIGNATURE_METHODS.join(', ')}`;

/**
 * Reads a request to subscribe or unsubscribe (WebSub §5.1), or lists everything wrong with it.
 * Empty values count as absent, and unknown parameters are ignored. No message repeats a submitted
 * value.
 */
export function parseHubRequest(form: Form, rules: HubRequestRules): ParsedHubRequest {
	const valueOf = (parameter: string) => form.get(parameter)?.[0] ?? '';
	const mode = HUB_MODES.find((known) => known === valueOf('hub.mode'));
	// WebSub §5.1: the lease is ignored when unsubscribing. So are secret and signature method.
	const valueToSubscribe = mode === 'unsubscribe' ? () => '' : valueOf;

	const callback = valueOf('hub.callback');
	const topicUrl = valueOf('hub.topic');
	const topic = parseTopic(topicUrl, rules.baseUrl);
	const leaseSeconds = parseLease(valueToSubscribe('hub.lease_seconds'), rules.lease);
	const secret = valueToSubscribe('hub.secret');
	const asked = valueToSubscribe('hub.x-signature') || DEFAULT_SIGNATURE_METHOD;
	const signatureMethod = SIGNATURE_METHODS.find((known) => known === asked);

	const mistakes = {
		'hub.callback': findCallbackProblem(callback, rules),
		'hub.mode': mode ? undefined : modeMessage(valueOf('hub.mode')),
		'hub.topic': topic ? undefined : topicMessage(rules.baseUrl),
		'hub.lease_seconds': leaseSeconds ? undefined : LEASE_MESSAGE,
		'hub.secret': Buffer.byteLength(secret) > MAX_SECRET_BYTES ? SECRET_MESSAGE : undefined,
		'hub.x-signature': signatureMethod ? undefined : SIGNATURE_MESSAGE,
	};
	const issues = Object.entries(mistakes)
		.filter(([parameter]) => mode !== 'unsubscribe' || REQUIRED.includes(parameter))
		.flatMap(([parameter, message]) => findIssue(form, parameter, message) ?? []);
	if (!mode || !topic || !leaseSeconds || !signatureMethod || issues.length > 0) return { issues };
	const known = { mode, topic, topicUrl, callback, leaseSeconds, signatureMethod };
	return { request: { ...known, secret: secret || undefined } };
}

function modeMessage(mode: string): string {
	const message = `must be ${HUB_MODES.join(' or ')}`;
	return mode === 'publish'
		? `${message}: this hub accepts changes only from its own site`
		: message;
}

function topicMessage(baseUrl: string): string {
	return `must be one of ${TOPIC_PATHS.map((path) => absoluteUrl(baseUrl, path)).join(', ')}`;
}

function findIssue(form: Form, parameter: string, message: string | undefined): Issue | undefined {
	const values = form.get(parameter) ?? [];
	if (values.length > 1) {
		return { parameter, code: 'repeated', message: `sent ${values.length} times: send it once` };
	}
	if (REQUIRED.includes(parameter) && !values[0]) {
		return { parameter, code: 'missing', message: 'must be given' };
	}
	return message === undefined ? undefined : { parameter, code: 'invalid_value', message };
}
