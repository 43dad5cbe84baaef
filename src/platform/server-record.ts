import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** `DATA_DIR/server.json`: how `publish` finds the server that runs on the same data. */
export const ServerRecord = z.object({
	pid: z.int().positive(),
	url: z.string(),
	control: z.url(),
	token: z.string(),
});
export type ServerRecord = z.output<typeof ServerRecord>;

/** Held by a server as long as it runs. */
export function serverLockFile(dataDir: string): string {
	return join(dataDir, 'server.lock');
}

/** A secret that only those who can read the record know. */
export function createControlToken(): string {
	return randomBytes(32).toString('base64url');
}

export async function writeServerRecord(dataDir: string, record: ServerRecord): Promise<void> {
	const draft = `${recordFile(dataDir)}.${process.pid}`;
	await writeFile(draft, `${JSON.stringify(record, null, '\t')}\n`, { mode: 0o600 });
	await rename(draft, recordFile(dataDir));
}

/** The record, if there is a readable one; it may be left over from a server that was killed. */
export async function readServerRecord(dataDir: string): Promise<ServerRecord | undefined> {
	try {
		return ServerRecord.parse(JSON.parse(await readFile(recordFile(dataDir), 'utf8')));
	} catch {
		return undefined;
	}
}

/** Synchronous, so that it also works while the process ends. */
export function removeServerRecord(dataDir: string): void {
	rmSync(recordFile(dataDir), { force: true });
}

function recordFile(dataDir: string): string {
	return join(dataDir, 'server.json');
}
