import { join } from 'node:path';
import { LOG_FILES, logFolder } from '../../log/log-files.ts';
import { parseCheckpoint, type Checkpoint } from '../../log/checkpoint.ts';
import type { TransparencyLog } from '../../log/transparency-log.ts';
import { OperationError } from '../../platform/operation-error.ts';

const TIMEOUT_MS = 10_000;

/** Where a log may have been published. */
export interface PublishedLogs {
	readonly fetch: typeof globalThis.fetch;
	/** Reads a file of the edition in `DATA_DIR`, such as `log/checkpoint`. */
	readonly readCurrent: (path: string) => Promise<string | undefined>;
}

/**
 * Compares the log with the one that is served at its address, or else with the one in `DATA_DIR`. A log must never
 * sign two histories.
 * @param folder of the log in the content
 * @returns whether the log extends the served one, there is none to compare with, or something else is served
 * @throws {OperationError} if the served log has entries that this one lacks.
 */
export async function compareServedLog(
	log: Pick<TransparencyLog, 'origin' | 'url' | 'tree' | 'number'>,
	{ fetch, readCurrent }: PublishedLogs,
	folder: string,
): Promise<'extends' | 'unknown' | 'unreadable'> {
	const text = await readServed(`${log.url}/checkpoint`, fetch);
	const file = join('log', logFolder(log.number), LOG_FILES.checkpoint);
	const served = parseServed(text ?? '');
	const isServed = served?.origin === log.origin;
	const found = isServed ? served : parseServed((await readCurrent(file)) ?? '');
	const extendsIt =
		found?.origin !== log.origin ||
		(found.size <= log.tree.size && log.tree.rootAt(found.size).toString('base64') === found.root);
	if (extendsIt) {
		if (isServed) return 'extends';
		return text === undefined ? 'unknown' : 'unreadable';
	}
	throw new OperationError(
		`Cannot use this content: the log at ${log.url} has ${found.size} entries, and ${folder} does not continue it\n` +
			`Get the last published content and its log: git pull, then git checkout BRANCH -- ${folder}\n` +
			'Then publish; everything that differs is added to that log',
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
