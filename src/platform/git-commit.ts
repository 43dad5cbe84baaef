import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Returns the commit of the working copy; `undefined` outside one. */
export async function readGitCommit(folder: string): Promise<string | undefined> {
	try {
		const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder });
		return stdout.trim();
	} catch {
		// A build needs no git: a download of the source code has no history.
		return undefined;
	}
}
