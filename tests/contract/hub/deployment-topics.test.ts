import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeployedTopics } from '../../../src/hub/deployment/deployed-topics.ts';
import { createOriginTopics } from '../../../src/hub/deployment/origin-topics.ts';
import { createSnapshotLoader } from '../../../src/hub/core/snapshot-loader.ts';
import { writeDocuments, writeTopics } from '../../../src/edition/write-data.ts';
import { renderDocuments } from '../../../src/edition/documents/render-documents.ts';
import { renderPartialFeeds } from '../../../src/edition/feeds/review-feeds.ts';
import type { PublishedDocument } from '../../../src/edition/documents/published-document.ts';
import { createETag } from '../../../src/endpoints/http/etag.ts';
import { TOPIC_PATHS } from '../../../src/endpoints/http/urls.ts';
import { TopicsUnavailableError } from '../../../src/hub/core/snapshot.ts';
import type { TopicPath } from '../../../src/hub/core/topic.ts';
import { sampleEdition } from '../../support/content.ts';
import { ORIGIN_TYPES, startLiveOrigin, type LiveOrigin } from '../../support/live-origin.ts';

/** A valid manifest that must be ignored because of the response it comes in. */
const MANIFEST = JSON.stringify({
	edition: 'other',
	commit: null,
	documents: [{ path: '/feed.xml', etag: '"other"', bytes: 5 }],
});

let documents: PublishedDocument[];
let site: string;
/** A folder like the `edition/topics` that a build writes. */
let folder: string;
let origin: LiveOrigin;

beforeAll(async () => {
	const edition = await sampleEdition();
	documents = [...renderDocuments(edition), ...renderPartialFeeds(edition)];
	[site, folder] = [temporaryFolder(), join(temporaryFolder(), 'edition/topics')];
	await writeDocuments(documents, site);
	await writeTopics(documents, site, folder);
});
beforeEach(async () => {
	origin = await startLiveOrigin();
});
afterEach(() => origin.stop());

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'forecourt-topics-'));
const live = (deployed = folder) => createOriginTopics(origin.url, createDeployedTopics(deployed));
const snapshotLoader = () => createSnapshotLoader(live(), createDeployedTopics(folder).load);
const asked = () => origin.requests.map(({ path }) => path);

/** Returns the content of a topic in this deployment, and its ETag. */
function deployedTopic(topic: TopicPath): { text: string; etag: string } {
	const document = documents.find(({ paths }) => paths.includes(topic));
	const text = readFileSync(join(site, document?.file ?? ''), 'utf8');
	return { text, etag: document?.etag ?? '' };
}

describe('the topics of a deployment', () => {
	it.each(TOPIC_PATHS)('%s has exactly the bytes that the site serves', async (topic) => {
		const { text, etag } = deployedTopic(topic);
		const snapshot = await createDeployedTopics(folder).load(topic, etag);
		expect(Buffer.from(snapshot?.body ?? []).toString()).toBe(text);
		expect(snapshot?.etag).toBe(createETag(text));
		const type = topic === '/feed.xml' ? ORIGIN_TYPES[topic] : 'application/json; charset=utf-8';
		expect(snapshot?.contentType).toBe(type);
	});

	it('are not found with another ETag, or in a function without topics', async () => {
		expect(await createDeployedTopics(folder).load('/feed.xml', '"other"')).toBeUndefined();
		const { etag } = deployedTopic('/feed.xml');
		expect(await createDeployedTopics(temporaryFolder()).load('/feed.xml', etag)).toBeUndefined();
	});

	it('are refused if a file does not match its listed ETag', async () => {
		const broken = join(temporaryFolder(), 'topics');
		await writeTopics(documents, site, broken);
		writeFileSync(join(broken, 'feed.atom'), 'other');
		const { etag } = deployedTopic('/feed.xml');
		await expect(createDeployedTopics(broken).load('/feed.xml', etag)).rejects.toThrow(
			'does not match its ETag',
		);
	});
});

describe('the live content', () => {
	it('is what the public origin serves at that moment', async () => {
		const topics = live();
		origin.show({ edition: 'one', commit: 'abc', texts: { '/feed.xml': 'first' } });
		const first = await topics.readEdition();
		expect(first).toMatchObject({ edition: 'one', commit: 'abc' });
		expect(first.topics.map(({ path }) => path)).toEqual(TOPIC_PATHS);
		expect(first.topics).toContainEqual(
			expect.objectContaining({ path: '/feed.xml', etag: createETag('first'), bytes: 5 }),
		);
		origin.show({ edition: 'two', texts: { '/feed.xml': 'second' } });
		const second = await topics.readEdition();
		expect(second).toMatchObject({ edition: 'two', commit: undefined });
		expect(second.topics).toContainEqual(
			expect.objectContaining({ path: '/feed.xml', etag: createETag('second') }),
		);
	});

	it('is read without caches', async () => {
		origin.show({ edition: 'one', texts: {} });
		await live().readSnapshot('/feed.xml');
		for (const { headers } of origin.requests) {
			expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'accept-encoding': 'identity' });
		}
		expect(asked()).toEqual(['/build.json', '/feed.xml']);
	});

	it('comes from the files of the deployment if they match', async () => {
		origin.show({ edition: 'one', texts: { '/feed.xml': deployedTopic('/feed.xml').text } });
		const snapshot = await live().readSnapshot('/feed.xml');
		expect([snapshot?.etag, Buffer.from(snapshot?.body ?? []).toString()]).toEqual([
			deployedTopic('/feed.xml').etag,
			deployedTopic('/feed.xml').text,
		]);
		expect(asked()).toEqual(['/build.json']);
	});

	it.each(TOPIC_PATHS)('comes from the origin otherwise: %s, with its type', async (topic) => {
		origin.show({ edition: 'two', texts: { [topic]: 'tëxt' } });
		const snapshot = await live().readSnapshot(topic);
		expect(snapshot).toEqual({
			topic,
			etag: createETag('tëxt'),
			contentType: ORIGIN_TYPES[topic],
			body: new Uint8Array(Buffer.from('tëxt')),
		});
	});

	it('has the ETag of the decoded bytes, whatever the origin sends', async () => {
		origin.show({ edition: 'two', texts: { '/feed.xml': 'text' } });
		origin.instead = (path, response) => {
			if (path !== '/feed.xml') return false;
			response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'a/b', etag: 'W/"x"' });
			response.end(gzipSync('text'));
			return true;
		};
		expect((await live().readSnapshot('/feed.xml'))?.etag).toBe(createETag('text'));
	});

	it.each<[string, LiveOrigin['instead']]>([
		['an error', (_path, response) => !!response.writeHead(502).end(MANIFEST)],
		[
			'a redirect',
			(path, response) =>
				path === '/elsewhere'
					? !!response.writeHead(200).end(MANIFEST)
					: !!response.writeHead(302, { location: '/elsewhere' }).end(),
		],
		['a page', (_path, response) => !!response.writeHead(200).end('<html>')],
		['other JSON', (_path, response) => !!response.writeHead(200).end('{"edition":1}')],
		[
			'an incomplete response',
			(_path, response) => !!response.writeHead(200).write('{') && cut(response),
		],
	])('is unavailable when the origin responds with %s', async (_what, instead) => {
		origin.instead = instead;
		await expect(live().readEdition()).rejects.toThrow(TopicsUnavailableError);
		await expect(live().readSnapshot('/feed.xml')).rejects.toThrow(TopicsUnavailableError);
	});

	it('is never the body of an error response', async () => {
		origin.show({ edition: 'two', texts: { '/feed.xml': 'second' } });
		origin.instead = (path, response) =>
			path === '/feed.xml' &&
			!!response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
		await expect(live().readSnapshot('/feed.xml')).rejects.toThrow(TopicsUnavailableError);
	});

	it('is unavailable when the origin is down', async () => {
		origin.stop();
		await expect(live().readEdition()).rejects.toThrow(TopicsUnavailableError);
	});

	it('is unavailable when the response takes more than five seconds', async () => {
		origin.instead = () => true;
		// Without that limit it would never end.
		await expect(live().readEdition()).rejects.toThrow(TopicsUnavailableError);
	});

	it('does not exist for a topic that is no longer listed', async () => {
		origin.instead = (_path, response) =>
			!!response.writeHead(200).end('{"edition":"one","commit":null,"documents":[]}');
		expect((await live().readEdition()).topics).toEqual([]);
		expect(await live().readSnapshot('/feed.xml')).toBeUndefined();
		expect(await snapshotLoader()('/feed.xml', createETag('gone'))).toBeUndefined();
	});

	it('is listed from the files of the deployment, or from the origin if there are none', async () => {
		origin.show({ edition: 'one', texts: { '/feed.xml': 'first' } });
		const listed = await live().listTopics();
		expect(listed.map(({ path }) => path)).toEqual([
			...TOPIC_PATHS,
			'/feeds/low-stars.atom',
			...['low-stars.json', 'alder-falls.atom', 'alder-falls.json'].map((name) => `/feeds/${name}`),
			...['harborview.atom', 'harborview.json'].map((name) => `/feeds/${name}`),
			...['millbrook.atom', 'millbrook.json'].map((name) => `/feeds/${name}`),
		]);
		for (const { path, etag, bytes } of listed) {
			const { text, etag: expected } = deployedTopic(path);
			expect([path, etag, bytes]).toEqual([path, expected, Buffer.byteLength(text)]);
		}
		expect(asked()).toEqual([]);
		const fromOrigin = await live(temporaryFolder()).listTopics();
		expect(fromOrigin.map(({ path }) => path)).toEqual(TOPIC_PATHS);
	});
});

describe('a snapshot', () => {
	it('of this deployment does not need the origin, even when another one is live', async () => {
		origin.show({ edition: 'two', texts: {} });
		const { etag, text } = deployedTopic('/reviews.json');
		const snapshot = await snapshotLoader()('/reviews.json', etag);
		expect(Buffer.from(snapshot?.body ?? []).toString()).toBe(text);
		expect(asked()).toEqual([]);
	});

	it('of the live deployment is downloaded once', async () => {
		origin.show({ edition: 'two', texts: { '/feed.xml': 'second' } });
		const load = snapshotLoader();
		const first = await load('/feed.xml', createETag('second'));
		expect(Buffer.from(first?.body ?? []).toString()).toBe('second');
		const { length } = origin.requests;
		expect(await load('/feed.xml', createETag('second'))).toBe(first);
		expect(origin.requests).toHaveLength(length);
	});

	it('of any other deployment is not found, and not downloaded', async () => {
		origin.show({ edition: 'three', texts: { '/feed.xml': 'third' } });
		expect(await snapshotLoader()('/feed.xml', createETag('second'))).toBeUndefined();
		expect(asked()).toEqual(['/build.json']);
	});

	it('is not found if the origin sends bytes that differ from its list', async () => {
		origin.show({ edition: 'two', texts: { '/feed.xml': 'second' } });
		origin.instead = (path, response) =>
			path === '/feed.xml' && !!response.writeHead(200, { 'content-type': 'a/b' }).end('third');
		expect(await snapshotLoader()('/feed.xml', createETag('second'))).toBeUndefined();
	});

	it('fails to load while the origin is down, instead of counting as lost', async () => {
		origin.stop();
		const question = snapshotLoader()('/feed.xml', createETag('second'));
		await expect(question).rejects.toThrow(TopicsUnavailableError);
	});
});

function cut(response: Parameters<LiveOrigin['instead']>[1]): boolean {
	setTimeout(() => response.destroy(), 50);
	return true;
}
