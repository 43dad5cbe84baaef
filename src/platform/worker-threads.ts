import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What cannot be sent to a thread, such as an object thousands deep. No thread has seen it. */
export class UnsendableTaskError extends TypeError {
	override name = 'UnsendableTaskError';
}

/** Threads that all do the same; each task is done by one of them. */
export interface Threads<Task, Result> {
	/**
	 * Rejects where the thread fails, with what made it fail.
	 * @throws {UnsendableTaskError}
	 */
	run(task: Task): Promise<Result>;
	/** Sends every thread what needs no answer. */
	tell(message: Task): void;
	/** Ends the threads, whatever they are doing. */
	close(): Promise<void>;
}

export interface ThreadsOptions {
	/** A module that answers each task of its parent with a message, in the order in which they come. */
	readonly script: URL;
	/** What each thread finds as its `workerData`. */
	readonly setting: unknown;
	readonly count: number;
}

interface Waiting<Result> {
	resolve(result: Result): void;
	reject(reason: unknown): void;
}

/** What a task leaves behind is soon to go: a thread need not keep much of it for long. */
const LIMITS = { maxYoungGenerationSizeMb: 24 };

/** How many threads can run at the same time here. */
export function countProcessors(): number {
	return availableParallelism();
}

/** They run until they are closed, and end with the process in any case. */
export function startThreads<Task, Result>({
	script,
	setting,
	count,
}: ThreadsOptions): Threads<Task, Result> {
	const threads = Array.from({ length: count }, () => startThread<Task, Result>(script, setting));
	return {
		run(task) {
			const [idlest] = threads.toSorted((a, b) => a.waiting.length - b.waiting.length);
			if (idlest === undefined) throw new RangeError('Cannot run a task: there are no threads');
			return idlest.run(task);
		},
		tell(message) {
			for (const thread of threads) thread.tell(message);
		},
		async close() {
			await Promise.all(threads.map(({ end }) => end()));
		},
	};
}

function startThread<Task, Result>(script: URL, setting: unknown) {
	const waiting: Waiting<Result>[] = [];
	// Options of this process, such as those of a profiler or a test runner, are not for its threads.
	const worker = new Worker(script, { workerData: setting, execArgv: [], resourceLimits: LIMITS });
	let failure: unknown;
	const fail = (reason: unknown) => {
		failure ??= reason;
		for (const { reject } of waiting.splice(0)) reject(reason);
	};
	worker.on('message', (result: Result) => waiting.shift()?.resolve(result));
	worker.on('messageerror', fail);
	worker.on('error', fail);
	worker.on('exit', () => fail(new TypeError('Cannot go on: a thread has ended')));

	return {
		waiting,
		run(task: Task): Promise<Result> {
			return new Promise((resolve, reject) => {
				if (failure !== undefined) return void reject(failure);
				try {
					// A thread has no origin, as a window has.
					// oxlint-disable-next-line unicorn/require-post-message-target-origin
					worker.postMessage(task);
				} catch (cause) {
					reject(new UnsendableTaskError('Cannot send a task to a thread', { cause }));
					return;
				}
				waiting.push({ resolve, reject });
			});
		},
		// A thread has no origin, as a window has.
		// oxlint-disable-next-line unicorn/require-post-message-target-origin
		tell: (message: Task) => worker.postMessage(message),
		end: () => worker.terminate(),
	};
}
