import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createETag } from '../../src/endpoints/http/etag.ts';
import { TOPIC_PATHS } from '../../src/endpoints/http/urls.ts';
import type { TopicPath } from '../../src/hub/core/topic.ts';

/** An edition shown at the public origin: its name, commit and texts. */
export interface ShownEdition {
	readonly edition: string;
	readonly commit?: string | null;
	readonly texts: Readonly<Partial<Record<TopicPath, string>>>;
}

/** A web server in place of the live deployment. */
export interface LiveOrigin {
	readonly url: string;
	readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
	show(edition: ShownEdition): void;
	/** Sends a different response if it returns true. */
	instead: (path: string, response: ServerResponse) => boolean;
	stop(): void;
}

export const ORIGIN_TYPES: Readonly<Record<(typeof TOPIC_PATHS)[number], string>> = {
	'/reviews.json': 'application/json; charset=utf-8',
	'/api/feed.json': 'application/feed+json',
	'/feed.xml': 'application/atom+xml',
	'/changes.json': 'application/json; charset=utf-8',
	'/alerts.json': 'application/json; charset=utf-8',
};

export async function startLiveOrigin(): Promise<LiveOrigin> {
	let bodies = new Map<string, { readonly type: string; readonly body: string }>();
	const server = createServer(({ url = '', headers }, response) => {
		origin.requests.push({ path: url, headers });
		if (origin.instead(url, response)) return;
		const found = bodies.get(url);
		if (!found) response.writeHead(404).end();
		else response.writeHead(200, { 'content-type': found.type }).end(found.body);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const origin: LiveOrigin = {
		url: `http://127.0.0.1:${port}`,
		requests: [],
		instead: () => false,
		show({ edition, commit = null, texts }) {
			const shown = TOPIC_PATHS.map((path) => ({ path, body: texts[path] ?? path }));
			// Like a later version with additional fields.
			const documents = shown.map(({ path, body }) => ({
				path,
				etag: createETag(body),
				bytes: Buffer.byteLength(body),
				more: 1,
			}));
			const manifest = JSON.stringify({ edition, commit, documents, more: 1 });
			bodies = new Map([
				['/build.json', { type: 'application/json; charset=utf-8', body: manifest }],
				...shown.map(({ path, body }) => [path, { type: ORIGIN_TYPES[path], body }] as const),
			]);
		},
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
	return origin;
}
