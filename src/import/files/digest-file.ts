import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { UnreadableFile } from '../import-error.ts';

/**
 * Returns the SHA-256 of a file's bytes as hexadecimal digits, without holding the file in memory.
 * @throws {UnreadableFile}
 */
export async function digestFile(path: string): Promise<string> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(path), hash).catch((cause: unknown) => {
		throw new UnreadableFile(path, 'it was read once, but cannot be read again', { cause });
	});
	return hash.digest('hex');
}
