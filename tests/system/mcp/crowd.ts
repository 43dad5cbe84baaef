import { expect, it } from 'vitest';
import {
	aRequest,
	aStatelessRequest,
	openSession,
	readMessages,
	sendOnWire,
	type Members,
	type WireRequest,
} from '../../support/mcp-wire.ts';
import type { TargetSource } from '../black-box/target.ts';

const CALLERS = 8;

/**
 * Tests many callers that use the same id at the same time. Must be described first: the
 * requests must arrive while a newly started server is still loading its data.
 */
export function describeCrowd(target: TargetSource): void {
	it('a server that has just started gives every caller the right result, even if all use the same id', async () => {
		const url = `${target().address}/mcp`;
		const headers = await openSession(url, '2025-06-18');
		const inSession = (method: string, params: Members): WireRequest => ({
			headers,
			body: JSON.stringify(aRequest(method, params)),
		});
		const listed = await sendOnWire(url, inSession('resources/list', {}));
		const resources: { uri: string }[] = readMessages(listed).result.resources;

		for (const request of [inSession, aStatelessRequest]) {
			const requests = Array.from({ length: CALLERS }, (_, index) => [
				...resources.map(({ uri }) => ({
					wire: request('resources/read', { uri }),
					result: { contents: [{ uri }] },
				})),
				{
					wire: request('tools/call', {
						name: 'search_reviews',
						arguments: { rating: 1 + (index % 5), limit: 1 },
					}),
					result: { structuredContent: { reviews: [{ rating: 1 + (index % 5) }] } },
				},
			]).flat();
			const answers = await Promise.all(requests.map(({ wire }) => sendOnWire(url, wire)));
			const messages = answers.map((answer) => readMessages(answer));
			expect(messages).toMatchObject(requests.map(({ result }) => ({ id: 7, result })));
		}
	});
}
