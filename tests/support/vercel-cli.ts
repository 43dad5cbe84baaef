import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './content.ts';

/** Later ones ask for a package that not every registry has. */
const CLI_VERSION = '60.1.3';
const CACHE = join(ROOT, 'node_modules/.cache/forecourt');
/** Apart from the project: 290 packages that nothing else needs. */
export const CLI_FOLDER = join(CACHE, `vercel-cli-${CLI_VERSION}`);
/** What Node runs as `vercel`. */
export const CLI_SCRIPT = join(CLI_FOLDER, 'node_modules/vercel/dist/vc.js');

/** The least that the CLI asks of a folder `.vercel/project.json`: nobody is logged in. */
export const UNLINKED_PROJECT = '{ "settings": {} }\n';

/** Keeps the CLI, and what it starts, from asking the network. */
export const OFFLINE: NodeJS.ProcessEnv = {
	VERCEL_TELEMETRY_DISABLED: '1',
	ASTRO_TELEMETRY_DISABLED: '1',
	NO_UPDATE_NOTIFIER: '1',
	// The CLI runs `npm install` for each function; with these it has nothing to ask for.
	npm_config_offline: 'true',
	npm_config_audit: 'false',
	npm_config_fund: 'false',
	npm_config_update_notifier: 'false',
};

/** Installs the CLI beside its final place and moves it there, so that it is whole or absent. */
export async function installCli(): Promise<void> {
	if (existsSync(CLI_FOLDER)) return;
	mkdirSync(CACHE, { recursive: true });
	const folder = mkdtempSync(join(CACHE, 'vercel-cli-'));
	writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
	const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
	await run('npm', ['install', `vercel@${CLI_VERSION}`, ...flags], folder, process.env);
	try {
		renameSync(folder, CLI_FOLDER);
	} catch (error) {
		// Another run of the tests was quicker.
		rmSync(folder, { recursive: true });
		if (!existsSync(CLI_FOLDER)) throw error;
	}
}

/** Runs a command to its end, which has to be a good one. */
export async function run(
	command: string,
	args: readonly string[],
	cwd: string,
	env: NodeJS.ProcessEnv,
): Promise<void> {
	const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
	const [code] = (await once(child, 'close')) as [number | null];
	if (code !== 0) {
		throw new TypeError(`Cannot run ${command} ${args.join(' ')}: ${output.slice(-4000)}`);
	}
}
