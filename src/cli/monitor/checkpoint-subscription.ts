import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { OperationError } from '../../platform/operation-error.ts';

export interface SubscriptionOptions {
	/** Address of the checkpoint. */
	readonly checkpoint: string;
	/** The public address under which the hub reaches this monitor. */
	readonly callback: string;
	readonly port: number;
	/** Unguessable: the end of the callback's path, and the secret for signatures. */
	readonly token: string;
	readonly secret: string;
	readonly fetch: typeof fetch;
	/** Called after each delivery. */
	readonly onPush: () => void;
	readonly say: (line: string) => void;
}

const LEASE_SECONDS = 7 * 86_400;
const SHORTEST_LEASE_SECONDS = 60;
/** Renewed early enough for several attempts. */
const RENEWED_AFTER = 0.8;
const MAX_DELIVERY_BYTES = 1_000_000;
const TIMEOUT_MS = 30_000;

/**
 * Subscribes to a checkpoint by WebSub and renews the lease until it is closed.
 * @throws {OperationError} if the checkpoint names no hub, or the hub refuses.
 */
export async function subscribeToCheckpoint(
	options: SubscriptionOptions,
): Promise<AsyncDisposable> {
	const { callback, port, token, say, fetch: send, onPush } = options;
	const { hub, topic } = await discoverHub(options.checkpoint, send);
	const path = `${new URL(callback).pathname.replace(/\/+$/, '')}/${token}`;
	const address = new URL(path, callback).href;
	let renewal: NodeJS.Timeout | undefined;

	const subscribe = () => requestSubscription({ ...options, hub, topic, address });
	const renew = async () => {
		try {
			await subscribe();
		} catch (error) {
			say(error instanceof Error ? error.message : String(error));
			renewal = setTimeout(() => void renew(), TIMEOUT_MS * 10);
		}
	};
	const server = createServer((request, response) => {
		void answer(request, response).catch(() => response.destroy());
	});
	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://monitor');
		if (pathname !== path) return end(response, 404);
		if (request.method === 'POST') {
			const body = await readBody(request);
			// A delivery with a wrong signature is acknowledged and ignored (WebSub §8).
			if (isSigned(body, request.headers['x-hub-signature'], options.secret)) onPush();
			return end(response, 204);
		}
		const mode = query.get('hub.mode');
		if (query.get('hub.topic') !== topic) return end(response, 404);
		if (mode === 'denied') {
			say(`The hub ended the subscription: ${query.get('hub.reason') ?? 'no reason given'}`);
			return end(response, 200);
		}
		if (mode !== 'subscribe') return end(response, 404);
		clearTimeout(renewal);
		const granted = Number(query.get('hub.lease_seconds')) || LEASE_SECONDS;
		const seconds = Math.min(Math.max(granted, SHORTEST_LEASE_SECONDS), LEASE_SECONDS);
		renewal = setTimeout(() => void renew(), seconds * RENEWED_AFTER * 1_000);
		say(`Subscribed to ${topic} for ${Math.round(seconds / 3_600)} hours`);
		return end(response, 200, query.get('hub.challenge') ?? '');
	}
	await listen(server, port);
	try {
		await subscribe();
	} catch (error) {
		server.close();
		throw error;
	}
	return {
		async [Symbol.asyncDispose]() {
			clearTimeout(renewal);
			server.closeAllConnections();
			server.close();
		},
	};
}

/** Finds the hub and the topic in the headers of the checkpoint (WebSub §4). */
async function discoverHub(checkpoint: string, send: typeof fetch) {
	const response = await send(checkpoint, { signal: AbortSignal.timeout(TIMEOUT_MS) });
	await response.body?.cancel();
	const links = [...(response.headers.get('Link') ?? '').matchAll(/<([^>]*)>[^,]*?rel="?(\w+)"?/g)];
	const find = (name: string) => links.find(([, , rel]) => rel === name)?.[1];
	const [hub, topic] = [find('hub'), find('self')];
	const isSafe = URL.parse(hub ?? '', checkpoint)?.protocol === new URL(checkpoint).protocol;
	if (hub === undefined || topic === undefined || !isSafe) {
		throw new OperationError(
			`Cannot subscribe to ${checkpoint}: it names no hub\nLeave out --callback to check at intervals instead`,
		);
	}
	return { hub: new URL(hub, checkpoint).href, topic: new URL(topic, checkpoint).href };
}

async function requestSubscription({
	hub,
	topic,
	address,
	secret,
	fetch: send,
}: Pick<SubscriptionOptions, 'secret' | 'fetch'> & {
	readonly hub: string;
	readonly topic: string;
	readonly address: string;
}): Promise<void> {
	const response = await send(hub, {
		method: 'POST',
		redirect: 'error',
		body: new URLSearchParams({
			'hub.mode': 'subscribe',
			'hub.topic': topic,
			'hub.callback': address,
			'hub.secret': secret,
			'hub.lease_seconds': String(LEASE_SECONDS),
		}),
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (response.ok) return;
	const text = (await response.text()).replace(/\s+/g, ' ').trim().slice(0, 300);
	throw new OperationError(`Cannot subscribe at ${hub}: it answered ${response.status}\n${text}`);
}

/** Whether the body has the signature of WebSub §7. */
function isSigned(body: Buffer, header: unknown, secret: string): boolean {
	const [method = '', signature = ''] = String(header).split('=');
	if (!/^sha(?:1|256|384|512)$/.test(method)) return false;
	const expected = createHmac(method, secret).update(body).digest();
	const given = Buffer.from(signature, 'hex');
	return given.length === expected.length && timingSafeEqual(given, expected);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
	const pieces: Buffer[] = [];
	let bytes = 0;
	for await (const piece of request) {
		// Node's requests give buffers unless an encoding is set.
		const part = piece as Buffer;
		bytes += part.length;
		if (bytes > MAX_DELIVERY_BYTES) throw new RangeError('the delivery is too large');
		pieces.push(part);
	}
	return Buffer.concat(pieces);
}

async function listen(server: Server, port: number): Promise<void> {
	try {
		server.listen(port);
		await once(server, 'listening');
	} catch (cause) {
		const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
		throw new OperationError(`Cannot listen on port ${port}: ${code}\nChoose another --port`, {
			cause,
		});
	}
}

function end(response: ServerResponse, status: number, text = ''): void {
	response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
	response.end(text);
}
