import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call to the queue API. */
export interface QueueCall {
	readonly kind: 'send' | 'end' | 'postpone' | 'other';
	readonly topic: string;
	readonly idempotencyKey: string | undefined;
	readonly delaySeconds: number;
	readonly body: string;
}

/** Forwards the call, responds with 500, never responds, or forwards it and responds with 202. */
type Decision = 'pass' | 'refuse' | 'ignore' | 'defer';

/** A proxy between the queue adapter and the queues that records every call. */
export interface QueueGateway {
	readonly baseUrl: string;
	readonly calls: QueueCall[];
	sent(topic?: string): QueueCall[];
	/** Decides how the gateway handles a call. */
	decide: (call: QueueCall) => Decision;
	stop(): Promise<void>;
}

const KINDS: Record<string, QueueCall['kind']> = { DELETE: 'end', PATCH: 'postpone' };

export async function startQueueGateway(target: string): Promise<QueueGateway> {
	const server = createServer(async (request, response) => {
		const { method = '', url = '', headers } = request;
		const chunks: Buffer[] = [];
		// A request stream without an encoding yields buffers.
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
