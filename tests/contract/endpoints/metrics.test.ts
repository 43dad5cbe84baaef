import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
	METRICS_TYPE,
	renderMetrics,
	startCounting,
} from '../../../src/endpoints/service-metrics.ts';
import { createMetricsEndpoint } from '../../../src/endpoints/metrics.ts';
import type { Hub } from '../../../src/hub/core/hub.ts';
import { StoreUnavailableError } from '../../../src/hub/core/subscription-store.ts';
import { BASE_URL, createTestHub, type TestHub } from '../../support/hub.ts';
import { publishedEdition } from '../../support/published-edition.ts';
import { someReviews } from '../../support/reviews.ts';
import { muteConsole } from './hub-requests.ts';

const SECRET = 'a metrics secret';
const edition = publishedEdition(someReviews(7));
let test: TestHub;
let console: ReturnType<typeof muteConsole>;

beforeEach(async () => {
	console = muteConsole();
	test = await createTestHub();
});
afterEach(() => console.restore());

async function ask(hub: Hub | undefined = test.hub, token = SECRET, secret = SECRET) {
	const access = hub && { hub, hookSecret: 'none', cronSecret: 'none' };
	const { fetch } = createMetricsEndpoint({
		loadEdition: async () => edition,
		loadHub: () => access,
		readSecret: () => secret,
		render: renderMetrics,
		mediaType: METRICS_TYPE,
	});
	const headers = { authorization: `Bearer ${token}` };
	const response = await fetch(new Request(`${BASE_URL}/metrics`, { headers }));
	return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Returns the value of a sample, given its name and labels. */
const valueOf = (text: string, sample: string) =>
	text
		.split('\n')
		.find((line) => line.startsWith(`${sample} `))
		?.slice(sample.length + 1);

describe('the metrics', () => {
	it('require the secret', async () => {
		for (const [token, secret] of [
			['another', SECRET],
			['', ''],
			['undefined', ''],
		] as const) {
			const { status, headers, text } = await ask(test.hub, token, secret);
			expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
			expect(text).not.toContain('forecourt_');
		}
	});

	it('are valid OpenMetrics, and not cached', async () => {
		const { status, headers, text } = await ask();
		expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
			200,
			'application/openmetrics-text; version=1.0.0; charset=utf-8',
			'no-store',
		]);
		expect(text.match(/# EOF\n/g)).toHaveLength(1);
		expect(text.endsWith('# EOF\n')).toBe(true);
		const samples = text.split('\n').filter((line) => /^[^#]/.test(line));
		for (const line of samples) {
			expect(line).toMatch(
				/^[a-z_][a-z0-9_]*(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? -?[0-9.e+-]+$/,
			);
		}
	});

	it('describe the edition', async () => {
		const { text } = await ask();
		const { edition: id, last_modified: modified = '' } = edition.data;
		expect(valueOf(text, `forecourt_edition_info{edition="${id}"}`)).toBe('1');
		expect(valueOf(text, 'forecourt_reviews')).toBe('7');
		const seconds = Number(valueOf(text, 'forecourt_modified_timestamp_seconds'));
		expect(seconds).toBe(Date.parse(modified) / 1000);
	});

	it('describe the hub without naming subscribers', async () => {
		await test.subscribe({ secret: 'a secret' });
		await test.subscribe({ callback: 'https://down.example/x' });
		test.reply = ({ method, url }) => {
			if (method === 'GET') return 'echo';
			return { status: url.host === 'down.example' ? 500 : 204 };
		};
		test.setTopic('/feed.xml', 'second');
		await test.hub.publishChanges();
		await test.work();
		const { text } = await ask();
		expect(valueOf(text, 'websub_hub_up')).toBe('1');
		expect(valueOf(text, 'websub_subscriptions{topic="/feed.xml"}')).toBe('2');
		expect(valueOf(text, 'websub_subscriptions{topic="/reviews.json"}')).toBe('0');
		expect(valueOf(text, 'websub_delivered_last_day')).toBe('1');
		expect(valueOf(text, 'websub_failed_attempts_last_day')).toBe('1');
		expect(text).not.toMatch(/down\.example|subscriber\.example|a secret/);
	});

	it('report that the store of the hub is unavailable', async () => {
		const describeActivity = () => Promise.reject(new StoreUnavailableError('No answer'));
		const { status, text } = await ask({ ...test.hub, describeActivity });
		expect([status, valueOf(text, 'websub_hub_up')]).toEqual([200, '0']);
		expect(text).not.toContain('websub_subscriptions');
	});

	it('leave out the hub if there is none', async () => {
		const { fetch } = createMetricsEndpoint({
			loadEdition: async () => edition,
			loadHub: () => undefined,
			readSecret: () => SECRET,
			render: renderMetrics,
			mediaType: METRICS_TYPE,
		});
		const headers = { authorization: `Bearer ${SECRET}` };
		const text = await (await fetch(new Request(`${BASE_URL}/metrics`, { headers }))).text();
		expect(text).toContain('forecourt_reviews');
		expect(text).not.toContain('websub_');
	});

	it('count the requests of a long-running server, with all files under one label', async () => {
		const count = startCounting();
		const request = { method: 'GET', status: 200, milliseconds: 4 };
		count({ ...request, route: '/api/reviews/search' });
		count({ ...request, route: '/reviews.json' });
		count({ ...request, route: '/reviews/some-id', status: 304 });
		count({ ...request, route: '-', method: 'BREW', status: 404 });
		const { text } = await ask();
		const requests = (labels: string) => valueOf(text, `http_requests_total{${labels}}`);
		expect(requests('handler="/api/reviews/search",method="GET",status="200"')).toBe('1');
		expect(requests('handler="file",method="GET",status="200"')).toBe('1');
		expect(requests('handler="file",method="GET",status="304"')).toBe('1');
		expect(requests('handler="none",method="other",status="404"')).toBe('1');
		const within = valueOf(text, 'http_request_duration_seconds_bucket{le="0.005",handler="file"}');
		expect(within).toBe('2');
		expect(Number(valueOf(text, 'process_resident_memory_bytes'))).toBeGreaterThan(1e6);
	});
});
