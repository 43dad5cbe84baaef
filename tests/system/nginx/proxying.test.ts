import { once } from 'node:events';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, startNginx, type Nginx } from '../../support/nginx.ts';
import { freePort, startServer, type RunningServer } from '../../support/running-server.ts';

const BASE_URL = 'https://reviews.my-group.example';
const PER_CLIENT = 10;
const CLIENTS = 14;
/** Enough for nginx to have read a response that its client does not read. */
const PAUSE_MILLISECONDS = 1000;

let server: RunningServer;
let nginx: Nginx;

beforeAll(async () => {
	server = await startServer({ BASE_URL, TRUSTED_PROXIES: '127.0.0.1' });
	// With small buffers in the kernel, a response waits until its client reads.
	nginx = await startNginx(
		[Number(server.environment['PORT']), await freePort()],
		(configuration) => configuration.replaceAll('ssl http2;', 'ssl http2 sndbuf=16k;'),
	);
});
afterAll(async () => {
	await nginx?.stop();
	await server?.stop();
});

async function send(url: string, options: RequestOptions, body?: string): Promise<IncomingMessage> {
	const outgoing = (url.startsWith('https:') ? request : plainRequest)(url, options);
	outgoing.end(body);
	const [response] = await once(outgoing, 'response');
	return response;
}

describe.skipIf(!hasNginx)('subscribe requests through nginx', () => {
	let hosts = 0;

	/** Requests a subscription from an address of this machine, for a callback on another host. */
	async function subscribe(localAddress: string, headers: Record<string, string> = {}) {
		const fields = {
			'hub.mode': 'subscribe',
			'hub.topic': `${BASE_URL}/feed.xml`,
			'hub.callback': `https://subscriber-${hosts++}.example/`,
		};
		const type = { 'content-type': 'application/x-www-form-urlencoded' };
		const options = { method: 'POST', localAddress, headers: { ...type, ...headers } };
		const body = new URLSearchParams(fields).toString();
		const response = await send(`${nginx.origin}/api/websub/hub`, options, body);
		response.resume();
		return response.statusCode;
	}

	it('are limited by the address of each client (A21)', async () => {
		for (let client = 0; client < CLIENTS; client++) {
			expect(await subscribe(`127.0.1.${client + 1}`)).toBe(202);
		}
	});

	it('cannot avoid the limit with a forged address (A21)', async () => {
		const statuses: unknown[] = [];
		for (let turn = 0; turn < CLIENTS; turn++) {
			const forged = `198.51.100.${turn + 1}`;
			const headers = {
				'x-forwarded-for': forged,
				'x-real-ip': forged,
				forwarded: `for=${forged}`,
			};
			statuses.push(await subscribe('127.0.2.1', headers));
		}
		const limited = Array(CLIENTS - PER_CLIENT).fill(429);
		expect(statuses).toEqual([...Array(PER_CLIENT).fill(202), ...limited]);
	});
});

describe.skipIf(!hasNginx)('a response through nginx', () => {
	it.each(['/reviews.json', '/feed.xml', '/api/reviews/search?limit=100'])(
		'has the bytes and headers of the server in each encoding: %s',
		async (path) => {
			for (const encoding of ['identity', 'gzip', 'br']) {
				const options = { headers: { 'accept-encoding': encoding } };
				const here = await send(server.address + path, options);
				const there = await send(nginx.origin + path, options);
				expect(there.headers).toMatchObject({ etag: here.headers.etag, vary: here.headers.vary });
				const coding = encoding === 'identity' ? undefined : encoding;
				expect([there.statusCode, there.headers['content-encoding']]).toEqual([200, coding]);
				expect((await buffer(there)).equals(await buffer(here))).toBe(true);
			}
		},
	);

	it('is not written to disk for a client that reads slowly', async () => {
		const options = { headers: { 'accept-encoding': 'identity' } };
		const response = await send(`${nginx.origin}/reviews.json`, options);
		response.pause();
		await sleep(PAUSE_MILLISECONDS);
		expect(nginx.errors()).not.toContain('buffered to a temporary file');
		const whole = await buffer(response);
		expect(whole.byteLength).toBe(Number(response.headers['content-length']));
	});

	it('redirects from http to https', async () => {
		const { statusCode, headers } = await send(`${nginx.plainOrigin}/policy?a=%20b`, {});
		expect([statusCode, headers.location]).toEqual([308, 'https://127.0.0.1/policy?a=%20b']);
	});
});
