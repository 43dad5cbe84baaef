import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './project-folder.ts';

/** More than any API description needs. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Reads the inputs of the site shell in a child process. Astro loads its configuration through
 * Vite, which would take seconds to load this code; Node takes less than one.
 * @throws {TypeError} if the content or settings are invalid; the child process has printed why.
 */
export function readShellInputs(): unknown {
	const script = join(PROJECT_FOLDER, 'src/cli/print-shell-inputs.ts');
	try {
		const printed = execFileSync(process.execPath, [script], {
			maxBuffer: MAX_OUTPUT_BYTES,
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		return JSON.parse(printed.toString());
	} catch (cause) {
		throw new TypeError('Cannot configure the site: the content cannot be read', { cause });
	}
}
