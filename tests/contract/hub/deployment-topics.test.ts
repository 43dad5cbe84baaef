import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeployedTopics } from '../../../src/hub/deployment/deployed-topics.ts';
import { createOriginTopics } from '../../../src/hub/deployment/origin-topics.ts';
import { createDeployedSnapshots } from '../../../src/hub/deployment/snapshot-store.ts';
import { writeDocuments } from '../../../src/edition/write-documents.ts';
import { writeTopics } from '../../../src/edition/write-topics.ts';
import { renderDocuments } from '../../../src/edition/documents/catalogue.ts';
import type { PublishedDocument } from '../../../src/edition/documents/published-document.ts';
import { createETag } from '../../../src/endpoints/http/etag.ts';
import { TOPIC_PATHS } from '../../../src/endpoints/http/urls.ts';
import { TopicsUnavailableError } from '../../../src/hub/core/snapshot.ts';
import type { TopicPath } from '../../../src/hub/core/topic.ts';
import { sampleEdition } from '../../support/content.ts';
import { ORIGIN_TYPES, startLiveOrigin, type LiveOrigin } from '../../support/live-origin.ts';

/** Of an edition that is not to be believed, for how it comes. */
const MANIFEST = JSON.stringify({
	edition: 'other',
	commit: null,
	documents: [{ path: '/feed.xml', etag: '"other"' }],
});

let documents: PublishedDocument[];
let site: string;
/** What a build leaves in `edition/topics`. */
let folder: string;
let origin: LiveOrigin;

beforeAll(async () => {
	documents = renderDocuments(await sampleEdition());
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
const snapshots = () => createDeployedSnapshots(createDeployedTopics(folder), live());
const asked = () => origin.requests.map(({ path }) => path);

/** The bytes of a topic as this deployment has them, and their tag. */
function own(topic: TopicPath): { text: string; etag: string } {
	const document = documents.find(({ paths }) => paths.includes(topic));
	const text = readFileSync(join(site, document?.file ?? ''), 'utf8');
	return { text, etag: document?.etag ?? '' };
}

describe('the topics of a deployment', () => {
	it.each(TOPIC_PATHS)('%s is what the site serves, to the byte', async (topic) => {
		const { text, etag } = own(topic);
		const snapshot = await createDeployedTopics(folder)(topic, etag);
		expect(Buffer.from(snapshot?.body ?? []).toString()).toBe(text);
		expect(snapshot?.etag).toBe(createETag(text));
		const type = topic === '/feed.xml' ? ORIGIN_TYPES[topic] : 'application/json; charset=utf-8';
		expect(snapshot?.contentType).toBe(type);
	});

	it('are not those of another tag, nor of a function that has none', async () => {
		expect(await createDeployedTopics(folder)('/feed.xml', '"other"')).toBeUndefined();
		const { etag } = own('/feed.xml');
		expect(await createDeployedTopics(temporaryFolder())('/feed.xml', etag)).toBeUndefined();
	});

	it('are not taken from a file with other bytes than listed', async () => {
		const broken = join(temporaryFolder(), 'topics');
		await writeTopics(documents, site, broken);
		writeFileSync(join(broken, 'feed.atom'), 'other');
		const { etag } = own('/feed.xml');
		await expect(createDeployedTopics(broken)('/feed.xml', etag)).rejects.toThrow('other bytes');
	});
});

describe('what is live', () => {
	it('is what the public origin says at the moment of the question', async () => {
		const topics = live();
		origin.show({ edition: 'one', commit: 'abc', texts: { '/feed.xml': 'first' } });
		expect(await topics.readEdition()).toEqual({ edition: 'one', commit: 'abc' });
		expect(await topics.readTag('/feed.xml')).toEqual({
			etag: createETag('first'),
			edition: 'one',
		});
		origin.show({ edition: 'two', texts: { '/feed.xml': 'second' } });
		expect(await topics.readEdition()).toEqual({ edition: 'two', commit: undefined });
		expect((await topics.readTag('/feed.xml')).etag).toBe(createETag('second'));
	});

	it('is read past caches', async () => {
		origin.show({ edition: 'one', texts: {} });
		await live().readSnapshot('/feed.xml');
		for (const { headers } of origin.requests) {
			expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'accept-encoding': 'identity' });
		}
		expect(asked()).toEqual(['/build.json', '/feed.xml']);
	});

	it('comes from the files of the deployment if they are what is live', async () => {
		origin.show({ edition: 'one', texts: { '/feed.xml': own('/feed.xml').text } });
		const { etag, body } = await live().readSnapshot('/feed.xml');
		expect([etag, Buffer.from(body).toString()]).toEqual([
			own('/feed.xml').etag,
			own('/feed.xml').text,
		]);
		expect(asked()).toEqual(['/build.json']);
	});

	it.each(TOPIC_PATHS)('comes from the origin otherwise: %s, with its type', async (topic) => {
		origin.show({ edition: 'two', texts: { [topic]: 'tëxt' } });
		const { body, ...snapshot } = await live().readSnapshot(topic);
		expect(snapshot).toEqual({ topic, etag: createETag('tëxt'), contentType: ORIGIN_TYPES[topic] });
		expect(Buffer.from(body).toString()).toBe('tëxt');
	});

	it('has the tag of its bytes without coding, whatever the origin sends', async () => {
		origin.show({ edition: 'two', texts: { '/feed.xml': 'text' } });
		origin.instead = (path, response) => {
			if (path !== '/feed.xml') return false;
			response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'a/b', etag: 'W/"x"' });
			response.end(gzipSync('text'));
			return true;
		};
		expect((await live().readSnapshot('/feed.xml')).etag).toBe(createETag('text'));
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
		['no whole answer', (_path, response) => !!response.writeHead(200).write('{') && cut(response)],
	])('cannot be seen when the origin answers with %s', async (_what, instead) => {
		origin.instead = instead;
		await expect(live().readEdition()).rejects.toThrow(TopicsUnavailableError);
		await expect(live().readTag('/feed.xml')).rejects.toThrow(TopicsUnavailableError);
	});

	it('is not the text of an error', async () => {
		origin.show({ edition: 'two', texts: { '/feed.xml': 'second' } });
		origin.instead = (path, response) =>
			path === '/feed.xml' &&
			!!response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
		await expect(live().readSnapshot('/feed.xml')).rejects.toThrow(TopicsUnavailableError);
	});

	it('cannot be seen when nobody answers', async () => {
		origin.stop();
		await expect(live().readEdition()).rejects.toThrow(TopicsUnavailableError);
	});

	it('cannot be seen when the answer takes longer than five seconds', async () => {
		origin.instead = () => true;
		// Without that limit it would never end.
		await expect(live().readEdition()).rejects.toThrow(TopicsUnavailableError);
	});

	it('does not list a topic that is gone', async () => {
		origin.instead = (_path, response) =>
			!!response.writeHead(200).end('{"edition":"one","commit":null,"documents":[]}');
		await expect(live().readTag('/feed.xml')).rejects.toThrow(TopicsUnavailableError);
	});
});

describe('a snapshot', () => {
	it('of the own deployment needs no origin, even when another one is live', async () => {
		origin.show({ edition: 'two', texts: {} });
		const { etag, text } = own('/reviews.json');
		const snapshot = await snapshots().load('/reviews.json', etag);
		expect(Buffer.from(snapshot?.body ?? []).toString()).toBe(text);
		expect(asked()).toEqual([]);
	});

	it('of another deployment is what is live, and is downloaded once', async () => {
		origin.show({ edition: 'two', texts: { '/feed.xml': 'second' } });
		const store = snapshots();
		const first = await store.load('/feed.xml', createETag('second'));
		expect(Buffer.from(first?.body ?? []).toString()).toBe('second');
		const { length } = origin.requests;
		expect(await store.load('/feed.xml', createETag('second'))).toBe(first);
		expect(origin.requests).toHaveLength(length);
	});

	it('that is neither is not there, and nothing is downloaded for it', async () => {
		origin.show({ edition: 'three', texts: { '/feed.xml': 'third' } });
		expect(await snapshots().load('/feed.xml', createETag('second'))).toBeUndefined();
		expect(asked()).toEqual(['/build.json']);
	});

	it('of which the origin sends other bytes than it lists is not there', async () => {
		origin.show({ edition: 'two', texts: { '/feed.xml': 'second' } });
		origin.instead = (path, response) =>
			path === '/feed.xml' && !!response.writeHead(200, { 'content-type': 'a/b' }).end('third');
		expect(await snapshots().load('/feed.xml', createETag('second'))).toBeUndefined();
	});

	it('may not be out of reach for good: the question fails', async () => {
		origin.stop();
		const question = snapshots().load('/feed.xml', createETag('second'));
		await expect(question).rejects.toThrow(TopicsUnavailableError);
	});
});

function cut(response: Parameters<LiveOrigin['instead']>[1]): boolean {
	setTimeout(() => response.destroy(), 50);
	return true;
}
