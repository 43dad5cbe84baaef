import { PATHS, TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import { CallbackCheck } from '../../hub/core/callback-check.ts';
import { HubActivity } from '../../hub/core/hub-activity.ts';
import { HubDescription } from '../../hub/core/hub-description.ts';
import { describeAnswer, readJson, type AskOrigin } from './answer.ts';
import { compare, toResult, type Check, type CheckResult, type Fault } from './check-result.ts';

const HUB: Check = {
	name: 'hub',
	promise: 'tells its rules and its status, refuses a foreign topic and a private callback',
	remedy:
		'503 means that the hub has no store: connect one and deploy again (/docs/deploy, "The hub"). ' +
		'429 means: wait a minute. Where it names another origin, look at that one, or set BASE_URL',
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** A reserved domain and a private address, where nobody responds (RFC 2606, RFC 1918). */
const FOREIGN_TOPIC = 'https://topic.invalid/feed';
const PRIVATE_CALLBACK = 'https://10.0.0.1/';

export function postForm(path: string, fields: Readonly<Record<string, string>>) {
	return {
		path,
		method: 'POST',
		headers: FORM,
		body: new URLSearchParams(fields).toString(),
	};
}

/** Checks the hub with requests that have no lasting effect. */
export async function checkHub(ask: AskOrigin, origin: string): Promise<CheckResult> {
	return toResult(HUB, [
		...(await findRuleFaults(ask, origin)),
		...(await findStatusFaults(ask)),
		...(await findRefusalFaults(ask)),
		...(await findDryRunFaults(ask)),
	]);
}

async function findRuleFaults(ask: AskOrigin, origin: string): Promise<Fault[]> {
	const request = `GET ${PATHS.hub}`;
	const rules = readJson(await ask({ path: PATHS.hub }), HubDescription);
	if ('problem' in rules) {
		return [{ request, expected: '200 with the rules of the hub', found: rules.problem }];
	}
	const topics = TOPIC_PATHS.map((path) => origin + path);
	return [
		...compare(request, `the hub ${origin}${PATHS.hub}`, `the hub ${rules.value.hub}`),
		...compare(request, `topics ${topics.join(' ')}`, `topics ${rules.value.topics.join(' ')}`),
	];
}

/** The status is counted in the store, so this also checks the store. */
async function findStatusFaults(ask: AskOrigin): Promise<Fault[]> {
	const answer = await ask({ path: PATHS.hubStatus });
	const status = readJson(answer, HubActivity);
	if (answer.status === 200 && 'value' in status) return [];
	const found = 'problem' in status ? status.problem : describeAnswer(answer);
	return [{ request: `GET ${PATHS.hubStatus}`, expected: '200 with the status of the hub', found }];
}

async function findRefusalFaults(ask: AskOrigin): Promise<Fault[]> {
	const fields = {
		'hub.mode': 'subscribe',
		'hub.callback': 'https://subscriber.invalid/smoke',
		'hub.topic': FOREIGN_TOPIC,
	};
	const answer = await ask(postForm(PATHS.hub, fields));
	if (answer.status === 400 && /^hub\.topic:/m.test(answer.body.toString('utf8'))) return [];
	return compare(
		`POST ${PATHS.hub} with the topic ${FOREIGN_TOPIC}`,
		'400 in plain text that names hub.topic',
		describeAnswer(answer),
	);
}

async function findDryRunFaults(ask: AskOrigin): Promise<Fault[]> {
	const answer = await ask(postForm(PATHS.hubCheck, { 'hub.callback': PRIVATE_CALLBACK }));
	const check = readJson(answer, CallbackCheck);
	if (answer.status === 200 && 'value' in check && !check.value.passes) return [];
	return compare(
		`POST ${PATHS.hubCheck} with the callback ${PRIVATE_CALLBACK}`,
		'200, and the callback does not pass',
		'problem' in check ? check.problem : `${answer.status}, and it passes`,
	);
}
