import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandomId } from './random.ts';
import { replaceFile } from './replace-file.ts';

/** Files in `DATA_DIR` with secrets that a local server creates if the environment sets none. */
export type LocalSecret = 'deploy-hook-secret' | 'cron-secret' | 'metrics-secret';

/** Reads a local secret. Creates it on first use, readable only by its owner. */
export async function readLocalSecret(dataDir: string, name: LocalSecret): Promise<string> {
	const file = join(dataDir, name);
	const known = await readFile(file, 'utf8').catch(() => '');
	if (known.trim() !== '') return known.trim();

	const secret = createRandomId();
	await mkdir(dataDir, { recursive: true });
	await replaceFile(file, `${secret}\n`, 0o600);
	return secret;
}
