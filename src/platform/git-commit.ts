import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The commit of the working copy; `undefined` outside one. */
export async function readGitCommit(folder: string): Promise<string | undefined> {
	try {
		const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder });
		return stdout.trim();
	} catch {
		// Neither git nor its history is needed to build: a download of the sources has none.
		return undefined;
	}
}
