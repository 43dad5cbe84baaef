import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandomId } from './random.ts';

/** The file in `DATA_DIR` of each secret that a local run makes where the environment names none. */
export type LocalSecret = 'deploy-hook-secret' | 'cron-secret' | 'metrics-secret';

/** A secret of a local run: made once, and readable by its owner alone. */
export async function readLocalSecret(dataDir: string, name: LocalSecret): Promise<string> {
	const file = join(dataDir, name);
	const known = await readFile(file, 'utf8').catch(() => '');
	if (known.trim() !== '') return known.trim();

	const secret = createRandomId();
	await mkdir(dataDir, { recursive: true });
	const draft = `${file}.${process.pid}`;
	await writeFile(draft, `${secret}\n`, { mode: 0o600 });
	await rename(draft, file);
	return secret;
}
