import { parseCheckpoint, type Checkpoint } from '../../log/checkpoint.ts';
import type { TransparencyLog } from '../../log/transparency-log.ts';
import { OperationError } from '../../platform/operation-error.ts';

const TIMEOUT_MS = 10_000;

/**
 * Compares the log with the one that is served at its address. A log must never sign two histories.
 * @returns whether the log extends the served one, or there is none to compare with
 * @throws {OperationError} if the served log has entries that this one lacks.
 */
export async function compareServedLog(
	log: Pick<TransparencyLog, 'origin' | 'url' | 'tree'>,
	send: typeof fetch,
): Promise<'extends' | 'unknown'> {
	const served = await readServed(`${log.url}/checkpoint`, send);
	if (served === undefined) return 'unknown';
	const { origin, size, root } = served;
	// Something else is served at that address.
	if (origin !== log.origin) return 'unknown';
	const extendsIt = size <= log.tree.size && log.tree.rootAt(size).toString('base64') === root;
	if (extendsIt) return 'extends';
	throw new OperationError(
		`Cannot publish: the log at ${log.url} has ${size} entries, and content/log does not continue it\n` +
			'Restore content/log from the deployed branch: git checkout BRANCH -- content/log\n' +
			'Then publish again; everything that differs is added to that log',
	);
}

async function readServed(url: string, send: typeof fetch): Promise<Checkpoint | undefined> {
	try {
		const response = await send(url, {
			cache: 'no-store',
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		return response.ok ? parseCheckpoint(await response.text()) : undefined;
	} catch {
		return undefined;
	}
}
