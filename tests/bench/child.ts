import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process of a bench's own, that does what it is asked to. */
export interface BenchProcess {
	/** Rejects if the process fails at it. */
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

/** Starts a file of this folder, which calls `answerQuestions`. */
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
	// What the process below sends is an answer.
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
			// Who asks knows what the process answers.
			return result as Result;
		},
		async stop() {
			const exit = once(child, 'exit');
			child.disconnect();
			await exit;
		},
	};
}

/** In the process: answers each question with what its function gives, and `cpu` besides. */
export function answerQuestions(
	answers: Readonly<Record<string, (details: never) => unknown>>,
): void {
	const all: typeof answers = { cpu: cpuMicroseconds, ...answers };
	process.on('message', (message) => {
		// What the process above sends is a question.
		const { number, question, details } = message as Question;
		Promise.resolve()
			// Each function states the details that it takes.
			.then(() => all[question]?.(details as never))
			.then(
				(result) => process.send?.({ number, result }),
				(error: unknown) => process.send?.({ number, failure: String(error) }),
			);
	});
	process.on('disconnect', () => process.exit());
}

/** Milliseconds on a clock that all processes of this machine share. */
export function sharedClock(): number {
	return Number(process.hrtime.bigint() / 1000n) / 1000;
}

function cpuMicroseconds(): number {
	const { user, system } = process.cpuUsage();
	return user + system;
}
