import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { runSync, type SyncResult } from '../../../src/cli/sync.ts';
import { createContent, NOW, readTree } from '../import/importing.ts';

export const SECRETS = {
	GOOGLE_CLIENT_ID: 'client-7f3a',
	GOOGLE_CLIENT_SECRET: 'secret-91bc',
	GOOGLE_REFRESH_TOKEN: 'refresh-55de',
	EXPORT_TOKEN: 'export-08aa',
};

/** Creates a content folder with this `sync.yaml`, and runs the command on it. */
export async function createSync(pulls: readonly object[]) {
	const content = await createContent();
	const dataDir = join(content.folder, 'data');
	await mkdir(dataDir);
	await writeFile(join(content.contentDir, 'sync.yaml'), stringify(pulls));
	const waits: number[] = [];
	async function sync(argv: readonly string[] = [], given: object = {}) {
		const out: string[] = [];
		const err: string[] = [];
		const status = await runSync(argv, {
			now: NOW,
			environment: { contentDir: content.contentDir, dataDir },
			network: {
				fetch,
				now: () => Date.parse(NOW),
				sleep: async (milliseconds) => waits.push(milliseconds),
			},
			resolve: async () => [{ address: '10.0.0.7', family: 4 }],
			variable: (name) => SECRETS[name as keyof typeof SECRETS],
			stdout: { write: (text) => out.push(text) },
			stderr: { write: (text) => err.push(text) },
			...given,
		});
		const [stdout, stderr] = [out.join(''), err.join('')];
		const results: SyncResult[] = stdout.startsWith('{') ? JSON.parse(stdout).results : [];
		return { status, stdout, stderr, results };
	}
	/** Everything on disk, as one text. */
	const disk = async () => JSON.stringify(await readTree(content.folder));
	return { ...content, dataDir, waits, sync, disk };
}
