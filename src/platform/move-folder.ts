import { cp, rename, rm } from 'node:fs/promises';
import { hasCode } from './error-code.ts';

/** Moves a folder to a path that does not exist yet, even on another file system. */
export async function moveFolder(from: string, to: string): Promise<void> {
	try {
		await rename(from, to);
	} catch (error) {
		if (!hasCode(error, 'EXDEV')) throw error;
		await cp(from, to, { recursive: true, errorOnExist: true, force: false });
		await rm(from, { recursive: true });
	}
}
