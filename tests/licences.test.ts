import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/content.ts';

interface LockedPackage {
	readonly dev?: boolean;
	readonly license?: string | readonly string[];
}

/** Licenses that require only their text to be included. */
const PERMISSIVE = [
	...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0'],
	...['ISC', 'MIT', 'Python-2.0', 'Unlicense'],
];

/** Packages whose licenses require more, and why each is acceptable; all are used unmodified. */
const WITH_CONDITIONS: readonly (readonly [name: RegExp, license: string, why: string])[] = [
	[/^@fontsource-variable\/archivo$/, 'OFL-1.1', 'a font that pages load unmodified'],
	[/^@img\/sharp-/, 'LGPL-3.0-or-later', 'a library that Astro loads during builds'],
	[/^@resvg\/resvg-js/, 'MPL-2.0', 'draws images during builds'],
	[/^lightningcss/, 'MPL-2.0', 'part of Vite, used during builds'],
];

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
	packages: Record<string, LockedPackage>;
};
const runtime = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);

describe('packages for building and running the service', () => {
	it('all have a license in the lock file', () => {
		expect(runtime.length).toBeGreaterThan(300);
		expect(runtime.filter(([, { license }]) => license === undefined)).toEqual([]);
	});

	it('have permissive licenses or an approved exception', () => {
		const wrong = runtime
			.map(([path, { license }]) => ({ name: nameOf(path), license: toExpression(license) }))
			.filter(({ name, license }) => !isAllowed(license, [...PERMISSIVE, ...conditionsOf(name)]))
			.map(({ name, license }) => `${name}: ${license}`);
		expect(wrong).toEqual([]);
	});

	it('are installed under the licenses in the lock file', () => {
		const differing = runtime
			.filter(([path]) => existsSync(join(ROOT, path, 'package.json')))
			.filter(([path, { license }]) => {
				const text = readFileSync(join(ROOT, path, 'package.json'), 'utf8');
				// The fields that npm reads; older packages list several licenses.
				const stated = JSON.parse(text) as { license?: string; licenses?: string[] };
				return toExpression(stated.license ?? stated.licenses) !== toExpression(license);
			})
			.map(([path]) => path);
		expect(differing).toEqual([]);
	});

	it('use every exception in the list', () => {
		const names = runtime.map(([path]) => nameOf(path));
		const unused = WITH_CONDITIONS.filter(([pattern]) => !names.some((name) => pattern.test(name)));
		expect(unused).toEqual([]);
	});
});

describe('an SPDX expression', () => {
	it.each([
		['MIT', true],
		['GPL-3.0-only', false],
		['(MIT OR GPL-3.0-only)', true],
		['MIT AND GPL-3.0-only', false],
		['Apache-2.0 AND MIT', true],
		['SEE LICENSE IN LICENSE.md', false],
		['UNLICENSED', false],
		['', false],
	])('%j: %s', (license, allowed) => {
		expect(isAllowed(license, PERMISSIVE)).toBe(allowed);
	});
});

function nameOf(path: string): string {
	return path.split('node_modules/').at(-1) ?? '';
}

function conditionsOf(name: string): string[] {
	return WITH_CONDITIONS.filter(([pattern]) => pattern.test(name)).map(([, license]) => license);
}

/** Converts a list of licenses, as in old packages, to alternatives joined by OR. */
function toExpression(license: string | readonly string[] | undefined): string {
	return typeof license === 'string' ? license : (license ?? []).join(' OR ');
}

/** Returns whether all parts joined by AND are allowed; of parts joined by OR, one is enough. */
function isAllowed(license: string, allowed: readonly string[]): boolean {
	return license
		.split(' AND ')
		.every((part) =>
			part.split(' OR ').some((id) => allowed.includes(id.replace(/^\(|\)$/g, '').trim())),
		);
}
