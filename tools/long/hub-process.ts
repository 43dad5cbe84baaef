import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { installHub, loadCurrentHub } from '../../src/hub/current-hub.ts';
import { openEmbeddedHub } from '../../src/hub/embedded-hub.ts';
import { readEnvironment } from '../../src/platform/environment.ts';
import { createHubEndpoint } from '../../src/endpoints/websub-hub.ts';
import { createPublishEndpoint } from '../../src/endpoints/websub-publish.ts';
import { createETag } from '../../src/endpoints/http/etag.ts';
import { TOPIC_PATHS } from '../../src/endpoints/http/urls.ts';
import type { TopicPath } from '../../src/hub/core/topic.ts';

/**
 * The hub of the local server without its site, for a test that kills it many times. Each topic
 * contains the text of one file in `DATA_DIR`. Prints `ready` when it listens.
 */
const environment = readEnvironment();
const { dataDir, hub: policy, kv, redis } = environment;
const textOf = (topic: TopicPath) => `${topic}\n${readFileSync(join(dataDir, 'text'), 'utf8')}`;
const listTopics = () =>
	TOPIC_PATHS.map((path) => {
		const text = textOf(path);
		return { path, etag: createETag(text), bytes: Buffer.byteLength(text) };
	});
const embedded = await openEmbeddedHub({
	dataDir,
	policy,
	kv,
	redis,
	topics: {
		readEdition: async () => ({ edition: 'edition', commit: undefined, topics: listTopics() }),
		listTopics: async () => listTopics(),
		async readSnapshot(topic) {
			const body = Buffer.from(textOf(topic));
			return { topic, etag: createETag(body), contentType: 'text/plain', body };
		},
	},
});
installHub({ hub: embedded.hub, hookSecret: environment.hookSecret ?? '', cronSecret: '' });
const endpoints = new Map([
	['/api/websub/hub', createHubEndpoint({ loadHub: loadCurrentHub })],
	['/api/websub/publish', createPublishEndpoint({ loadHub: loadCurrentHub, now: Date.now })],
]);

const server = createServer(async (incoming, outgoing) => {
	const chunks: Buffer[] = [];
	// A request stream without an encoding yields buffers.
	for await (const chunk of incoming) chunks.push(chunk as Buffer);
	const { url = '', method = '', headers } = incoming;
	const request = new Request(policy.baseUrl + url, {
		method,
		headers: {
			'Content-Type': headers['content-type'] ?? '',
			Authorization: headers.authorization ?? '',
		},
		body: Buffer.concat(chunks),
	});
	const response = await endpoints.get(url)?.fetch(request);
	outgoing.writeHead(response?.status ?? 404).end(await response?.text());
});
server.listen(environment.port, '127.0.0.1');
await once(server, 'listening');
await embedded.start();
console.log('ready');
