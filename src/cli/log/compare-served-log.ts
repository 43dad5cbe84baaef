import { parseCheckpoint, type Checkpoint } from '../../log/checkpoint.ts';
import type { TransparencyLog } from '../../log/transparency-log.ts';
import { OperationError } from '../../platform/operation-error.ts';

const TIMEOUT_MS = 10_000;

/**
 * Compares the log with the one that is served at its address. A log must never sign two histories.
 * @returns whether the log extends the served one, there is none to compare with, or something else is served
 * @throws {OperationError} if the served log has entries that this one lacks.
 */
export async function compareServedLog(
	log: Pick<TransparencyLog, 'origin' | 'url' | 'tree'>,
	send: typeof fetch,
): Promise<'extends' | 'unknown' | 'unreadable'> {
	const text = await readServed(`${log.url}/checkpoint`, send);
	if (text === undefined) return 'unknown';
	const served = parseServed(text);
	if (served?.origin !== log.origin) return 'unreadable';
	const { size, root } = served;
	const extendsIt = size <= log.tree.size && log.tree.rootAt(size).toString('base64') === root;
	if (extendsIt) return 'extends';
	throw new OperationError(
		`Cannot publish: the log at ${log.url} has ${size} entries, and content/log does not continue it\n` +
			'Restore content/log from the deployed branch: git checkout BRANCH -- content/log\n' +
			'Then publish again; everything that differs is added to that log',
	);
}

async function readServed(address: string, send: typeof fetch): Promise<string | undefined> {
	try {
		const response = await send(address, {
			cache: 'no-store',
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const text = await response.text();
		return response.ok ? text : undefined;
	} catch {
		return undefined;
	}
}

function parseServed(text: string): Checkpoint | undefined {
	try {
		return parseCheckpoint(text);
	} catch {
		return undefined;
	}
}
