import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './content.ts';
import { runCommand } from './run-command.ts';

/** A package that a few tests use, too large to come with every `npm ci`. */
export interface PackageApart {
	readonly name: string;
	readonly version: string;
}

const CACHE = join(ROOT, 'node_modules/.cache/forecourt');

/** Where the package is, or will be, installed: `node_modules` lies in it. */
export function folderApart({ name, version }: PackageApart): string {
	return join(CACHE, `${name}-${version}`);
}

/** Installs the package beside its final place and moves it there, so that it is whole or absent. */
export async function installApart({ name, version }: PackageApart): Promise<void> {
	const place = folderApart({ name, version });
	if (existsSync(place)) return;
	mkdirSync(CACHE, { recursive: true });
	const folder = mkdtempSync(join(CACHE, `${name}-`));
	writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
	const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
	await runCommand('npm', ['install', `${name}@${version}`, ...flags], folder, process.env);
	try {
		renameSync(folder, place);
	} catch (error) {
		// Another run of the tests was quicker.
		rmSync(folder, { recursive: true });
		if (!existsSync(place)) throw error;
	}
}
