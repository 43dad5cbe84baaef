import { PATHS } from '../../endpoints/http/urls.ts';
import { SubscriptionStatus } from '../../hub/core/subscription-status.ts';
import { describeAnswer, readJson, type AskOrigin } from './answer.ts';
import { postForm } from './check-hub.ts';
import { toResult, type Check, type CheckResult, type Fault } from './check-result.ts';

const HANDSHAKE: Check = {
	name: 'hub handshake',
	promise: 'subscribes the callback and unsubscribes it again, after asking it each time',
	remedy:
		'POST the callback to /api/websub/check, which says where it fails. "pending" to the end means that ' +
		'the hub’s queue does not run',
};

export interface HandshakeOptions {
	readonly origin: string;
	readonly callback: string;
	readonly wait: (milliseconds: number) => Promise<void>;
}

const LOOK_MILLISECONDS = 1_000;
/** Long enough for the hub's retries after ten seconds and after a minute. */
const MOST_LOOKS = 120;

/**
 * Checks verification of intent with a real callback, which must echo the challenge. Both requests
 * are followed until they are done, so that no subscription is left behind.
 */
export async function checkHandshake(
	ask: AskOrigin,
	options: HandshakeOptions,
): Promise<CheckResult> {
	const subscribed = await requestAndPoll(ask, 'subscribe', 'active', options);
	// Unsubscribe even after a failure: the subscription may be or still become active.
	const unsubscribed = await requestAndPoll(ask, 'unsubscribe', 'ended', options);
	return toResult(HANDSHAKE, subscribed.length > 0 ? subscribed : unsubscribed);
}

async function requestAndPoll(
	ask: AskOrigin,
	mode: 'subscribe' | 'unsubscribe',
	goal: SubscriptionStatus['state'],
	{ origin, callback, wait }: HandshakeOptions,
): Promise<Fault[]> {
	const request = `POST ${PATHS.hub} hub.mode=${mode}`;
	const fields = {
		'hub.mode': mode,
		'hub.topic': origin + PATHS.atomFeed,
		'hub.callback': callback,
	};
	const answer = await ask(postForm(PATHS.hub, fields));
	const monitor = /<([^>]+)>; rel="monitor"/.exec(answer.headers.get('link') ?? '')?.[1];
	if (answer.status !== 202 || monitor === undefined || !URL.canParse(monitor)) {
		const told = answer.body.toString('utf8').trim();
		const found = `${describeAnswer(answer)}${answer.status === 400 ? `: ${told}` : ''}`;
		return [{ request, expected: '202 with a link to its status', found }];
	}
	const { pathname } = new URL(monitor);
	let state: SubscriptionStatus['state'] = 'pending';
	let told = '';
	for (let look = 0; look < MOST_LOOKS && state === 'pending'; look++) {
		await wait(LOOK_MILLISECONDS);
		const read = readJson(await ask({ path: pathname }), SubscriptionStatus);
		if ('problem' in read) {
			return [{ request: 'GET the status of the request', expected: '200', found: read.problem }];
		}
		state = read.value.state;
		told = read.value.reason ?? '';
	}
	if (state === goal) return [];
	const found = `"${state}"${told === '' ? '' : `: ${told}`}`;
	return [{ request, expected: `the state "${goal}"`, found }];
}
