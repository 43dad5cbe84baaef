import { join } from 'node:path';
import { runNodeChild } from './node-child.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

export interface SiteBuild {
	/** The folder for the site. Function data goes into `edition/` next to it. */
	readonly siteFolder: string;
	readonly baseUrl: string;
	readonly contentDir: string;
	readonly dataDir: string;
	/** Whether pages are built, or only the documents and the function data. */
	readonly hasPages: boolean;
	readonly signal?: AbortSignal | undefined;
}

/**
 * Builds an edition in a child process, so that its memory is freed when the build ends.
 * @throws {OperationError} with what the build printed, if it fails.
 */
export async function buildInChild(build: SiteBuild): Promise<void> {
	const { siteFolder, baseUrl, contentDir, dataDir, hasPages, signal } = build;
	await runNodeChild({
		purpose: 'build the edition',
		args: [join(PROJECT_FOLDER, 'src/cli/build.ts'), '--out-dir', siteFolder],
		variables: {
			BASE_URL: baseUrl,
			CONTENT_DIR: contentDir,
			DATA_DIR: dataDir,
			SITE: hasPages ? 'on' : 'off',
			// Local builds never use Vercel's output layout.
			VERCEL: '',
		},
		signal,
	});
}

/** Returns the lock file for building and publishing editions in a data folder. */
export function buildLockFile(dataDir: string): string {
	return join(dataDir, 'build.lock');
}
