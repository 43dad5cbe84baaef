import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { MixedQuestion } from './mixed-questions.ts';

/** A response with its body as received, still compressed. */
export interface LoadResponse {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

/** Keep-alive connections to one server. */
export interface LoadClient {
	/** Rejects if the connection breaks or the response is cut off. */
	ask(question: MixedQuestion, tag?: string): Promise<LoadResponse>;
	close(): void;
}

/** Generous enough for a busy machine; anything slower is stuck. */
const ANSWER_LIMIT_MILLISECONDS = 30_000;

export function createLoadClient(origin: string, connections: number): LoadClient {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const { hostname, port } = new URL(origin);

	function ask(question: MixedQuestion, tag?: string): Promise<LoadResponse> {
		const { path, method = 'GET', headers, body, name } = question;
		const condition = tag === undefined ? undefined : { 'if-none-match': tag };
		return new Promise((resolve, reject) => {
			const outgoing = request({
				agent,
				hostname,
				port,
				path,
				method,
				headers: { ...headers, ...condition },
				timeout: ANSWER_LIMIT_MILLISECONDS,
			});
			outgoing.on('timeout', () => outgoing.destroy(new RangeError(`Cannot wait for ${name}`)));
			outgoing.on('error', reject);
			outgoing.on('response', (incoming) => {
				const chunks: Buffer[] = [];
				incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
				incoming.on('error', reject);
				incoming.on('end', () =>
					resolve({
						status: incoming.statusCode ?? 0,
						headers: incoming.headers,
						body: Buffer.concat(chunks),
					}),
				);
			});
			outgoing.end(body);
		});
	}

	return { ask, close: () => agent.destroy() };
}
