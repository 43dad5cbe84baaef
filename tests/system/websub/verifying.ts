import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until, type HubClient } from '../../support/hub-client.ts';
import {
	confirm,
	hubParameter,
	startSubscriber,
	type Handler,
	type Subscriber,
} from '../../support/subscriber.ts';
import { changeNewest } from './content-changes.ts';

/** How a callback responds to a challenge. */
interface Echo {
	readonly status?: number;
	readonly body?: (challenge: string) => string | readonly string[];
	readonly headers?: Readonly<Record<string, string>>;
	readonly delayMilliseconds?: number;
}

const ACCEPTED: Readonly<Record<string, Echo>> = {
	'200': {},
	'201': { status: 201 },
	'202': { status: 202 },
	'299': { status: 299 },
	octets: { headers: { 'content-type': 'application/octet-stream' } },
	html: { headers: { 'content-type': 'text/html; charset=utf-8' } },
	json: { headers: { 'content-type': 'application/json' } },
	chunked: { body: (challenge) => [...challenge] },
	slow: { delayMilliseconds: 4000 },
};

const REFUSED: Readonly<Record<string, Echo>> = {
	newline: { body: (challenge) => `${challenge}\n` },
	space: { body: (challenge) => ` ${challenge}` },
	bom: { body: (challenge) => `\u{feff}${challenge}` },
	prefix: { body: (challenge) => challenge.slice(0, -1) },
	longer: { body: (challenge) => `${challenge}a` },
	case: { body: swapCase },
	empty: { body: () => '' },
	'204': { status: 204, body: () => '' },
	wrong: { body: () => 'a'.repeat(32) },
	embedded: { body: (challenge) => `<p>${challenge}</p>` },
	quoted: { body: (challenge) => JSON.stringify(challenge) },
	query: { body: (challenge) => `hub.challenge=${challenge}` },
	'304': { status: 304, body: () => '' },
	'400': { status: 400 },
	'403': { status: 403 },
	'404': { status: 404 },
	'410': { status: 410 },
	'300': { status: 300 },
};
const REDIRECTS = [301, 302, 303, 307, 308];
const TEXT = 'A change that only confirmed subscribers receive.';

/** Tests which responses confirm a request (WebSub §5.3.1). */
export function describeVerifying(hub: () => HubClient): void {
	let subscriber: Subscriber;
	/** A separate host, because its retries would use up the slots of the other one. */
	let troubled: Subscriber;

	beforeAll(async () => {
		[subscriber, troubled] = [
			await startSubscriber(hub().certificate),
			await startSubscriber(hub().certificate),
		];
		for (const [name, echo] of Object.entries({ ...ACCEPTED, ...REFUSED })) {
			await subscribe(subscriber, `/${name}`, respondWith(echo));
		}
		for (const status of REDIRECTS) {
			// Redirects to a path that would confirm.
			await subscribe(subscriber, `/redirect-${status}`, ({ url }, response) => {
				response.writeHead(status, { location: url.replace(/^[^?]*/, '/target') });
				response.end(new URLSearchParams(url.replace(/^[^?]*/, '')).get('hub.challenge'));
			});
		}
		await subscribe(troubled, '/500', respondWith({ status: 500 }));
		await subscribe(troubled, '/503-then-fine', (request, response) => {
			const isFirst = troubled.verifications('/503-then-fine').length === 1;
			respondWith(isFirst ? { status: 503 } : {})(request, response);
		});
		await subscribe(troubled, '/broken-then-fine', (request, response) => {
			if (troubled.verifications('/broken-then-fine').length === 1) response.destroy();
			else confirm(request, response);
		});
		await until(() => troubled.verifications('/500').length === 3, 'a third verification request');
		// Longer than a fourth request would take.
		await sleep(1500);
		changeNewest(hub().contentDir, TEXT);
		await hub().publish();
		await until(() => subscriber.deliveries('/slow').length > 0, 'a delivery');
		await sleep(1000);
	});

	afterAll(() => Promise.all([subscriber.stop(), troubled.stop()]));

	async function subscribe(at: Subscriber, path: string, handler: Handler): Promise<void> {
		at.on(path, (request, response) =>
			(request.method === 'GET' ? handler : confirm)(request, response),
		);
		expect((await hub().subscribe(`${at.origin}${path}`)).status).toBe(202);
	}

	const attempts = (at: Subscriber, path: string) => ({
		verifications: at.verifications(path).length,
		deliveries: at.deliveries(path).length,
	});

	describe('a subscription', () => {
		it.each(Object.keys(ACCEPTED))('is active after the exact echo: %s (H31, H38)', (name) => {
			expect(attempts(subscriber, `/${name}`)).toEqual({ verifications: 1, deliveries: 1 });
		});

		it.each(Object.keys(REFUSED))(
			'is not active after any other response, which is final: %s (H37, H38)',
			(name) => {
				expect(attempts(subscriber, `/${name}`)).toEqual({ verifications: 1, deliveries: 0 });
			},
		);

		it.each(REDIRECTS)(
			'is not active after a redirect, which is not followed: %i (H37, A10)',
			(status) => {
				const path = `/redirect-${status}`;
				expect(attempts(subscriber, path)).toEqual({ verifications: 1, deliveries: 0 });
				expect(attempts(subscriber, '/target')).toEqual({ verifications: 0, deliveries: 0 });
			},
		);
	});

	describe('a failing callback', () => {
		it('is retried only twice, each time with a new challenge (H37, A21)', () => {
			const challenges = troubled
				.verifications('/500')
				.map((message) => hubParameter(message, 'challenge'));
			expect([challenges.length, new Set(challenges).size]).toEqual([3, 3]);
			expect(troubled.deliveries('/500')).toEqual([]);
		});

		it.each(['/503-then-fine', '/broken-then-fine'])('may confirm a retry: %s (H31)', (path) => {
			expect(attempts(troubled, path)).toEqual({ verifications: 2, deliveries: 1 });
		});
	});

	describe('the content', () => {
		it('is not sent before the confirmation (A21)', () => {
			for (const at of [subscriber, troubled]) {
				const first = new Set(at.received.map(({ url }) => url.replace(/\?.*/s, '')));
				for (const path of first) {
					const methods = at.received
						.filter(({ url }) => url.replace(/\?.*/s, '') === path)
						.map(({ method }) => method);
					expect([path, methods[0]]).toEqual([path, 'GET']);
				}
			}
		});
	});
}

function respondWith({ status = 200, body, headers = {}, delayMilliseconds = 0 }: Echo): Handler {
	return (request, response) => {
		const answer = (body ?? String)(hubParameter(request, 'challenge'));
		setTimeout(() => {
			response.writeHead(status, { 'content-type': 'text/plain', ...headers });
			const parts = typeof answer === 'string' ? [answer] : answer;
			for (const part of parts) response.write(part);
			response.end();
		}, delayMilliseconds);
	};
}

function swapCase(text: string): string {
	return [...text]
		.map((letter) =>
			letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
		)
		.join('');
}
