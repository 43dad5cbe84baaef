import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Lists all files in a folder and its subfolders: relative paths with slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
		.toSorted();
}

/** Digests the names and contents of files as SHA-256 in hex. */
export function digestFiles(folder: string, files: readonly string[]): string {
	const total = createHash('sha256');
	for (const file of files) {
		// Synchronous, because promises cost more than the I/O for thousands of small files.
		const body = readFileSync(join(folder, file));
		const digest = createHash('sha256').update(body).digest('hex');
		total.update(`${file}\0${digest}\n`);
	}
	return total.digest('hex');
}
