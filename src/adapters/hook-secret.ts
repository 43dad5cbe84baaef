import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandomId } from './random.ts';

/** The secret of the deploy hook for a local run: made once, and readable by its owner alone. */
export async function readHookSecret(dataDir: string): Promise<string> {
	const file = join(dataDir, 'deploy-hook-secret');
	const known = await readFile(file, 'utf8').catch(() => '');
	if (known.trim() !== '') return known.trim();

	const secret = createRandomId();
	await mkdir(dataDir, { recursive: true });
	const draft = `${file}.${process.pid}`;
	await writeFile(draft, `${secret}\n`, { mode: 0o600 });
	await rename(draft, file);
	return secret;
}
