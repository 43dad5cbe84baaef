import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuildManifest } from '../../src/edition/documents/build-manifest.ts';
import { ReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import { TopicIndex } from '../../src/edition/documents/topic-index.ts';
import { TOPIC_PATHS } from '../../src/endpoints/http/urls.ts';
import { ROOT } from '../support/content.ts';
import { startKv, type TestKv } from '../support/kv.ts';
import { hasNginx, startNginx, type Nginx } from '../support/nginx.ts';
import { startQueueEmulator, type QueueEmulator } from '../support/queue-emulator.ts';
import { freePort, startServer, type RunningServer } from '../support/running-server.ts';
import { buildForVercel, copyCheckout, type VercelBuild } from '../support/vercel-build.ts';
import {
	listFunctions,
	startFunction,
	type BuiltFunction,
} from '../support/vercel-output-function.ts';
import { serveVercelOutput, type VercelPlatform } from '../support/vercel-output.ts';
import { describeService } from './black-box/black-box.ts';
import { describeDeployedHub } from './black-box/deployed-hub.ts';
import { CRON, OPERATOR_VARIABLES } from './black-box/operator.ts';
import { askForJson, askTarget, MEDIA_TYPES, type Target } from './black-box/target.ts';

/** The maximum number of functions on the Hobby plan. */
const MAX_FUNCTIONS = 12;
/**
 * Size limit of a function without the edition and without the builder's source maps. Every function
 * contains OpenTelemetry's SDK (800 kB), loaded only where an exporter is configured.
 */
const CODE_LIMIT_KILOBYTES = 1_900;
/**
 * The hub also contains the clients of Vercel KV and Vercel Queues (200 and 600 kB with
 * dependencies) and the list of public suffixes (200 kB).
 */
const HUB_LIMIT_KILOBYTES = 3_000;
/** In addition to the hub: `prom-client`, which requires the OpenTelemetry API as CommonJS. */
const METRICS_LIMIT_KILOBYTES = 3_300;
/** The MCP server contains two SDKs, each with its own JSON Schema validator. */
const MCP_LIMIT_KILOBYTES = 3_600;
const LARGER_LIMITS: Readonly<Record<string, number>> = {
	'/api/mcp': MCP_LIMIT_KILOBYTES,
	'/api/cron': HUB_LIMIT_KILOBYTES,
	'/api/metrics': METRICS_LIMIT_KILOBYTES,
	'/api/websub/deliver': HUB_LIMIT_KILOBYTES,
	'/api/websub/hub': HUB_LIMIT_KILOBYTES,
	'/api/websub/prompt': HUB_LIMIT_KILOBYTES,
	'/api/websub/publish': HUB_LIMIT_KILOBYTES,
};
/** Node starts in 30 to 60 ms on current machines; an import of 2 s would be noticeable. */
const IMPORT_LIMIT_STARTS = 40;
/** The hub's functions, which publish and deliver the topics. */
const TOPIC_FUNCTIONS = [
	'/api/cron',
	'/api/websub/deliver',
	'/api/websub/hub',
	'/api/websub/prompt',
	'/api/websub/publish',
];
const TOPIC_FILES = [
	...['alerts.json', 'changes.json', 'feed.atom', 'feed.json'],
	...['alder-falls', 'harborview', 'low-stars', 'millbrook'].flatMap((id) => [
		`feeds-${id}.atom`,
		`feeds-${id}.json`,
	]),
	...['index.json', 'log-checkpoint', 'reviews.json'],
].map((name) => `edition/topics/${name}`);
/** The files that the review functions read. */
const SINCE_FILES = ['columns.index', 'edition.json', 'reviews.list'];
const EDITION_FILES: Record<string, readonly string[]> = {
	'/api/mcp': [
		...[...SINCE_FILES, 'agent-insights.json', 'overview.json'],
		...['reviews-app.html', 'text.index'],
	].toSorted(),
	'/api/metrics': SINCE_FILES,
	'/api/reviews/permalink': [...SINCE_FILES, 'gone.html', 'not-found.html'].toSorted(),
	'/api/reviews/search': [...SINCE_FILES, 'text.index'],
	'/api/reviews/since': SINCE_FILES,
};
/** The maximum duration on the Hobby plan. */
const MAX_SECONDS = 300;

let build: VercelBuild;
let kv: TestKv;
let queues: QueueEmulator;
let platform: VercelPlatform;
let server: RunningServer;
let copy = '';

beforeAll(async () => {
	[build, kv, queues] = await Promise.all([buildForVercel(), startKv(), startQueueEmulator()]);
	const variables = {
		...OPERATOR_VARIABLES,
		BASE_URL: build.origin,
		KV_REST_API_URL: kv.url,
		KV_REST_API_TOKEN: kv.token,
		VERCEL_REGION: 'dev1',
		VERCEL_QUEUE_BASE_URL: queues.baseUrl,
		VERCEL_QUEUE_TOKEN: queues.token,
		HUB_ALLOW_LOOPBACK_CALLBACKS: '1',
	};
	platform = await serveVercelOutput(build, variables, queues.consumerPort);
	// In a different folder, time zone and locale from the build for Vercel, and without its cache.
	copy = copyCheckout();
	const elsewhere = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
	server = await startServer(
		{ ...OPERATOR_VARIABLES, ...elsewhere, SITE: 'on', BASE_URL: build.origin },
		undefined,
		copy,
	);
});

afterAll(async () => {
	await Promise.all([server?.stop(), platform?.stop(), kv?.stop(), queues?.stop()]);
	build?.remove();
	rmSync(copy, { recursive: true, force: true });
});

const local = (): Target => ({ address: server.address, origin: build.origin });
const deployed = (): Target => ({ address: platform.address, origin: build.origin });

describe('npm start', () => describeService(local));
describe.skipIf(!hasNginx)('npm start behind nginx with TLS', () => {
	let nginx: Nginx;
	beforeAll(async () => {
		nginx = await startNginx([Number(server.environment['PORT']), await freePort()]);
	});
	afterAll(() => nginx?.stop());
	describeService(() => ({ address: nginx.origin, origin: build.origin, proxyRefusesUrls: true }));
});
describe('the output of vercel build', () => describeService(deployed));
describe('the hub in the output of vercel build', () =>
	describeDeployedHub(deployed, () => ({ kv, authority: platform.authority })));

describe('both', () => {
	const tag = async (target: Target, path: string) =>
		(await askTarget(target, path, { method: 'HEAD' })).headers.get('etag');

	it('serve the same bytes at every path', async () => {
		const manifest = BuildManifest.parse(await askForJson(local(), '/build.json'));
		const dataset = ReviewsDataset.parse(await askForJson(local(), '/reviews.json'));
		const paths = new Set([
			...Object.keys(MEDIA_TYPES),
			...manifest.documents.map(({ path }) => path),
			...dataset.reviews.map(({ url }) => new URL(url).pathname),
			'/api/reviews/search?query=brakes&limit=3',
		]);
		for (const path of paths) {
			expect([path, await tag(deployed(), path)]).toEqual([path, await tag(local(), path)]);
		}
	});

	it('have exactly the same files', () => {
		const folders = [server.siteFolder(), join(build.output, 'static')];
		const [here = {}, there = {}] = folders.map((folder) =>
			Object.fromEntries(filesIn(folder).map((file) => [file, digestOf(join(folder, file))])),
		);
		expect(Object.keys(here).length).toBeGreaterThan(360);
		expect(there).toEqual(here);

		const edition = join(server.siteFolder(), '../edition');
		for (const { path, folder } of listFunctions(build.output)) {
			for (const file of filesIn(folder).filter((name) => name.startsWith('edition/'))) {
				const deployedDigest = digestOf(join(folder, file));
				const localDigest = digestOf(join(edition, file.replace(/^edition\//, '')));
				expect([path, file, deployedDigest]).toEqual([path, file, localDigest]);
			}
		}
	});

	it('have the same edition', async () => {
		const [one, other] = await Promise.all(
			[local(), deployed()].map((target) => askForJson<BuildManifest>(target, '/build.json')),
		);
		expect(other?.edition).toBe(one?.edition);
		expect(other?.documents).toEqual(one?.documents);
	});

	/** Differences on the platform, and why they are acceptable. */
	const DIFFERENCES: readonly {
		readonly what: string;
		readonly why: string;
		readonly read: (target: Target) => Promise<unknown>;
		readonly here: unknown;
		readonly there: unknown;
	}[] = [
		{
			what: 'CORS on a redirect',
			why: 'redirects come before headers in the routes; programs never get such a URL',
			read: async (target) =>
				(await askTarget(target, '/policy/')).headers.get('access-control-allow-origin'),
			here: '*',
			there: null,
		},
		{
			what: 'Allow on a file',
			why: 'the CDN answers OPTIONS itself; browsers need only the CORS headers, which it sends',
			read: async (target) =>
				(await askTarget(target, '/reviews.json', { method: 'OPTIONS' })).headers.get('allow'),
			here: 'GET, HEAD, OPTIONS',
			there: null,
		},
		{
			what: 'the name of a function file',
			why: 'the builder redirects it to the function; no client uses that URL',
			read: async (target) => (await askTarget(target, '/api/reviews/search.ts')).status,
			here: 404,
			there: 308,
		},
		{
			what: 'Last-Modified of a document',
			why: 'the CDN sends the time when it cached the file; clients should use ETags',
			read: async (target) => {
				const { headers } = await askTarget(target, '/reviews.json');
				const { documents } = await askForJson<BuildManifest>(target, '/build.json');
				const changed = documents[0]?.last_modified ?? '';
				return headers.get('last-modified') === new Date(changed).toUTCString();
			},
			here: true,
			there: false,
		},
	];

	it.each(DIFFERENCES)('differ in $what: $why', async ({ read, here, there }) => {
		expect([await read(local()), await read(deployed())]).toEqual([here, there]);
	});
});

describe('the functions', () => {
	const functions = () => listFunctions(build.output);
	const answersFromEdition = ({ folder }: BuiltFunction) =>
		filesIn(folder).includes('src/edition/load-published-edition.js');

	it(`are the files of api/, at most ${MAX_FUNCTIONS}`, () => {
		const sources = filesIn(join(ROOT, 'api')).map((file) => `/api/${file.replace(/\.ts$/, '')}`);
		expect(functions().map(({ path }) => path)).toEqual(sources.toSorted());
		expect(sources.length).toBeLessThanOrEqual(MAX_FUNCTIONS);
	});

	it('run on Node 24 and have a time limit', () => {
		for (const { path, runtime, maxDuration } of functions()) {
			expect([path, runtime]).toEqual([path, 'nodejs24.x']);
			expect(maxDuration).toBeGreaterThan(0);
			expect(maxDuration).toBeLessThanOrEqual(MAX_SECONDS);
		}
	});

	it('contain only the part of the edition that they read', () => {
		const readers = functions().filter(answersFromEdition);
		expect(readers.map(({ path }) => path)).toEqual(Object.keys(EDITION_FILES));
		for (const built of functions()) {
			const data = filesIn(built.folder).filter((file) => file.startsWith('edition/'));
			const own = EDITION_FILES[built.path]?.map((name) => `edition/${name}`);
			const needed = own ?? (TOPIC_FUNCTIONS.includes(built.path) ? TOPIC_FILES : []);
			expect([built.path, data]).toEqual([built.path, needed]);
		}
	});

	it.each(TOPIC_PATHS)(
		'contain %s as the platform serves it: bytes, ETag and media type',
		async (topic) => {
			const served = await askTarget(deployed(), topic);
			const body = Buffer.from(await served.arrayBuffer());
			for (const { path, folder } of functions()) {
				if (!TOPIC_FUNCTIONS.includes(path)) continue;
				const file = (name: string) => readFileSync(join(folder, 'edition/topics', name));
				const index = TopicIndex.parse(JSON.parse(file('index.json').toString()));
				const entry = index.find((other) => other.path === topic);
				expect([path, entry?.etag, entry?.content_type]).toEqual([
					path,
					served.headers.get('etag'),
					served.headers.get('content-type'),
				]);
				expect(file(entry?.file ?? '').equals(body)).toBe(true);
			}
		},
	);

	it('are called by cron at most once a day, as the Hobby plan requires', () => {
		const config = JSON.parse(readFileSync(join(build.output, 'config.json'), 'utf8'));
		expect(config.crons).toEqual([
			{ path: CRON, schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) },
		]);
	});

	it(`have at most ${CODE_LIMIT_KILOBYTES} kB of code, or their own documented limit`, () => {
		for (const { path, folder } of functions()) {
			const files = filesIn(folder).filter((file) => !file.startsWith('edition/'));
			const maps = files.filter((file) => file.endsWith('.map'));
			const code = files.filter((file) => !maps.includes(file));
			const kilobytes = (list: readonly string[]) =>
				list.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1_000;
			const sizes = `${kilobytes(code).toFixed()} kB, source maps ${kilobytes(maps).toFixed()} kB`;
			console.log(`${path}: ${sizes}`);
			const limit = LARGER_LIMITS[path] ?? CODE_LIMIT_KILOBYTES;
			expect([path, kilobytes(code) <= limit]).toEqual([path, true]);
		}
	});

	it('are imported quickly by a new process', async () => {
		const start = Math.min(...[1, 2, 3].map(() => millisecondsOfStart()));
		for (const built of functions()) {
			const { importMilliseconds, stop } = await startFunction(built);
			stop();
			const starts = importMilliseconds / start;
			console.log(`${built.path}: imported in ${starts.toFixed(1)} times the start of Node`);
			expect([built.path, starts <= IMPORT_LIMIT_STARTS]).toEqual([built.path, true]);
		}
	});
});

describe('the output', () => {
	it('publishes no source map', () => {
		expect(filesIn(join(build.output, 'static')).filter((file) => file.endsWith('.map'))).toEqual(
			[],
		);
	});

	it('contains no paths of the build machine', () => {
		expect(filesWith([build.project, ROOT])).toEqual([]);
	});

	it('contains no secrets from the environment', () => {
		expect(filesWith([build.secret])).toEqual([]);
	});

	/** Searches all files except source maps, which name their sources but have no URL. */
	function filesWith(words: readonly string[]): string[] {
		return ['static', 'functions']
			.flatMap((part) => filesIn(join(build.output, part)).map((file) => join(part, file)))
			.filter((file) => !/^functions\/.*\.map$/.test(file))
			.filter((file) => {
				const bytes = readFileSync(join(build.output, file));
				return words.some((word) => bytes.includes(word));
			});
	}
});

function digestOf(file: string): string {
	return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function filesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => statSync(join(folder, name)).isFile())
		.map((name) => name.replaceAll('\\', '/'))
		.toSorted();
}

function millisecondsOfStart(): number {
	const begin = performance.now();
	execFileSync(process.execPath, ['--eval', '0']);
	return performance.now() - begin;
}
