import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILD_MEMORY_LIMIT } from '../src/adapters/edition-builder.ts';
import { PATHS } from '../src/site/urls.ts';
import { ROOT } from './support/content.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('what is public is documented:', () => {
	it.each(Object.values(PATHS))('%s in the README', (path) => {
		expect(read('README.md')).toContain(path);
	});

	it('every environment variable in docs/operations.md, and no other', () => {
		const code = read('src/adapters/environment.ts');
		const variables = [...code.matchAll(/^\t([A-Z_]+): \w/gm)].map(([, name]) => name);
		const page = read('docs/operations.md');
		const documented = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
		expect(documented.toSorted()).toEqual(variables.toSorted());
	});

	it('every script of package.json in a page', () => {
		const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
		const pages = ['README.md', 'CONTRIBUTING.md', ...markdown('docs')].map(read).join('\n');
		const silent = Object.keys(scripts).filter(
			(name) => !new RegExp(`npm (run )?${name}\\b`).test(pages),
		);
		expect(silent).toEqual([]);
	});
});

describe('documents', () => {
	const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...markdown('docs')];

	it.each(pages)('%s links only to what exists', (page) => {
		const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
			([, link]) => link ?? '',
		);
		const broken = links.filter((link) => !existsSync(join(ROOT, dirname(page), link)));
		expect(broken).toEqual([]);
	});

	it('limit the memory of a build in one way, by hand and under the server', () => {
		const { scripts } = JSON.parse(read('package.json')) as { scripts: { build: string } };
		expect(scripts.build).toContain(BUILD_MEMORY_LIMIT);
	});

	it('number their decisions without a gap', () => {
		const numbers = readdirSync(join(ROOT, 'docs/decisions')).map((name) =>
			Number(name.slice(0, 4)),
		);
		expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
	});
});

function markdown(folder: string): string[] {
	return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.md'))
		.map((name) => join(folder, name));
}
