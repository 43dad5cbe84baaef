import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface ReceivedResponse {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

export interface Question {
	readonly method?: string;
	readonly headers?: Record<string, string>;
	readonly body?: string;
	readonly agent?: Agent;
}

/** Sends a request with only the given headers. */
export async function ask(
	port: number,
	path: string,
	question: Question = {},
): Promise<ReceivedResponse> {
	const { method = 'GET', headers = {}, body, agent } = question;
	const outgoing = request({ port, host: '127.0.0.1', path, method, headers, agent });
	outgoing.end(body);
	const [incoming] = await once(outgoing, 'response');
	const chunks: Buffer[] = [];
	for await (const chunk of incoming) chunks.push(chunk);
	return { status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) };
}

/** Sends raw bytes, and returns everything received until the server closes. */
export async function sendRaw(port: number, text: string): Promise<string> {
	const socket = connect(port, '127.0.0.1');
	const chunks: Buffer[] = [];
	socket.on('data', (chunk: Buffer) => chunks.push(chunk));
	// The server may refuse and close before everything is written.
	socket.on('error', () => undefined);
	socket.write(text);
	await once(socket, 'close');
	return Buffer.concat(chunks).toString('latin1');
}

export function decode({ headers, body }: ReceivedResponse): Buffer {
	if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
	if (headers['content-encoding'] === 'gzip') return gunzipSync(body);
	return body;
}
