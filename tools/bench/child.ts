import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A separate process that answers a bench's questions. */
export interface BenchProcess {
	/** Rejects if the process fails to answer. */
	ask<Result>(question: string, details?: unknown): Promise<Result>;
	stop(): Promise<void>;
}

interface Question {
	readonly number: number;
	readonly question: string;
	readonly details: unknown;
}

interface Answer {
	readonly number: number;
	readonly result?: unknown;
	readonly failure?: string;
}

/** Starts a file of this folder that calls `answerQuestions`. */
export function startBenchProcess(
	file: string,
	environment: NodeJS.ProcessEnv = {},
	flags: readonly string[] = [],
): BenchProcess {
	const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
		env: { ...process.env, ...environment },
		execArgv: [...flags],
	});
	const waiting = new Map<number, (answer: Answer) => void>();
	// The child process sends only answers.
	child.on('message', (message) => {
		const answer = message as Answer;
		waiting.get(answer.number)?.(answer);
		waiting.delete(answer.number);
	});
	child.on('exit', () => {
		for (const [number, settle] of waiting) settle({ number, failure: 'it ended' });
	});
	let number = 0;
	return {
		async ask<Result>(question: string, details?: unknown) {
			number += 1;
			const sent: Question = { number, question, details };
			const { result, failure } = await new Promise<Answer>((resolve) => {
				waiting.set(sent.number, resolve);
				child.send(sent);
			});
			if (failure !== undefined) throw new TypeError(`Cannot "${question}" in ${file}: ${failure}`);
			// The caller knows the type of the answer.
			return result as Result;
		},
		async stop() {
			const exit = once(child, 'exit');
			child.disconnect();
			await exit;
		},
	};
}

/** Runs in the child process: answers each question with the result of its function. Adds `cpu`. */
export function answerQuestions(
	answers: Readonly<Record<string, (details: never) => unknown>>,
): void {
	const all: typeof answers = { cpu: cpuMicroseconds, ...answers };
	process.on('message', (message) => {
		// The parent process sends only questions.
		const { number, question, details } = message as Question;
		Promise.resolve()
			// Each function declares the type of its details.
			.then(() => all[question]?.(details as never))
			.then(
				(result) => process.send?.({ number, result }),
				(error: unknown) => process.send?.({ number, failure: String(error) }),
			);
	});
	process.on('disconnect', () => process.exit());
}

/** Returns the time in milliseconds on a clock that all processes of this machine share. */
export function sharedClock(): number {
	return Number(process.hrtime.bigint() / 1000n) / 1000;
}

function cpuMicroseconds(): number {
	const { user, system } = process.cpuUsage();
	return user + system;
}
