import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { replaceFile } from './replace-file.ts';

/** `DATA_DIR/server.json`, which `publish` reads to find the server that uses the same data. */
export const ServerRecord = z.object({
	pid: z.int().positive(),
	url: z.string(),
	control: z.url(),
	token: z.string(),
});
export type ServerRecord = z.output<typeof ServerRecord>;

/** Returns the lock file that a server holds while it runs. */
export function serverLockFile(dataDir: string): string {
	return join(dataDir, 'server.lock');
}

/** Creates a secret that only readers of the record know. */
export function createControlToken(): string {
	return randomBytes(32).toString('base64url');
}

export async function writeServerRecord(dataDir: string, record: ServerRecord): Promise<void> {
	await replaceFile(recordFile(dataDir), `${JSON.stringify(record, null, '\t')}\n`, 0o600);
}

/**
 * Reads the record; `undefined` if there is none or it is invalid. It may be left over from a
 * server that was killed.
 */
export async function readServerRecord(dataDir: string): Promise<ServerRecord | undefined> {
	try {
		return ServerRecord.parse(JSON.parse(await readFile(recordFile(dataDir), 'utf8')));
	} catch {
		return undefined;
	}
}

/** Deletes the record. Synchronous, so that it also works while the process exits. */
export function removeServerRecord(dataDir: string): void {
	rmSync(recordFile(dataDir), { force: true });
}

function recordFile(dataDir: string): string {
	return join(dataDir, 'server.json');
}
