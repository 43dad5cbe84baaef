import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerStatus, SwapResult } from '../platform/control-client.ts';
import { isSame } from '../hub/core/bearer-secret.ts';
import type { BuildManifest } from '../edition/documents/build-manifest.ts';
import { changedTopics } from './read-build-manifest.ts';
import type { Identified, LiveEdition } from './live-edition.ts';

type Publishable = Identified & { readonly manifest: BuildManifest };

export interface ControlOptions {
	readonly token: string;
	readonly live: LiveEdition<Publishable>;
	readonly status: () => ServerStatus;
	/** Notifies subscribers of changed topics. Returns the number of notifications queued. */
	readonly notify: (topics: readonly string[]) => Promise<number>;
}

/** Listens on a separate loopback port for `npm run publish`, which sends the token. */
export async function listenForControl(options: ControlOptions) {
	const server = createServer((request, response) => {
		answer(options, request).then(
			(body) => send(response, body ? 200 : 404, body ?? { error: 'no such command' }),
			(error: unknown) => send(response, 500, { error: messageOf(error) }),
		);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	// `address()` is an object for a server that listens on a port.
	const { port } = server.address() as AddressInfo;
	return { server, url: `http://127.0.0.1:${port}` };
}

async function answer(
	options: ControlOptions,
	request: IncomingMessage,
): Promise<ServerStatus | SwapResult | undefined> {
	if (!isAuthorized(request, options.token)) return undefined;
	if (request.method === 'GET' && request.url === '/status') return options.status();

	const [, id] = /^\/swap\/([\w.-]+)$/.exec(request.url ?? '') ?? [];
	if (request.method === 'POST' && id !== undefined) return swap(options, id);
	return undefined;
}

async function swap({ live, notify }: ControlOptions, id: string): Promise<SwapResult> {
	const { previous, current } = await live.swapTo(id);
	const changed = changedTopics(previous.manifest, current.manifest);
	const queued = changed.length > 0 ? await notify(changed) : 0;
	return { edition: current.manifest.edition, changed, queued };
}

function isAuthorized(request: IncomingMessage, token: string): boolean {
	const expected = Buffer.from(`Bearer ${token}`);
	const given = Buffer.from(request.headers.authorization ?? '');
	return isSame(given, expected);
}

function send(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { 'Content-Type': 'application/json' });
	response.end(JSON.stringify(body));
}

function messageOf(error: unknown): string {
	console.error(error);
	return error instanceof Error ? error.message : String(error);
}
