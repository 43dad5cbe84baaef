import { PATHS, TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import { CallbackCheck } from '../../hub/core/callback-check.ts';
import { HubActivity } from '../../hub/core/hub-activity.ts';
import { HubDescription } from '../../hub/core/hub-description.ts';
import { SubscriptionStatus } from '../../hub/core/subscription-status.ts';
import { describeResponse, readJson } from './origin-response.ts';
import type { DeploymentCheck } from './check.ts';
import type { Look } from './look.ts';

/** A reserved domain and a private address, where nobody responds (RFC 2606, RFC 1918). */
const FOREIGN_TOPIC = 'https://topic.invalid/feed';
const PRIVATE_CALLBACK = 'https://10.0.0.1/';
const POLL_MILLISECONDS = 1_000;
/** Long enough for the hub's retries after ten seconds and after a minute. */
const MAX_POLLS = 120;

/** Checks the hub with requests that have no lasting effect. */
export const HUB: DeploymentCheck = {
	name: 'hub',
	promise: 'shows its rules and its status, and refuses a foreign topic and a private callback',
	remedy:
		'503 means that the hub has no store: connect one and deploy again (docs/run/deploy.md, step 3). ' +
		'429 means: wait a minute. If it names another origin, check that one, or set BASE_URL',
	async find(look) {
		const { origin, ask } = look.deployment;
		const request = `GET ${PATHS.hub}`;
		const rules = readJson(await ask({ path: PATHS.hub }), HubDescription);
		if ('problem' in rules) look.fault(request, '200 with the rules of the hub', rules.problem);
		else {
			const { hub, topics } = rules.value;
			look.compare(request, `the hub ${origin}${PATHS.hub}`, `the hub ${hub}`);
			// Further topics depend on the content.
			const [expected, found] = [TOPIC_PATHS.map((path) => origin + path), new Set(topics)];
			const listed = expected.filter((topic) => found.has(topic));
			look.compare(request, `topics ${expected.join(' ')}`, `topics ${listed.join(' ')}`);
		}
		// The status is counted in the store, so this also checks the store.
		const status = { expected: '200 with the status of the hub', schema: HubActivity };
		await look.expect({ path: PATHS.hubStatus }, status);

		const refused = await ask(
			postForm(PATHS.hub, {
				'hub.mode': 'subscribe',
				'hub.callback': 'https://subscriber.example/smoke',
				'hub.topic': FOREIGN_TOPIC,
			}),
		);
		if (refused.status !== 400 || !/^hub\.topic:/m.test(refused.body.toString('utf8'))) {
			const asked = `POST ${PATHS.hub} with the topic ${FOREIGN_TOPIC}`;
			look.fault(asked, '400 in plain text that names hub.topic', describeResponse(refused));
		}
		await look.expect(
			{
				...postForm(PATHS.hubCheck, { 'hub.callback': PRIVATE_CALLBACK }),
				request: `POST ${PATHS.hubCheck} with the callback ${PRIVATE_CALLBACK}`,
			},
			{
				expected: '200, and the callback does not pass',
				schema: CallbackCheck,
				holds: ({ passes }) => !passes,
			},
		);
	},
};

/**
 * Checks verification of intent with a real callback, which must echo the challenge. Both requests
 * are followed until they are done, so that no subscription is left behind.
 */
export const HANDSHAKE: DeploymentCheck = {
	name: 'hub handshake',
	promise: 'subscribes the callback and unsubscribes it again, after verifying it each time',
	remedy:
		'POST the callback to /api/websub/check, which says where it fails. If the state stays "pending", ' +
		'the hub’s queue is not running',
	async find(look) {
		await requestAndPoll(look, 'subscribe', 'active');
		// Unsubscribe even after a failure: the subscription may be or still become active.
		await requestAndPoll(look, 'unsubscribe', 'ended');
		// A fault that follows from a failed subscription is not reported separately.
		if (look.faults.length > 1) look.faults.pop();
	},
};

async function requestAndPoll(
	look: Look,
	mode: 'subscribe' | 'unsubscribe',
	goal: SubscriptionStatus['state'],
): Promise<void> {
	const { ask, origin, callback = '', wait } = look.deployment;
	const request = `POST ${PATHS.hub} hub.mode=${mode}`;
	const topic = origin + PATHS.atomFeed;
	const fields = { 'hub.mode': mode, 'hub.topic': topic, 'hub.callback': callback };
	const response = await ask(postForm(PATHS.hub, fields));
	const monitor = /<([^>]+)>; rel="monitor"/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
	if (response.status !== 202 || !URL.canParse(monitor)) {
		const told = response.status === 400 ? `: ${response.body.toString('utf8').trim()}` : '';
		look.fault(request, '202 with a link to its status', describeResponse(response) + told);
		return;
	}
	const { pathname: path } = new URL(monitor);
	for (let polls = 1; ; polls++) {
		await wait(POLL_MILLISECONDS);
		const read = readJson(await ask({ path }), SubscriptionStatus);
		if ('problem' in read) return look.fault('GET the status of the request', '200', read.problem);
		const { state, reason = '' } = read.value;
		if (state === goal) return;
		if (state === 'pending' && polls < MAX_POLLS) continue;
		const found = `"${state}"${reason === '' ? '' : `: ${reason}`}`;
		return look.fault(request, `the state "${goal}"`, found);
	}
}

function postForm(path: string, fields: Readonly<Record<string, string>>) {
	const headers = { 'content-type': 'application/x-www-form-urlencoded' };
	return { path, method: 'POST', headers, body: new URLSearchParams(fields).toString() };
}
