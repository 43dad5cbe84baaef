import * as z from 'zod';
import type { Form } from '../../endpoints/http/form.ts';
import type { Issue } from '../../endpoints/http/problem-details.ts';
import { findCallbackProblem, MAX_URL_LENGTH } from './callback-url.ts';
import { DEFAULT_HUB_POLICY, type HubPolicy } from '../../platform/hub-policy.ts';
import { SIGNATURE_METHODS } from './signature.ts';
import { HUB_MODES, type HubRequest } from './subscription.ts';
import { parseTopic, type TopicPath } from './topic.ts';

export interface HubRequestRules extends Pick<HubPolicy, 'baseUrl' | 'allowLoopback' | 'lease'> {
	/** The topics that can be subscribed to. */
	readonly topics: readonly TopicPath[];
}
export type ParsedHubRequest =
	{ readonly request: HubRequest } | { readonly issues: readonly Issue[] };

const REQUIRED: readonly string[] = ['hub.callback', 'hub.mode', 'hub.topic'];
/** WebSub §5.1: less than 200 bytes. */
export const MAX_SECRET_BYTES = 199;
/** WebSub §8.3 asks for at least this. */
const DEFAULT_SIGNATURE_METHOD = 'sha256';

const { defaultSeconds, minSeconds, maxSeconds } = DEFAULT_HUB_POLICY.lease;
const seconds = (count: number) => count.toLocaleString('en');
/**
 * The scheme may be in any case (RFC 3986 §3.1). No user info, no fragment, no characters that URL
 * parsers drop or replace.
 */
const CALLBACK_PATTERN = String.raw`^[Hh][Tt][Tt][Pp][Ss]://[^\s\\/?#@]+([/?][^\s\\#]*)?$`;

/**
 * The form that a subscriber posts to the hub (WebSub §5.1), as the API describes it. Unknown
 * parameters are ignored. `parseHubRequest` also checks what JSON Schema cannot express.
 */
export const WebSubForm = z
	.object({
		'hub.callback': z
			.url({ protocol: /^https$/ })
			.max(MAX_URL_LENGTH)
			.meta({
				description:
					'HTTPS URL of the subscriber: a public host, port 443 or 8443, no user name, no fragment. ' +
					'Its query is kept. Use a different one that nobody can guess for each topic.',
				pattern: CALLBACK_PATTERN,
			}),
		'hub.mode': z.enum(HUB_MODES).describe('Whether to subscribe or unsubscribe.'),
		'hub.topic': z
			.url()
			.max(MAX_URL_LENGTH)
			.describe('One of the topic URLs, exactly as in its rel="self" link.'),
		'hub.lease_seconds': z
			.int()
			.min(1)
			.optional()
			.describe(
				`Requested lease in seconds; ${seconds(defaultSeconds)} if not sent. A lease below ` +
					`${seconds(minSeconds)} is raised to it, and one above ${seconds(maxSeconds)} is lowered ` +
					'to it. The confirmation gives the granted lease. Ignored when unsubscribing.',
			),
		'hub.secret': z
			.string()
			.max(MAX_SECRET_BYTES)
			.refine((secret) => Buffer.byteLength(secret) <= MAX_SECRET_BYTES)
			.optional()
			.describe(
				`Key for signing deliveries, less than ${MAX_SECRET_BYTES + 1} bytes in UTF-8. Without a key, deliveries ` +
					'are not signed. Ignored when unsubscribing.',
			),
		'hub.x-signature': z
			.enum(SIGNATURE_METHODS)
			.optional()
			.describe(
				'Signature method, an extension of this hub; sha256 if not sent. Ignored when unsubscribing.',
			),
	})
	.meta({
		id: 'WebSubForm',
		description:
			'A request to subscribe or unsubscribe. Send each field at most once. Empty fields count as not ' +
			'sent. Unknown fields are ignored.',
	});

/** Topics can be many, so the message does not list them. */
export const TOPIC_MESSAGE = 'must be one of the topics of this hub; GET the hub to list them';
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
	// WebSub §5.1: the lease is ignored when unsubscribing. So are secret and signature method.
	const isRead = (parameter: string) =>
		valueOf('hub.mode') !== 'unsubscribe' || REQUIRED.includes(parameter);
	const parameters = Object.keys(WebSubForm.shape).filter(isRead);

	const leaseText = isRead('hub.lease_seconds') ? valueOf('hub.lease_seconds') : '';
	const leaseSeconds = parseLease(leaseText, rules.lease);
	const values = parameters.map((name) => [name, valueOf(name) || undefined] as const);
	// Validates the granted lease instead of the text, which may be a number of any length.
	const lease = leaseText === '' ? undefined : (leaseSeconds ?? leaseText);
	const parsed = WebSubForm.safeParse({
		...Object.fromEntries(values),
		'hub.lease_seconds': lease,
	});
	const isInvalid = (parameter: string) =>
		parsed.error?.issues.some(({ path }) => path[0] === parameter) === true;
	const topic = findTopic(valueOf('hub.topic'), valueOf('hub.mode'), rules);

	const messages: Readonly<Record<string, string>> = {
		'hub.callback': 'must be a valid URL',
		'hub.mode': modeMessage(valueOf('hub.mode')),
		'hub.topic': TOPIC_MESSAGE,
		'hub.lease_seconds': LEASE_MESSAGE,
		'hub.secret': SECRET_MESSAGE,
		'hub.x-signature': SIGNATURE_MESSAGE,
	};
	const findProblem = (parameter: string) => {
		const known =
			parameter === 'hub.callback' ? findCallbackProblem(valueOf(parameter), rules) : undefined;
		const isWrong = isInvalid(parameter) || (parameter === 'hub.topic' && topic === undefined);
		return known ?? (isWrong ? messages[parameter] : undefined);
	};
	const issues = parameters.flatMap((name) => findIssue(form, name, findProblem(name)) ?? []);
	if (!parsed.success || !topic || !leaseSeconds || issues.length > 0) return { issues };
	const { data } = parsed;
	return {
		request: {
			mode: data['hub.mode'],
			topic,
			// Exactly as written: the schema drops invisible characters at the ends.
			topicUrl: valueOf('hub.topic'),
			callback: valueOf('hub.callback'),
			leaseSeconds,
			secret: data['hub.secret'],
			signatureMethod: data['hub.x-signature'] ?? DEFAULT_SIGNATURE_METHOD,
		},
	};
}

/**
 * Reads `hub.lease_seconds` (WebSub §5.1): the requested time, clamped to the bounds, or the
 * default if it is empty. Returns `undefined` unless it is a number above 0 in plain digits, of any
 * length: no lease lasts forever (§5.3.1).
 */
export function parseLease(text: string, bounds: HubPolicy['lease']): number | undefined {
	if (text === '') return bounds.defaultSeconds;
	if (!/^0*[1-9]\d*$/.test(text)) return undefined;
	return Math.min(Math.max(Number(text), bounds.minSeconds), bounds.maxSeconds);
}

function modeMessage(mode: string): string {
	const message = `must be ${HUB_MODES.join(' or ')}`;
	return mode === 'publish'
		? `${message}: this hub accepts changes only from its own site`
		: message;
}

/** Anybody may unsubscribe from a topic that an earlier edition had. */
function findTopic(url: string, mode: string, rules: HubRequestRules): TopicPath | undefined {
	const topic = parseTopic(url, rules.baseUrl);
	const isListed = rules.topics.some((path) => path === topic);
	return isListed || mode === 'unsubscribe' ? topic : undefined;
}

function findIssue(form: Form, parameter: string, message: string | undefined): Issue | undefined {
	const values = form.get(parameter) ?? [];
	if (values.length > 1) {
		return {
			parameter,
			code: 'repeated',
			message: `must be sent once, not ${values.length} times`,
		};
	}
	if (REQUIRED.includes(parameter) && !values[0]) {
		return { parameter, code: 'missing', message: 'must be given' };
	}
	return message === undefined ? undefined : { parameter, code: 'invalid_value', message };
}
