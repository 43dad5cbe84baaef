import {
	appendFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDigest } from '../../src/insights/readings/review-reading.ts';
import { PROJECT_CACHE } from '../../src/platform/cache-folder.ts';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { ROOT } from '../support/content.ts';
import { findTraces, tracesIn, type Trace } from '../support/find-traces.ts';
import { startHub, until, type HubClient } from '../support/hub-client.ts';
import { runScript, WITH_PAGES } from '../support/running-server.ts';
import { startSubscriber, type Received, type Subscriber } from '../support/subscriber.ts';
import { requestAll } from './websub/confirmed.ts';

/** A review whose words occur nowhere else. */
interface Erased {
	readonly sourceId: string;
	readonly name: string;
	/** The text of the first import, which the second one replaces. */
	readonly former: string;
	readonly text: string;
	/** A part of the text, in a reading. */
	readonly quote: string;
	readonly title: string;
	readonly translation: string;
	readonly response: string;
	readonly respondent: string;
}

const FIRST: Erased = {
	sourceId: 'sv-erased-1',
	name: 'Zebulon Quixworth',
	former: 'Marzipan telescopes hummed in the lobby all morning.',
	text: 'The vermilion gearbox purred like a basking walrus. Dana was friendly, and the price was fair.',
	quote: 'purred like a basking walrus',
	title: 'Umbrella sprockets everywhere',
	translation: 'La caja bermellona ronroneaba como una morsa',
	response: 'Our pelican mechanics blush and thank you.',
	respondent: 'Bartholomew Plumwick',
};
const SECOND: Erased = {
	sourceId: 'sv-erased-2',
	name: 'Ottoline Fizzlebrook',
	former: 'Cinnamon periscopes rattled under the bonnet.',
	text: 'The turquoise exhaust sang like a homesick ocelot. Will was honest, and the wait was short.',
	quote: 'sang like a homesick ocelot',
	title: 'Origami radiators at dawn',
	translation: 'El escape turquesa cantaba como un ocelote',
	response: 'Our flamingo painters are delighted.',
	respondent: 'Wilhelmina Crabapple',
};

const begun = Date.now();
/** The salts of the reviews in the transparency log. */
const salts = new Map<Erased, Uint8Array>();

/** Everything that identifies a review, with its salt as soon as it is logged. */
const tracesOf = (erased: Erased): Trace[] => [
	...['Zebulon', 'Ottoline'].filter((name) => erased.name.startsWith(name)),
	...[erased.former.slice(0, 22), erased.text.slice(0, 22), erased.quote, erased.title],
	...[erased.translation, erased.response, erased.respondent],
	readDigest(erased),
	...(salts.has(erased) ? [salts.get(erased) ?? ''] : []),
];

let hub: HubClient;
let subscriber: Subscriber;
let ids: readonly string[];
/** Whether the callback `/failing` accepts deliveries. */
let isWell = true;

const dataDir = () => String(hub.server.environment['DATA_DIR']);
const shard = () => join(hub.contentDir, 'reviews/survey/2026.jsonl');
const storedReviews = (): StoredReview[] =>
	readFileSync(shard(), 'utf8')
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));
/** Searches all files that were written since the reviews exist; the caches have many older ones. */
const tracesLeft = (traces: readonly Trace[]) =>
	findTraces([dataDir(), hub.contentDir, PROJECT_CACHE, join(ROOT, '.astro')], traces, begun);
const editions = () => readdirSync(join(dataDir(), 'editions'));
const bodyHas = (erased: Erased) => (delivery: Received) =>
	tracesIn(delivery.body, tracesOf(erased)).length > 0;

/** Returns the salt that the log publishes for a review. */
function saltOf(id: string): Uint8Array {
	const openings = readFileSync(join(hub.contentDir, 'log/openings.jsonl'), 'utf8');
	const salt = new RegExp(`"id":"${id}","salt":"([^"]+)"`).exec(openings)?.[1];
	if (salt === undefined) expect.fail(`review ${id} is not logged`);
	return Buffer.from(salt, 'base64');
}

async function run(...args: readonly string[]): Promise<void> {
	const { code, stderr } = await runScript(args, hub.server.environment);
	expect([code, stderr.includes('Cannot')]).toEqual([0, false]);
}

async function importAnswers(textOf: (erased: Erased) => string): Promise<void> {
	const answers = [FIRST, SECOND].map((erased) => ({
		id: erased.sourceId,
		location: 'millbrook',
		repair_order: 'MB99999',
		visit_date: '2026-11-18',
		submitted_at: '2026-11-19T10:00:00-08:00',
		stars: 4,
		text: textOf(erased),
		name: erased.name,
		consent_to_publish: true,
	}));
	const file = join(mkdtempSync(join(tmpdir(), 'forecourt-export-')), 'survey.ndjson');
	writeFileSync(file, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
	await run('import', '--', file);
}

/** Adds what a survey answer does not have, and a reading by hand. */
function complete(erased: Erased): string {
	const { title, translation, response, respondent, quote } = erased;
	let id = '';
	const lines = storedReviews().map((review) => {
		if (review.source.review_id !== erased.sourceId) return review;
		id = review.id;
		return {
			...review,
			title,
			translation: { text: translation, language: 'es', by: 'model' },
			responses: [{ text: response, author: respondent, date: '2026-11-20' }],
		};
	});
	writeFileSync(shard(), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
	mkdirSync(join(hub.contentDir, 'readings/survey'), { recursive: true });
	const reading = {
		id,
		digest: readDigest(erased),
		reader: { kind: 'hand', name: 'Jo Ann' },
		date: '2026-11-21',
		statements: [{ aspect: 'quality', polarity: 'positive', quote, subject: 'us' }],
		people: [],
		services: [],
	};
	const file = join(hub.contentDir, 'readings/survey/2026.jsonl');
	appendFileSync(file, `${JSON.stringify(reading)}\n`);
	return id;
}

/** Returns the addresses whose responses contain a trace. */
async function servedTraces(id: string, traces: readonly Trace[]): Promise<string[]> {
	const get = async (path: string) => {
		// The searches block this process for longer than the server keeps connections.
		const headers = { accept: 'text/html, */*', connection: 'close' };
		const response = await fetch(`${hub.address}${path}`, { headers });
		return new Uint8Array(await response.arrayBuffer());
	};
	// The search before this one may have outlasted the connections that are left.
	await get('/build.json').catch(() => undefined);
	const manifest = JSON.parse(Buffer.from(await get('/build.json')).toString());
	const documents: string[] = manifest.documents.map(({ path }: { path: string }) => path);
	const pages = ['/', '/insights', '/reviews', `/reviews/${id}`, `/api/reviews/${id}`];
	const searches = ['/api/reviews/search?limit=100', '/api/reviews/since/2026-11-01'];
	const found: string[] = [];
	for (const path of [...documents, ...pages, ...searches]) {
		if (tracesIn(await get(path), traces).length > 0) found.push(path);
	}
	return found;
}

beforeAll(async () => {
	hub = await startHub({
		...WITH_PAGES,
		HUB_RETRY_SECONDS: Array(10).fill('5').join(','),
		FORECOURT_LOG_KEY: join(ROOT, 'tests/fixtures/log-key-not-secret.pem'),
	});
	subscriber = await startSubscriber(hub.certificate);
	subscriber.on('/failing', (request, response) => {
		const challenge = new URL(request.url, 'https://x.invalid').searchParams.get('hub.challenge');
		response.writeHead(request.method === 'GET' || isWell ? 200 : 500).end(challenge ?? '');
	});
	const dataset = { 'hub.topic': hub.topicUrl('/reviews.json') };
	await requestAll(hub, 'subscribe', subscriber, {
		'/feed': {},
		'/dataset': dataset,
		'/failing': dataset,
	});
	await importAnswers(({ former }) => former);
	await hub.publish();
	await until(() => subscriber.deliveries('/failing').length === 1, 'a delivery', 60);
	isWell = false;
	await importAnswers(({ text }) => text);
	ids = [complete(FIRST), complete(SECOND)];
	await hub.publish();
	for (const [index, erased] of [FIRST, SECOND].entries())
		salts.set(erased, saltOf(ids[index] ?? ''));
	await until(() => subscriber.deliveries('/feed').length === 2, 'the feed with the reviews', 60);
	await until(() => subscriber.deliveries('/failing').length > 1, 'a failed delivery');
});

afterAll(async () => {
	await hub?.stop();
	await subscriber?.stop();
});

describe('before the removal', () => {
	it('the words are where this test looks', async () => {
		const [id = ''] = ids;
		const found = tracesLeft(tracesOf(FIRST)).join('\n');
		for (const place of [
			'reviews/survey',
			'readings/survey',
			'imports/2.jsonl',
			'log/openings.jsonl',
			'/site/',
			'.br:',
		]) {
			expect(found).toContain(place);
		}
		for (const trace of tracesOf(FIRST)) {
			const shown = typeof trace === 'string' ? trace : Buffer.from(trace).toString('hex');
			expect(found).toContain(`: ${shown}`);
		}
		const served = await servedTraces(id, tracesOf(FIRST));
		for (const path of ['/reviews.json', '/feed.xml', '/reviews', `/reviews/${id}`]) {
			expect(served).toContain(path);
		}
	});
});

describe('npm run remove and npm run publish', () => {
	it('leave no word of the review on a running server', async () => {
		const [id = ''] = ids;
		await run('remove', '--', '--reason', 'author request', id);
		await hub.publish();
		await expect.poll(() => editions().length, { timeout: 20_000 }).toBe(1);
		expect(tracesLeft(tracesOf(FIRST))).toEqual([]);
		expect(await servedTraces(id, tracesOf(FIRST))).toEqual([]);
	});

	it('replace the content of deliveries that have failed so far', async () => {
		const deliveries = () => subscriber.deliveries('/failing');
		const firstWithout = () => deliveries().findIndex((one) => !bodyHas(FIRST)(one));
		await until(() => firstWithout() >= 0, 'a delivery without the review');
		const before = deliveries().length;
		isWell = true;
		await until(() => deliveries().length > before, 'one more delivery');
		await sleep(6000);
		expect(deliveries()).toHaveLength(before + 1);
		expect(deliveries().slice(firstWithout()).filter(bodyHas(FIRST))).toEqual([]);
	});

	it('leave no word of the review where no server is running', async () => {
		const [, id = ''] = ids;
		expect(tracesLeft(tracesOf(SECOND))).not.toEqual([]);
		await hub.stop();
		await run('remove', '--', '--reason', 'author request', id);
		await run('publish');
		expect(editions()).toHaveLength(1);
		const traces = [...tracesOf(FIRST), ...tracesOf(SECOND)];
		expect(tracesLeft(traces)).toEqual([]);
		hub = await hub.restart();
		expect(await servedTraces(id, traces)).toEqual([]);
		await until(() => subscriber.deliveries('/dataset').length > 3, 'the dataset without it', 30);
		expect(subscriber.deliveries('/dataset').slice(3).filter(bodyHas(SECOND))).toEqual([]);
		expect(tracesLeft(traces)).toEqual([]);
	});
});
