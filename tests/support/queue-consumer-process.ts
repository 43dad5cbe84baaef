import { createServer } from 'node:http';
import { createHostPace } from '../../src/hub/queues/host-pace.ts';
import { createVercelQueue } from '../../src/hub/queues/vercel/vercel-queue.ts';
import { createDeliverEndpoint } from '../../src/endpoints/websub-deliver.ts';
import type { JobOutcome, RunJob } from '../../src/hub/core/delivery-queue.ts';
import type { ConsumerMessage, TestAnswer } from './queue-consumer.ts';

/**
 * Runs a Vercel function as a process. It handles the platform's calls with the hub's real
 * endpoint and queue adapter, and asks the parent test for the outcome of each job.
 */
const [port, baseUrl = '', token = ''] = process.argv.slice(2);
const waiting = new Map<number, (answer: TestAnswer) => void>();
let asked = 0;

function notify(message: ConsumerMessage): void {
	process.send?.(message);
}

const run: RunJob = async (job) => {
	const id = ++asked;
	const answer = await new Promise<TestAnswer>((resolve) => {
		waiting.set(id, resolve);
		notify({ kind: 'job', id, job });
	});
	if (answer.outcome === undefined) throw new TypeError('Cannot do it yet');
	return answer.outcome satisfies JobOutcome;
};

process.on('message', (answer: TestAnswer) => waiting.get(answer.id)?.(answer));
process.on('disconnect', () => process.exit());

const pace = createHostPace();
const queue = createVercelQueue({
	region: 'dev1',
	local: { baseUrl, token },
	concurrency: 16,
	concurrencyPerHost: 2,
	pace,
	report: (error) => notify({ kind: 'report', text: String(error) }),
});
const endpoint = createDeliverEndpoint({
	loadConsumer: () => ({
		consume: (request) =>
			queue.consume(request, (job) => pace.during('host' in job ? job.host : '', () => run(job))),
	}),
});

const server = createServer(async (incoming, outgoing) => {
	const chunks: Buffer[] = [];
	// A request stream without an encoding yields buffers.
	for await (const chunk of incoming) chunks.push(chunk as Buffer);
	const { method = '', url = '', headers } = incoming;
	const deliveryCount = Number(headers['ce-vqsdeliverycount']);
	notify({ kind: 'call', messageId: String(headers['ce-vqsmessageid']), deliveryCount });
	const named = Object.entries(headers).map(([name, value]): [string, string] => [
		name,
		String(value),
	]);
	const body = Buffer.concat(chunks);
	const request = new Request(new URL(url, 'http://127.0.0.1'), { method, headers: named, body });
	const answer = await endpoint.fetch(request);
	outgoing.writeHead(answer.status).end(await answer.text());
});
const listen = () => server.listen(Number(port), '127.0.0.1');
server.on('listening', () => notify({ kind: 'ready' }));
// While no process listens, an outgoing connection may briefly use the port.
server.on('error', (error) => {
	if (!('code' in error) || error.code !== 'EADDRINUSE') throw error;
	setTimeout(listen, 100);
});
listen();
