import { once } from 'node:events';
import { createServer as createPlainServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthority } from '../../support/certificates.ts';
import { startHub, until, type HubClient } from '../../support/hub-client.ts';
import {
	confirm,
	hubParameter,
	startSubscriber,
	type Subscriber,
} from '../../support/subscriber.ts';
import { isSignedWith, requestAll } from './confirmed.ts';
import { changeNewest } from './content-changes.ts';

const DEADLINE_MILLISECONDS = 10_000;
const PARALLEL = 20;

let hub: HubClient;
let subscriber: Subscriber;
/** Subscribers with invalid certificates, by problem. */
const untrusted: Record<string, Subscriber> = {};
/** Subscribers whose responses do not end, each on a separate host. */
const endless: Record<string, Subscriber> = {};
/** How long the hub read each response, in milliseconds, and how many bytes it was sent. */
const listened: Record<string, { milliseconds: number; bytes: number }> = {};
let parallelResponses: readonly number[] = [];

beforeAll(async () => {
	hub = await startHub({ HUB_RETRY_SECONDS: '1' });
	subscriber = await startSubscriber(hub.certificate);
	const stranger = await createAuthority();
	const names = ['127.0.0.1', 'localhost'];
	untrusted['an unknown authority'] = await startSubscriber(await stranger.issue(names));
	const expired = await hub.authority.issue(names, { expired: true });
	untrusted['an expired certificate'] = await startSubscriber(expired);
	const wrongName = await hub.authority.issue(['elsewhere.example', '127.0.0.2']);
	untrusted['a certificate for another host'] = await startSubscriber(wrongName);
	for (const { origin } of Object.values(untrusted)) await hub.subscribe(`${origin}/`);

	await subscribeEndless();
	await requestAll(hub, 'subscribe', subscriber, { '/steady': {} });
	await subscribeInParallel();
	await raceUnsubscription();
	await raceSubscription();
	await until(() => Object.keys(listened).length === 4, 'the end of endless answers', 20);
	changeNewest(hub.contentDir, 'A change.');
	await hub.publish();
	await until(() => subscriber.deliveries('/steady').length > 0, 'a delivery');
	await sleep(2000);
});

afterAll(async () => {
	const others = [...Object.values(untrusted), ...Object.values(endless)];
	await Promise.all([hub, subscriber, ...others].map((one) => one.stop()));
});

/** Subscribes callbacks whose responses to the challenge never end. */
async function subscribeEndless(): Promise<void> {
	const pieces: Record<string, (challenge: string, index: number) => string | Buffer> = {
		'the challenge and more': (challenge, index) => (index === 0 ? challenge : 'a'.repeat(16_384)),
		'the challenge and silence': (challenge, index) => (index === 0 ? challenge : ''),
		'one letter per second': (challenge, index) => (index % 100 === 0 ? challenge.charAt(0) : ''),
		'compressed zeros': (_challenge, index) => (index === 0 ? gzipSync(Buffer.alloc(1e7)) : ''),
	};
	for (const [name, piece] of Object.entries(pieces)) {
		const at = await startSubscriber(hub.certificate);
		endless[name] = at;
		at.on('/', (request, response) => {
			if (request.method === 'POST') return confirm(request, response);
			response.writeHead(200, name === 'compressed zeros' ? { 'content-encoding': 'gzip' } : {});
			let [index, bytes] = [0, 0];
			const timer = setInterval(() => {
				const part = piece(hubParameter(request, 'challenge'), index++);
				bytes += part.length;
				if (part.length > 0) response.write(part);
			}, 10);
			response.on('close', () => {
				clearInterval(timer);
				listened[name] ??= { milliseconds: Date.now() - request.at, bytes };
			});
		});
		await hub.subscribe(`${at.origin}/`);
	}
}

async function subscribeInParallel(): Promise<void> {
	const secrets = Array.from({ length: PARALLEL }, (_, index) => `secret ${index}`);
	const answers = await Promise.all(
		secrets.map((secret) =>
			hub.subscribe(`${subscriber.origin}/parallel`, { 'hub.secret': secret }),
		),
	);
	parallelResponses = answers.map(({ status }) => status);
	await until(
		() => subscriber.verifications('/parallel').length === PARALLEL,
		'all verification requests',
	);
}

/** Confirms the older of two requests last. */
async function race(path: string, older: 'subscribe' | 'unsubscribe'): Promise<void> {
	const newer = older === 'subscribe' ? 'unsubscribe' : 'subscribe';
	const held: (() => void)[] = [];
	subscriber.on(path, (request, response) => {
		if (hubParameter(request, 'mode') !== older) confirm(request, response);
		else held.push(() => confirm(request, response));
	});
	await hub[older](`${subscriber.origin}${path}`);
	await until(() => held.length === 1, `the request to confirm ${older}`);
	await requestAll(hub, newer, subscriber, { [path]: {} });
	for (const release of held) release();
	await sleep(300);
}

async function raceUnsubscription(): Promise<void> {
	await requestAll(hub, 'subscribe', subscriber, { '/left-last': {}, '/back-last': {} });
	await race('/left-last', 'subscribe');
}

async function raceSubscription(): Promise<void> {
	await race('/back-last', 'unsubscribe');
}

describe('a callback with', () => {
	it.each(['an unknown authority', 'an expired certificate', 'a certificate for another host'])(
		'%s receives no requests (A19, H53)',
		(name) => {
			expect(untrusted[name]?.received).toEqual([]);
		},
	);
});

describe('a callback that responds with', () => {
	it.each(['the challenge and more', 'the challenge and silence', 'compressed zeros'])(
		'%s is cut off (A15, A16)',
		(name) => {
			expect(listened[name]?.milliseconds).toBeLessThan(2 * DEADLINE_MILLISECONDS);
			expect(listened[name]?.bytes).toBeLessThan(1e6);
		},
	);

	it('one letter per second is cut off after about 10 s in total (A16)', () => {
		expect(listened['one letter per second']?.milliseconds).toBeGreaterThan(2000);
		expect(listened['one letter per second']?.milliseconds).toBeLessThan(2 * DEADLINE_MILLISECONDS);
	});

	it.each(['the challenge and more', 'the challenge and silence', 'compressed zeros'])(
		'%s is not subscribed (A15, H38)',
		(name) => {
			expect(endless[name]?.deliveries('/')).toEqual([]);
		},
	);

	it('anything is asked not to compress it (A15)', () => {
		const accepted = subscriber.verifications('/steady').map(({ headers }) => headers);
		expect(accepted.map((headers) => headers['accept-encoding'])).toEqual(['identity']);
	});
});

describe('requests for the same topic and callback', () => {
	it('at the same time are all accepted, and make one subscription (H2, A24)', () => {
		expect(parallelResponses).toEqual(Array.from({ length: PARALLEL }, () => 202));
		const deliveries = subscriber.deliveries('/parallel');
		expect(deliveries).toHaveLength(1);
		const [delivery] = deliveries;
		const matching = Array.from({ length: PARALLEL }, (_, index) => `secret ${index}`).filter(
			(secret) => delivery && isSignedWith(delivery, secret),
		);
		expect(matching).toHaveLength(1);
	});

	it('have the result of the newest one, even if an older one is confirmed last (H16, A24)', () => {
		expect(subscriber.deliveries('/left-last')).toEqual([]);
		expect(subscriber.deliveries('/back-last')).toHaveLength(1);
	});
});

describe('a callback that is the hub', () => {
	it('is refused under every name of this machine (A20)', async () => {
		const { port } = new URL(hub.hubUrl);
		for (const host of ['127.0.0.1', 'localhost', '127.0.0.2', '[::1]']) {
			const { status } = await hub.subscribe(`https://${host}:${port}/api/websub/hub`);
			expect([host, status]).toEqual([host, 400]);
		}
	});
});

describe('a callback that does not speak TLS', () => {
	it('receives no request and no content (A13, A19, H53)', async () => {
		let heard = '';
		const server = createPlainServer((socket) => {
			socket.on('data', (bytes) => (heard += bytes.toString('latin1'))).on('error', () => {});
			socket.write('HTTP/1.1 200 OK\r\n\r\n');
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		// A TCP server has an address object while it listens.
		const { port } = server.address() as AddressInfo;
		await hub.subscribe(`https://127.0.0.1:${port}/capability`);
		await until(() => heard !== '', 'a handshake');
		await sleep(500);
		server.close();
		expect(heard).not.toMatch(/GET|POST|capability|hub\./);
	});
});
