import { createInterface } from 'node:readline/promises';
import { OperationError } from '../platform/operation-error.ts';

/** Asks the operator a question and returns the answer. */
export type Ask = (question: string) => Promise<string>;

/** A terminal that can ask questions; `ask` is undefined where input or messages go elsewhere. */
export interface Terminal extends Disposable {
	readonly ask: Ask | undefined;
}

interface TerminalStreams {
	readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
	readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/** A question fails with an `OperationError` if the input ends. */
export function openTerminal({ stdin, stderr }: TerminalStreams): Terminal {
	if (!stdin.isTTY || !stderr.isTTY) return { ask: undefined, [Symbol.dispose]() {} };
	const lines = createInterface({ input: stdin, output: stderr });
	const closed = new Promise<never>((_resolve, reject) => {
		const stopped = 'Stopped: a question was not answered. Nothing was written.';
		lines.once('close', () => reject(new OperationError(stopped)));
	});
	// Nobody may be asking when it closes.
	closed.catch(() => {});
	return {
		ask: (question) => Promise.race([closed, lines.question(question)]),
		[Symbol.dispose]: () => lines.close(),
	};
}
