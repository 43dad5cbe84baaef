import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, Redis } from 'ioredis';
import type { KvAccess } from '../../src/platform/environment.ts';
import { freePort } from './running-server.ts';

/** A real Redis behind the REST API of Upstash, which Vercel KV uses. */
export interface TestKv extends KvAccess {
	readonly redis: Redis;
	/** Returns the number of commands run so far. */
	commands(): number;
	/** Delays every response by this many milliseconds. */
	delay: number;
	/** Stops the server. Can be called more than once. */
	stop(): Promise<void>;
}

const TOKEN = 'kv-token';
type Reply = { result: unknown } | { error: string };

export async function startKv(): Promise<TestKv> {
	// Upstash returns a hash as a list of fields and values; this client would return an object.
	Command.setReplyTransformer('hgetall', (reply) => reply);
	const port = await freePort();
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-redis-'));
	const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
	const child = spawn('redis-server', flags, { stdio: 'ignore' });
	const redis = new Redis({ port, retryStrategy: () => 50 });
	redis.on('error', () => undefined);
	await redis.ping();

	const exited = once(child, 'exit');
	let commands = 0;
	const run = async ([name = '', ...args]: string[]): Promise<Reply> => {
		commands++;
		try {
			return { result: await redis.callBuffer(name, ...args) };
		} catch (error) {
			return { error: error instanceof Error ? error.message : String(error) };
		}
	};
	const server = createServer(async (request, response) => {
		const send = (status: number, body: unknown) =>
			setTimeout(() => response.writeHead(status).end(JSON.stringify(body)), kv.delay);
		if (request.headers.authorization !== `Bearer ${TOKEN}`) {
			return send(401, { error: 'WRONGPASS invalid token' });
		}
		const isEncoded = request.headers['upstash-encoding'] === 'base64';
		const body: unknown = JSON.parse(await textOf(request));
		if (!Array.isArray(body)) return send(400, { error: 'ERR no command' });
		if (request.url === '/') {
			const reply = await run(body.map(String));
			return send('error' in reply ? 400 : 200, encode(reply, isEncoded));
		}
		const replies: unknown[] = [];
		for (const command of body as unknown[][]) {
			replies.push(encode(await run(command.map(String)), isEncoded));
		}
		return send(200, replies);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address() as AddressInfo;
	const kv: TestKv = {
		url: `http://127.0.0.1:${address.port}`,
		token: TOKEN,
		redis,
		delay: 0,
		commands: () => commands,
		async stop() {
			redis.disconnect();
			server.closeAllConnections();
			server.close();
			child.kill();
			await exited;
		},
	};
	return kv;
}

async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	// A request stream without an encoding yields buffers.
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString();
}

/** Encodes strings in base64 if the client asks for it; numbers stay unchanged. */
function encode(reply: Reply, isEncoded: boolean): unknown {
	const encodeValue = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(encodeValue);
		if (!Buffer.isBuffer(value)) return value;
		return value.toString(isEncoded ? 'base64' : 'utf8');
	};
	return 'error' in reply ? reply : { result: encodeValue(reply.result) };
}
