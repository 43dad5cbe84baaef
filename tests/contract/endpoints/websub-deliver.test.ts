import { describe, expect, it } from 'vitest';
import { createNotFoundEndpoint } from '../../../src/endpoints/not-found.ts';
import { createDeliverEndpoint } from '../../../src/endpoints/websub-deliver.ts';

const URL_OF_WORK = 'https://reviews.test/api/websub/deliver';
const CALLBACK = {
	'Content-Type': 'application/json',
	'ce-type': 'com.vercel.queue.v2beta',
	'ce-vqsqueuename': 'websub',
	'ce-vqsconsumergroup': 'api_Swebsub_Sdeliver_Dts',
	'ce-vqsmessageid': 'message-1',
};
const without = (name: string) =>
	Object.fromEntries(Object.entries(CALLBACK).filter(([other]) => other !== name));
const post = (headers: Record<string, string>) =>
	new Request(URL_OF_WORK, { method: 'POST', headers, body: '{}' });

const consumed: Request[] = [];
const consume = async (request: Request) => {
	consumed.push(request);
	return Response.json({ status: 'success' });
};
const withConsumer = createDeliverEndpoint({ loadConsumer: () => ({ consume }) });
const withoutConsumer = createDeliverEndpoint({ loadConsumer: () => undefined });

describe('the endpoint for Vercel Queues', () => {
	it('passes queue messages to the consumer', async () => {
		const request = post(CALLBACK);
		const answer = await withConsumer.fetch(request);
		expect([answer.status, await answer.json()]).toEqual([200, { status: 'success' }]);
		expect(consumed).toEqual([request]);
	});

	it.each([
		['without a consumer', withoutConsumer, post(CALLBACK)],
		['to a GET', withConsumer, new Request(URL_OF_WORK, { headers: CALLBACK })],
		['to another POST', withConsumer, post({})],
		['to an event of another type', withConsumer, post({ ...CALLBACK, 'ce-type': 'other' })],
		['to an event without a queue', withConsumer, post(without('ce-vqsqueuename'))],
		['to an event without a consumer group', withConsumer, post(without('ce-vqsconsumergroup'))],
		['to an event without a message id', withConsumer, post(without('ce-vqsmessageid'))],
		['to a preflight', withConsumer, new Request(URL_OF_WORK, { method: 'OPTIONS' })],
	])('responds like an unknown path %s', async (...given) => {
		const [, endpoint, request] = given;
		const seen = consumed.length;
		const answer = await endpoint.fetch(request.clone());
		const expected = await createNotFoundEndpoint().fetch(request.clone());
		expect(answer.status).toBe(404);
		expect(await answer.json()).toEqual(await expected.json());
		expect([...answer.headers]).toEqual([...expected.headers]);
		expect(consumed).toHaveLength(seen);
	});
});
