import { createInterface } from 'node:readline/promises';

/** Asks the operator a question and returns the answer. */
export type Ask = (question: string) => Promise<string>;

/** A terminal that can ask questions; `ask` is undefined where input or messages go elsewhere. */
export interface Terminal extends Disposable {
	readonly ask: Ask | undefined;
}

export function openTerminal({
	stdin,
	stderr,
}: Pick<NodeJS.Process, 'stdin' | 'stderr'>): Terminal {
	if (!stdin.isTTY || !stderr.isTTY) return { ask: undefined, [Symbol.dispose]() {} };
	const lines = createInterface({ input: stdin, output: stderr });
	return { ask: (question) => lines.question(question), [Symbol.dispose]: () => lines.close() };
}
