import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createHostPace } from '../../src/hub/queues/host-pace.ts';
import { createVercelQueue } from '../../src/hub/queues/vercel/vercel-queue.ts';
import type {
	DeliveryQueue,
	HubJob,
	JobOutcome,
	RunJob,
} from '../../src/hub/core/delivery-queue.ts';
import { ROOT } from './content.ts';
import { startQueueEmulator, type QueueEmulator } from './queue-emulator.ts';
import { startQueueGateway, type QueueGateway } from './queue-gateway.ts';

/** Messages from the consumer to the test. */
export type ConsumerMessage =
	| { readonly kind: 'ready' }
	| { readonly kind: 'job'; readonly id: number; readonly job: HubJob }
	| { readonly kind: 'call'; readonly messageId: string; readonly deliveryCount: number }
	| { readonly kind: 'report'; readonly text: string };

/** The outcome that the test chooses for a job; without one, the job fails. */
export interface TestAnswer {
	readonly id: number;
	readonly outcome?: JobOutcome;
}

/** The queue in the test, the emulator behind it, and a process that runs the jobs. */
export interface VercelQueueUnderTest {
	readonly queue: DeliveryQueue;
	readonly emulator: QueueEmulator;
	/** The proxy that carries the emulator requests of the queue and the process. */
	readonly gateway: QueueGateway;
	/** The platform's calls: one for each delivery of a message. */
	readonly calls: { readonly messageId: string; readonly deliveryCount: number }[];
	readonly reports: string[];
	start(run: RunJob): Promise<void>;
	/** Kills the process. */
	crash(): Promise<void>;
	/** Connects a new test object to the same messages, without a process. */
	restart(): Promise<VercelQueueUnderTest>;
	stop(): Promise<void>;
}

export async function openVercelQueue(): Promise<VercelQueueUnderTest> {
	const emulator = await startQueueEmulator();
	return connect(emulator, await startQueueGateway(emulator.baseUrl));
}

function connect(emulator: QueueEmulator, gateway: QueueGateway): VercelQueueUnderTest {
	const { token, consumerPort } = emulator;
	const { baseUrl } = gateway;
	let child: ChildProcess | undefined;
	const local = { baseUrl, token };
	const limits = { concurrency: 16, concurrencyPerHost: 2, pace: createHostPace() };
	const test: VercelQueueUnderTest = {
		queue: createVercelQueue({ region: 'dev1', local, ...limits, report: console.error }),
		emulator,
		gateway,
		calls: [],
		reports: [],
		async start(run) {
			const script = join(ROOT, 'tests/support/queue-consumer-process.ts');
			const args = [String(consumerPort), baseUrl, token];
			const started = fork(script, args, {
				execArgv: [],
				stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
			});
			child = started;
			const ready = new Promise<void>((resolve, reject) => {
				started.once('exit', (code, signal) =>
					reject(new TypeError(`The consumer ended before the test did: ${code ?? signal}`)),
				);
				started.on('message', (message: ConsumerMessage) => {
					if (message.kind === 'ready') resolve();
					else if (message.kind === 'call') test.calls.push(message);
					else if (message.kind === 'report') test.reports.push(message.text);
					else void answer(started, message.id, message.job, run);
				});
			});
			await ready;
		},
		async crash() {
			if (!child || child.exitCode !== null || child.signalCode !== null) return;
			const exit = once(child, 'exit');
			child.kill('SIGKILL');
			await exit;
		},
		restart: async () => connect(emulator, gateway),
		async stop() {
			await test.crash();
			await gateway.stop();
			await emulator.stop();
		},
	};
	return test;
}

async function answer(child: ChildProcess, id: number, job: HubJob, run: RunJob): Promise<void> {
	const outcome = await run(job).catch(() => undefined);
	if (child.connected) child.send({ id, ...(outcome && { outcome }) } satisfies TestAnswer);
}
