import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that others may be reading: they see the old text or the new, never a part. */
export async function replaceFile(path: string, text: string, mode?: number): Promise<void> {
	const draft = `${path}.${process.pid}`;
	await writeFile(draft, text, { mode });
	await rename(draft, path);
}
