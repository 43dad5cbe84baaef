import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../platform/replace-file.ts';

/** Digests of the live content on a server, by name, with the times that they were published with. */
export type LiveStamps = Readonly<
	Record<string, { readonly digest: string; readonly changed_at: string }>
>;

/** Reads the stamps of the content that last went live; empty before the first time. */
export async function readLiveStamps(dataDir: string): Promise<LiveStamps> {
	const path = fileIn(dataDir);
	// Written by `writeLiveStamps`.
	return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as LiveStamps) : {};
}

export async function writeLiveStamps(dataDir: string, stamps: LiveStamps): Promise<void> {
	await replaceFile(fileIn(dataDir), `${JSON.stringify(stamps)}\n`);
}

function fileIn(dataDir: string): string {
	return join(dataDir, 'live-stamps.json');
}
