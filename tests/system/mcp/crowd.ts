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
 * Tests many callers that use the same id at the same time. Must be described first: a newly
 * started server needs time to load its data, while other requests arrive.
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
			const asked = Array.from({ length: CALLERS }, (_, index) => [
				...resources.map(({ uri }) => ({
					wire: request('resources/read', { uri }),
					told: { contents: [{ uri }] },
				})),
				{
					wire: request('tools/call', {
						name: 'search_reviews',
						arguments: { rating: 1 + (index % 5), limit: 1 },
					}),
					told: { structuredContent: { reviews: [{ rating: 1 + (index % 5) }] } },
				},
			]).flat();
			const answers = await Promise.all(asked.map(({ wire }) => sendOnWire(url, wire)));
			const told = answers.map((answer) => readMessages(answer));
			expect(told).toMatchObject(asked.map((each) => ({ id: 7, result: each.told })));
		}
	});
}
