import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call of the queue's own interface. */
export interface QueueCall {
	readonly kind: 'send' | 'end' | 'postpone' | 'other';
	readonly topic: string;
	readonly idempotencyKey: string | undefined;
	readonly delaySeconds: number;
	readonly body: string;
}

/** Passed on; answered 500 or not at all; or passed on, and said to be stored later (202). */
type Decision = 'pass' | 'refuse' | 'ignore' | 'defer';

/** Stands between the adapter and the queues, and writes down what passes. */
export interface QueueGateway {
	readonly baseUrl: string;
	readonly calls: QueueCall[];
	sent(topic?: string): QueueCall[];
	/** What becomes of a call. */
	decide: (call: QueueCall) => Decision;
	stop(): Promise<void>;
}

const KINDS: Record<string, QueueCall['kind']> = { DELETE: 'end', PATCH: 'postpone' };

export async function startQueueGateway(target: string): Promise<QueueGateway> {
	const server = createServer(async (request, response) => {
		const { method = '', url = '', headers } = request;
		const chunks: Buffer[] = [];
		// The stream of a request without an encoding gives buffers.
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const body = Buffer.concat(chunks);
		const [, topic = '', isOfMessage] = /\/topic\/([^/]+)(\/consumer)?/.exec(url) ?? [];
		const call: QueueCall = {
			kind: method === 'POST' && !isOfMessage ? 'send' : (KINDS[method] ?? 'other'),
			topic,
			idempotencyKey: headers['vqs-idempotency-key']?.toString(),
			delaySeconds: Number(headers['vqs-delay-seconds'] ?? 0),
			body: body.toString(),
		};
		gateway.calls.push(call);
		const decision = gateway.decide(call);
		if (decision === 'refuse') return response.writeHead(500).end('refused');
		if (decision === 'ignore') return undefined;
		const passed = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
			/^(content-type|authorization|vqs-.*)$/.test(name) ? [[name, String(value)]] : [],
		);
		const answer = await fetch(`${target}${url}`, {
			method,
			headers: passed,
			...(body.length > 0 && { body }),
		}).catch(() => new Response('unreachable', { status: 502 }));
		if (decision === 'defer') return response.writeHead(202).end();
		const type = answer.headers.get('content-type') ?? 'text/plain';
		return response.writeHead(answer.status, { 'Content-Type': type }).end(await answer.text());
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const gateway: QueueGateway = {
		baseUrl: `http://127.0.0.1:${port}`,
		calls: [],
		sent: (topic) =>
			gateway.calls.filter(
				(call) => call.kind === 'send' && (topic === undefined || call.topic === topic),
			),
		decide: () => 'pass',
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
	return gateway;
}
