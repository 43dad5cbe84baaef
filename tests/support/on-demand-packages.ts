import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { timed } from './test-reports.ts';

/** An npm package for a few tests that is too large to install with every `npm ci`. */
export interface OnDemandPackage {
	readonly name: string;
	readonly version: string;
	/** Further packages to install in the same folder, with their versions. */
	readonly with?: readonly string[];
}

/**
 * Outside the checkout, so that other checkouts reuse it
 * (https://specifications.freedesktop.org/basedir).
 */
const CACHE = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'forecourt-tests');

/** Returns the folder that the package is installed in; `node_modules` is inside it. */
export function packageFolder({ name, version }: OnDemandPackage): string {
	return join(CACHE, `${name.replace('/', '+')}-${version}`);
}

/** Installs the package in a temporary folder first, so that it is complete or absent. */
export async function installOnDemand(wanted: OnDemandPackage): Promise<void> {
	const { name, version, with: others = [] } = wanted;
	const place = packageFolder(wanted);
	if (existsSync(place)) return;
	mkdirSync(CACHE, { recursive: true });
	const folder = mkdtempSync(join(CACHE, 'install-'));
	writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
	const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
	const packages = [`${name}@${version}`, ...others];
	const install = () => runCommand('npm', ['install', ...packages, ...flags], folder, process.env);
	try {
		await timed('installation', `${name}@${version}`, install);
		renameSync(folder, place);
	} catch (error) {
		rmSync(folder, { recursive: true });
		// Another test run installed it first.
		if (!existsSync(place)) throw error;
	}
}
