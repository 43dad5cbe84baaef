import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hard-links the packages of the checkout: half a gigabyte in about a second. They are inside the
 * copied project, where tools expect them. Cache folders of tools in `node_modules` start with a
 * dot and are left out.
 */
export function linkPackages(from: string, to: string): void {
	const packages = readdirSync(from).filter((name) => !name.startsWith('.'));
	for (const name of [...packages, '.bin']) linkTree(join(from, name), join(to, name));
	copyFileSync(join(from, '.package-lock.json'), join(to, '.package-lock.json'));
}

function linkTree(from: string, to: string): void {
	const entries = readdirSync(from, { withFileTypes: true });
	mkdirSync(to, { recursive: true });
	for (const entry of entries) {
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (entry.isDirectory()) linkTree(source, target);
		else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
		else linkOrCopy(source, target);
	}
}

function linkOrCopy(source: string, target: string): void {
	try {
		linkSync(source, target);
	} catch {
		// The temporary folder is on another file system.
		copyFileSync(source, target);
	}
}
