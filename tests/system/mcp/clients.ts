import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServerCard } from '../../../src/mcp/discovery/server-card.ts';
import {
	alternateBetween,
	CLIENT_MODES,
	connectClient,
	type AlternatingFetch,
	type ClientMode,
	type McpClient,
} from '../../support/mcp-client.ts';
import type { TargetSource } from '../black-box/target.ts';
import { useEverything } from './everything.ts';

// `Object.entries` loses the type of the keys.
const MODES = Object.entries(CLIENT_MODES) as readonly (readonly [ClientMode, string])[];

/** Tests the official clients; their requests go to two server processes in turn. */
export function describeClients(
	first: TargetSource,
	second: TargetSource,
	restartSecond: () => Promise<void>,
): void {
	describe('the official client', () => {
		const connections = new Map<ClientMode, McpClient>();
		let processes: AlternatingFetch;
		const connect = (mode: ClientMode) => connectClient(mode, `${first().address}/mcp`, processes);
		const connected = async (mode: ClientMode): Promise<McpClient> => {
			const connection = connections.get(mode) ?? (await connect(mode));
			connections.set(mode, connection);
			return connection;
		};
		beforeAll(() => {
			processes = alternateBetween([first().address, second().address]);
		});
		afterAll(() => Promise.all([...connections.values()].map(({ client }) => client.close())));

		it.each(MODES)(
			'%s negotiates %s, with a session if the revision has sessions',
			async (mode, revision) => {
				const { client, transport } = await connected(mode);
				expect(client.getInstructions()).toMatch(/\S/);
				expect(transport.protocolVersion).toBe(revision);
				expect(transport.sessionId !== undefined).toBe(revision < '2026');
			},
		);

		it.each(MODES)('%s sees the server that the server card describes', async (mode) => {
			const { client } = await connected(mode);
			const card = await fetch(`${first().address}/mcp/server-card`);
			const { name, title, version } = ServerCard.parse(await card.json());
			expect(client.getServerVersion()).toMatchObject({ name, title, version });
		});

		it.each(MODES)('%s can use everything, on either process', async (mode) => {
			const before = [...processes.counts];
			await useEverything((await connected(mode)).client);
			const requests = processes.counts.map((count, index) => count - (before[index] ?? 0));
			expect(Math.min(...requests)).toBeGreaterThan(4);
		});

		it.each(MODES)('%s never gets the result of another client', async (mode) => {
			const { client: other } = await connect(mode);
			const { client } = await connected(mode);
			const ratings = Array.from({ length: 40 }, (_, index) => 1 + (index % 5));
			const found = await Promise.all(
				ratings.map((rating, index) =>
					(index % 2 ? client : other).callTool({
						name: 'search_reviews',
						arguments: { rating, limit: 3 },
					}),
				),
			);
			const given = found.map(({ structuredContent }) =>
				// `useEverything` checks it against the tool's schema.
				(structuredContent as { reviews: { rating: number }[] }).reviews.map(
					(review) => review.rating,
				),
			);
			expect(given.map((all) => [...new Set(all)])).toEqual(ratings.map((rating) => [rating]));
			await other.close();
		});

		describe('after one of the processes is restarted,', () => {
			beforeAll(restartSecond);

			it.each(MODES)('%s continues in the same session', async (mode) => {
				const { client, transport } = await connected(mode);
				const { sessionId } = transport;
				await useEverything(client);
				expect(transport.sessionId).toBe(sessionId);
			});
		});
	});
}
