import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './support/content.ts';

interface LockEntry {
	readonly optionalDependencies?: Readonly<Record<string, string>>;
	readonly resolved?: string;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
	packages: Record<string, LockEntry>;
};

it('locks the packages of every platform, which "npm ci" requires', () => {
	const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
	const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies)
			.filter((name) => !locked.has(name))
			.map((name) => `${path}: ${name}`),
	);
	expect(missing).toEqual([]);
});

it('names no registry, so that everyone installs from their own', () => {
	const named = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
	expect(named).toEqual([]);
});
