import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWitness, type EditionChecker } from '../../../tools/load/edition-witness.ts';
import { createLoadClient, type LoadClient } from '../../../tools/load/load-client.ts';
import { sendAtRate } from '../../../tools/load/pace.ts';

const OLD = { etag: '"old"', body: 'old '.repeat(2000) };
const NEW = { etag: '"new"', body: 'new '.repeat(2000) };
const DOCUMENT = { name: 'document', path: '/', weight: 1 };
const CONDITIONAL = { ...DOCUMENT, name: 'unchanged?', isConditional: true };

let server: Server;
let client: LoadClient;
let witness: EditionChecker;
let answer: RequestListener;

const sends =
	({ etag, body }: typeof OLD): RequestListener =>
	(request, response) => {
		if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
		else response.writeHead(200, { etag, 'content-length': body.length }).end(body);
	};

beforeEach(async () => {
	server = createServer((request, response) => answer(request, response));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	client = createLoadClient(`http://127.0.0.1:${port}`, 4);
	witness = createWitness(client, [DOCUMENT, CONDITIONAL]);
	answer = sends(OLD);
	await witness.record('old');
	answer = sends(NEW);
	await witness.record('new');
});

afterEach(() => {
	client.close();
	server.closeAllConnections();
	server.close();
});

describe('the edition witness', () => {
	it('accepts full and conditional responses from the permitted edition', async () => {
		for (const [name, edition] of [
			['old', OLD],
			['new', NEW],
		] as const) {
			witness.permit(name);
			answer = sends(edition);
			await witness.ask(DOCUMENT);
			// One request sends the tag of this edition, and one sends the tag of the other edition.
			await witness.ask(CONDITIONAL);
			await witness.ask(CONDITIONAL);
		}
		expect(witness.heard.get('old')).toBe(3);
		expect(witness.heard.get('new')).toBe(3);
	});

	it.each<[string, RequestListener]>([
		['torn', sends({ etag: NEW.etag, body: NEW.body.slice(0, 4000) + OLD.body.slice(4000) })],
		['stale', sends(OLD)],
		['mixed', sends({ etag: NEW.etag, body: OLD.body })],
		['too short', sends({ etag: NEW.etag, body: NEW.body.slice(1) })],
		['cut off', (_, response) => void response.write('new', () => response.destroy())],
		['an error', (_, response) => void response.writeHead(500).end()],
		['a 304 to an unconditional request', (_, response) => void response.writeHead(304, NEW).end()],
	])('refuses a response that is %s', async (_what, listener) => {
		witness.permit('new');
		answer = listener;
		await expect(witness.ask(DOCUMENT)).rejects.toThrow();
	});

	it('accepts an older edition only for requests sent before the newer one was permitted', async () => {
		witness.permit('old');
		let send = () => {};
		answer = (request, response) => {
			send = () => sends(OLD)(request, response);
		};
		const asked = witness.ask(DOCUMENT);
		await expect.poll(() => send.toString()).toContain('sends');
		witness.permit('new');
		send();
		await asked;
		answer = sends(OLD);
		await expect(witness.ask(DOCUMENT)).rejects.toThrow('that of old, not of new');
	});
});

describe('sendAtRate', () => {
	it('reports how many requests failed, and the first reasons', async () => {
		witness.permit('new');
		answer = sends(OLD);
		const ask = () => witness.ask(DOCUMENT);
		const result = await sendAtRate({ ask, connections: 2, seconds: 0.2, perSecond: 100 });
		expect(result.failed).toBeGreaterThan(1);
		expect(result.failures[0]).toContain('that of old');
		expect(result.answers).toBe(0);
	});

	it('measures time from the moment a request was due', async () => {
		answer = (request, response) => void setTimeout(() => sends(NEW)(request, response), 100);
		witness.permit('new');
		const ask = () => witness.ask(DOCUMENT);
		// One connection can send ten requests a second. Of forty due, the last ones wait for the others.
		const result = await sendAtRate({ ask, connections: 1, seconds: 0.5, perSecond: 40 });
		expect(result.longest).toBeGreaterThan(500);
		expect(result.failed).toBe(0);
	});
});
