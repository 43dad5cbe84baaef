import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { readForm, type Form } from './http/form.ts';
import type { Issue } from './http/problem-details.ts';
import { invalidParameters } from './http/query.ts';
import { absoluteUrl, PATHS } from './http/urls.ts';
import { TOPIC_MESSAGE } from '../hub/core/hub-request.ts';
import { parseTopic } from '../hub/core/topic.ts';
import {
	clientOf,
	limited,
	privateJson,
	promised,
	requireHub,
	topicsFor,
	type HubEndpointDependencies,
} from './hub-access.ts';

/**
 * `POST /api/websub/check`: takes a form with `hub.callback` and optionally `hub.topic`. Sends the
 * callback the same verification of intent as a subscription request, then the topic if it confirms,
 * stores nothing, and returns a `CallbackCheck`.
 */
export function createCheckEndpoint(dependencies: HubEndpointDependencies): Endpoint {
	return defineEndpoint({
		async POST(request) {
			const form = await readForm(request);
			const { hub } = requireHub(dependencies);
			const { baseUrl } = hub.policy;
			const callback = form.get('hub.callback')?.[0] ?? '';
			const topicUrl = form.get('hub.topic')?.[0] || absoluteUrl(baseUrl, PATHS.reviews);
			const topics = await topicsFor(hub, topicUrl);
			const topic = parseTopic(topicUrl, baseUrl);
			const isTopic = topics.some((path) => path === topic);
			const issues = [...findIssues(form), ...(isTopic ? [] : [TOPIC_ISSUE])];
			if (issues.length > 0 || !topic) throw invalidParameters(issues);

			const checked = await promised(hub.checkCallback(callback, topic, clientOf(request)));
			if (checked.state === 'limited') {
				throw limited('Cannot check the callback', checked.retryAfterSeconds);
			}
			return privateJson(checked.check);
		},
	});
}

const TOPIC_ISSUE: Issue = {
	parameter: 'hub.topic',
	code: 'invalid_value',
	message: TOPIC_MESSAGE,
};

function findIssues(form: Form): Issue[] {
	const repeated = ['hub.callback', 'hub.topic'].flatMap((parameter) => {
		const { length } = form.get(parameter) ?? [];
		if (length < 2) return [];
		return [{ parameter, code: 'repeated', message: `must be sent once, not ${length} times` }];
	});
	const missing = { parameter: 'hub.callback', code: 'missing', message: 'must be given' };
	return form.get('hub.callback')?.[0] ? repeated : [...repeated, missing];
}
