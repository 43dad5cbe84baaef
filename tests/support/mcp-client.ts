import {
	Client as ClientOf2,
	StreamableHTTPClientTransport as TransportOf2,
} from '@modelcontextprotocol/client';
import { Client as ClientOf1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportOf1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const CLIENT = { name: 'forecourt tests', version: '1.0.0' };

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** A fetch function that sends requests to several origins in turn. */
export interface AlternatingFetch {
	readonly fetch: Fetch;
	/** The number of requests to each origin, in the order of the origins. */
	readonly counts: readonly number[];
}

export function alternateBetween(origins: readonly string[]): AlternatingFetch {
	const counts = origins.map(() => 0);
	let turn = 0;
	return {
		counts,
		async fetch(url, init) {
			const index = turn++ % origins.length;
			counts[index] = (counts[index] ?? 0) + 1;
			const { pathname, search } = new URL(url);
			return fetch(new URL(pathname + search, origins[index]), init);
		},
	};
}

/** A connected client of either major version of the official SDK. */
export interface McpClient {
	readonly client: ClientOf1 | ClientOf2;
	readonly transport: TransportOf1 | TransportOf2;
}

/** Configurations of the official client, and the revision that each negotiates. */
export const CLIENT_MODES = {
	'1.x': '2025-11-25',
	'2.x by default': '2025-11-25',
	'2.x that negotiates': '2026-07-28',
	'2.x pinned to 2026-07-28': '2026-07-28',
} as const;
export type ClientMode = keyof typeof CLIENT_MODES;

export async function connectClient(
	mode: ClientMode,
	url: string,
	{ fetch }: Pick<AlternatingFetch, 'fetch'>,
): Promise<McpClient> {
	if (mode === '1.x') {
		const client = new ClientOf1(CLIENT);
		const transport = new TransportOf1(new URL(url), { fetch });
		// Under exactOptionalPropertyTypes, the SDK's transport class does not match its own interface.
		await client.connect(transport as Parameters<typeof client.connect>[0]);
		return { client, transport };
	}
	const negotiation = {
		'2.x by default': undefined,
		'2.x that negotiates': 'auto',
		'2.x pinned to 2026-07-28': { pin: '2026-07-28' },
	} as const;
	const how = negotiation[mode];
	const client = new ClientOf2(CLIENT, how && { versionNegotiation: { mode: how } });
	const transport = new TransportOf2(new URL(url), { fetch });
	await client.connect(transport);
	return { client, transport };
}
