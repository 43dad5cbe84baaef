import { beforeAll, describe, expect, it } from 'vitest';
import { PATHS, TOPIC_PATHS } from '../../../src/endpoints/http/urls.ts';
import {
	ApiDescription,
	createDescriptionCheck,
	type DescriptionCheck,
} from '../../contract/openapi-description.ts';
import { askHub, aValidForm, FOR_SUBSCRIBERS, HUB, HUB_CASES, type HubCase } from './hub.ts';
import { askMcp, MCP, MCP_CASES } from './mcp.ts';
import {
	askForJson,
	askTarget,
	HTML_TYPE,
	MEDIA_TYPES,
	PNG_TYPE,
	type TargetSource,
} from './target.ts';

const SINCE = '/api/reviews/since';
/** Pages and their preview images are for people, not programs. */
const FOR_PEOPLE = [HTML_TYPE, PNG_TYPE];
/**
 * Documents outside the OpenAPI description: the description itself, files for crawlers, feed readers
 * and verifiers of the log, and what the script for other websites loads.
 */
const UNDESCRIBED = [
	'/badge.svg',
	'/embed/v1.js',
	'/.well-known/openapi.json',
	'/.well-known/openapi.yaml',
	'/openapi.json',
	'/favicon.svg',
	'/log/checkpoints.txt',
	'/log/policy',
	'/reviews.jsonl',
	'/llms-full.txt',
	'/robots.txt',
	'/sitemap-index.xml',
];
/** The described URLs, each with its path in the description. */
const ADDRESSES = Object.entries(MEDIA_TYPES)
	.filter(([path, type]) => !FOR_PEOPLE.includes(type) && !UNDESCRIBED.includes(path))
	.map(([address]): [address: string, path: string] => [address, describedPath(address)]);

function describedPath(address: string): string {
	if (address.startsWith(SINCE)) return `${SINCE}/{date}`;
	if (address.startsWith('/log/openings/')) return '/log/openings/{n}.json';
	if (address === '/embed/all.json') return '/embed/{location}.json';
	if (address === '/feeds/alder-falls.json') return '/feeds/{location}.json';
	const isReview = /^\/(?:api\/)?reviews\/\w{12}(?:\.json)?$/.test(address);
	return isReview ? '/api/reviews/{id}' : address;
}

interface TestCase {
	readonly what: string;
	/** The allowed statuses; several if the target may choose. */
	readonly statuses: readonly number[];
	readonly method?: string;
	readonly headers?: Record<string, string>;
	/** Appended to the URL. */
	readonly rest?: string;
	/** Only for files, or only for functions. */
	readonly of?: 'files' | 'functions';
}

/** A CDN may ignore ranges, and conditions that are only needed for writes. */
const CASES: readonly TestCase[] = [
	{ what: 'GET', statuses: [200] },
	{ what: 'GET, compressed', statuses: [200], headers: { 'accept-encoding': 'br' } },
	{ what: 'HEAD', statuses: [200], method: 'HEAD' },
	{ what: 'a current tag', statuses: [304], headers: { 'if-none-match': '*' } },
	{ what: 'another version', statuses: [412], headers: { 'if-match': '"x"' }, of: 'functions' },
	{ what: 'another version', statuses: [412, 200], headers: { 'if-match': '"x"' }, of: 'files' },
	{ what: 'a range', statuses: [206, 200], headers: { range: 'bytes=0-9' }, of: 'files' },
	{
		what: 'a range past the end',
		statuses: [416, 200],
		headers: { range: 'bytes=999999999-' },
		of: 'files',
	},
	{ what: 'DELETE', statuses: [405], method: 'DELETE' },
	{ what: 'OPTIONS', statuses: [204], method: 'OPTIONS' },
	{ what: 'a long URL', statuses: [414, 200], rest: `?x=${'x'.repeat(8_200)}` },
];

/** Checks every statement of /.well-known/openapi.json. */
export function describeDescription(target: TargetSource): void {
	let api: ApiDescription;
	let check: DescriptionCheck;
	beforeAll(async () => {
		api = ApiDescription.parse(await askForJson(target(), '/.well-known/openapi.json'));
		check = createDescriptionCheck(api);
	});

	async function ask(
		address: string,
		path: string,
		asked: Omit<TestCase, 'what' | 'statuses'> = {},
	) {
		const { method = 'GET', headers = {}, rest = '' } = asked;
		const response = await askTarget(target(), address + rest, { method, headers });
		return { method, path, response, body: await response.text() };
	}

	describe('the description', () => {
		it('has exactly the paths that are tested here', () => {
			const paths = new Set(ADDRESSES.map(([, path]) => path));
			expect(Object.keys(api.paths).toSorted()).toEqual(
				[...paths, HUB, MCP, ...FOR_SUBSCRIBERS].toSorted(),
			);
		});

		it('describes its server as production', () => {
			expect(api.servers.map(({ description }) => description)).toEqual(['Production']);
		});

		describe.each(ADDRESSES)('of %s', (address, path) => {
			const kind = address.startsWith('/api/reviews/') ? 'functions' : 'files';
			const cases = CASES.filter(({ of = kind }) => of === kind);

			it.each(cases)('holds for $what', async (asked) => {
				const exchange = await ask(address, path, asked);
				expect(asked.statuses).toContain(exchange.response.status);
				expect(check.findFaults(exchange)).toEqual([]);
			});
		});

		it.each([
			['/api/reviews/search', '/api/reviews/search?limit=1&facets=1&unknown=1', 200],
			['/api/reviews/search', '/api/reviews/search?limit=0&rating=9&cursor=x', 400],
			[`${SINCE}/{date}`, `${SINCE}/2999-01-01`, 200],
			[`${SINCE}/{date}`, `${SINCE}/2025-02-30`, 400],
			[`${SINCE}/{date}`, `${SINCE}/2026-01-01/more`, 404],
		])('of %s holds for %s', async (path, address, status) => {
			const exchange = await ask(address, path);
			expect(exchange.response.status).toBe(status);
			expect(check.findFaults(exchange)).toEqual([]);
		});

		it('of a malformed URL is that of any other error', async () => {
			const exchange = await ask(`${SINCE}/%zz`, `${SINCE}/{date}`);
			expect(exchange.response.status).toBe(400);
			if (target().proxyRefusesUrls) return;
			const faults = [check.findFaultsBy('Problem', exchange), check.findFaults(exchange)];
			// A platform may pass the URL on to the function, which finds the date invalid.
			expect(faults).toContainEqual([]);
		});

		it('of a long list of errors holds when compressed', async () => {
			const query = ['rating', 'min_rating', 'max_rating', 'since', 'until', 'limit', 'cursor'];
			const address = `/api/reviews/search?${query.map((name) => `${name}=${name.repeat(30)}`).join('&')}`;
			const headers = { 'accept-encoding': 'gzip' };
			const exchange = await ask(address, '/api/reviews/search', { headers });
			expect(exchange.response.status).toBe(400);
			expect(check.findFaults(exchange)).toEqual([]);
		});

		it.each(['/api', '/api/nothing', '/api/reviews/search/more'])(
			'of the 404 response holds for %s',
			async (address) => {
				for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
					const exchange = await ask(address, address, { method });
					expect([method, exchange.response.status]).toEqual([method, 404]);
					expect(check.findFaultsBy('NotFound', exchange)).toEqual([]);
				}
			},
		);

		it.each(HUB_CASES)('of the hub holds for $what', expectDescribed);

		it('of the hub holds for a valid form', () => expectDescribed(aValidForm(target().origin)));

		async function expectDescribed(testCase: HubCase): Promise<void> {
			const response = await askHub(target, testCase);
			const { method = 'GET', statuses } = testCase;
			expect(statuses).toContain(response.status);
			const exchange = { method, path: HUB, response, body: await response.text() };
			expect(check.findFaults(exchange)).toEqual([]);
		}

		it.each(MCP_CASES)('of MCP holds for $what', async (testCase) => {
			const response = await askMcp(target(), testCase);
			expect(response.status).toBe(testCase.status);
			// Other methods are described with the one that is supported.
			const method = testCase.method === 'OPTIONS' ? 'OPTIONS' : 'POST';
			const exchange = { method, path: MCP, response, body: await response.text() };
			expect(check.findFaults(exchange)).toEqual([]);
		});

		it('marks the topics as topics', () => {
			const topics = Object.entries(api.paths).filter(([, operations]) =>
				operations['get']?.description.includes('A WebSub topic.'),
			);
			expect(topics.map(([path]) => path).toSorted()).toEqual(
				[...TOPIC_PATHS, PATHS.logCheckpoint].toSorted(),
			);
		});
	});
}
