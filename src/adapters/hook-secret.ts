import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandomId } from './random.ts';

/** The secret of the deploy hook for a local run: made once, and readable by its owner alone. */
export async function readHookSecret(dataDir: string): Promise<string> {
	const file = join(dataDir, 'deploy-hook-secret');
	try {
		return (await readFile(file, 'utf8')).trim();
	} catch {
		const secret = createRandomId();
		await mkdir(dataDir, { recursive: true });
		await writeFile(file, `${secret}\n`, { mode: 0o600 });
		return secret;
	}
}
