import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, sendRaw } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.stop());

const requestFor = (target: string, rest = '') =>
	sendRaw(server.port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${rest}\r\n`);
const statusOf = (raw: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(raw)?.[1]);

describe('a path that tries to leave the site', () => {
	it.each([
		'/../../../../etc/passwd',
		'/..%2f..%2f..%2fetc/passwd',
		'/%2e%2e/%2e%2e/etc/passwd',
		'/%2e%2e%2f%2e%2e%2fassets.json',
		'/../encoded/assets.json',
		'/reviews/../../edition/edition.json',
		'/..%5c..%5cedition%5cedition.json',
		'/....//....//etc/passwd',
		'/reviews.json%00',
		'/%00',
		'/api/../../edition/edition.json',
		'//etc/passwd',
		'/file:///etc/passwd',
	])('%s finds nothing', async (target) => {
		const raw = await requestFor(target);
		expect(statusOf(raw)).toBe(404);
		expect(raw).not.toMatch(/root:|"encodings"|"edition":"first"}$/);
	});

	it('may contain dot segments within the site', async () => {
		expect(statusOf(await requestFor('/reviews/../reviews.json'))).toBe(200);
	});
});

describe('a request line', () => {
	it.each([
		['/%', 400],
		['/%zz', 400],
		['/%E0%A4%A', 400],
		['/%ff', 400],
		['/api/%zz', 400],
		['/..\\..\\etc\\passwd', 400],
		['\\evil', 400],
		['ftp://x/reviews.json', 400],
		['http://other.example/reviews.json', 200],
		['http://other.example/../etc/passwd', 404],
		[`/${'a'.repeat(8300)}`, 414],
		[`/reviews.json?${'a'.repeat(8300)}`, 414],
		[`/${'a'.repeat(100_000)}`, 414],
	])('with the target %s → %i', async (target, status) => {
		expect(statusOf(await requestFor(target))).toBe(status);
	});

	it.each([
		['too many header bytes', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`, 431],
		['no HTTP', 'hello\r\n\r\n', 400],
		[
			'two lengths',
			'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
			400,
		],
		['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
		['two hosts', 'GET /policy HTTP/1.1\r\nHost: x\r\nhost: x\r\nConnection: close\r\n\r\n', 400],
		[
			'two hosts and the asterisk',
			'OPTIONS * HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
			400,
		],
		['the asterisk', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 204],
	])('with %s gets a response, and the server keeps running', async (_name, text, status) => {
		expect(statusOf(await sendRaw(server.port, text))).toBe(status);
		expect((await ask(server.port, '/insights.json')).status).toBe(200);
	});

	it.each([
		['/%zz', 400],
		[`/?words=${'%D1%8F'.repeat(2_700)}`, 414],
	])(
		'returns an error in JSON that pages can read, without internal details',
		async (target, is) => {
			const { status, headers, body } = await ask(server.port, target);
			expect(status).toBe(is);
			expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
			expect(headers['content-type']).toBe('application/json; charset=utf-8');
			expect(body.toString()).not.toContain('URIError');
		},
	);
});

it('responds to pipelined requests in order', async () => {
	const line = (path: string, connection: string) =>
		`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;
	const raw = await sendRaw(
		server.port,
		line('/large.json', 'keep-alive') + line('/nowhere', 'keep-alive') + line('/policy', 'close'),
	);
	expect([...raw.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
		'200',
		'404',
		'200',
	]);
});
