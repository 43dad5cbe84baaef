import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a command to completion and returns its output. Throws if the exit code is not 0. */
export async function runCommand(
	command: string,
	args: readonly string[],
	cwd: string,
	env: NodeJS.ProcessEnv,
): Promise<string> {
	const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
	const [code] = (await once(child, 'close')) as [number | null];
	if (code !== 0) {
		throw new TypeError(`Cannot run ${command} ${args.join(' ')}: ${output.slice(-4000)}`);
	}
	return output;
}
