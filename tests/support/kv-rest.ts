import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Command } from 'ioredis';
import type { KvAccess } from '../../src/platform/environment.ts';

const TOKEN = 'kv-token';
type Reply = { result: unknown } | { error: string };

/** The REST API of Upstash, which Vercel KV uses. */
export interface KvRest extends KvAccess {
	/** Returns the number of commands run so far. */
	commands(): number;
	/** Delays every response by this many milliseconds. */
	delay: number;
	close(): void;
}

/** Serves the REST API; `call` runs a command and returns its reply with strings as buffers. */
export async function serveKvRest(
	call: (name: string, args: readonly string[]) => Promise<unknown>,
): Promise<KvRest> {
	// Upstash returns a hash as a list of fields and values; this client would return an object.
	Command.setReplyTransformer('hgetall', (reply) => reply);
	let commands = 0;
	const run = async ([name = '', ...args]: string[]): Promise<Reply> => {
		commands++;
		try {
			return { result: await call(name, args) };
		} catch (error) {
			return { error: error instanceof Error ? error.message : String(error) };
		}
	};
	const server = createServer(async (request, response) => {
		const send = (status: number, body: unknown) =>
			setTimeout(() => response.writeHead(status).end(JSON.stringify(body)), rest.delay);
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
	const { port } = server.address() as AddressInfo;
	const rest: KvRest = {
		url: `http://127.0.0.1:${port}`,
		token: TOKEN,
		commands: () => commands,
		delay: 0,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
	return rest;
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
