import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderGeneratedFiles } from '../tools/docs/generated-files.ts';
import { ROOT } from './support/content.ts';

/** The docs have to be short enough to be read to the end. */
const MAX_WORDS = 25_000;
const PAGES = [
	...globSync('docs/{use,run,work}/*.md', { cwd: ROOT }),
	...['docs/README.md', 'docs/SECURITY.md', 'README.md', 'CONTRIBUTING.md', 'UPGRADING.md'],
];

const GENERATED = await renderGeneratedFiles();

it.each(Object.keys(GENERATED))('%s matches the code (npm run docs:generate)', (file) => {
	expect(read(file)).toBe(GENERATED[file]);
});

it('no other published page is marked as generated', () => {
	const marked = readdirSync(join(ROOT, 'docs/use'))
		.map((file) => `docs/use/${file}`)
		.filter((file) => /^generated: true$/m.test(read(file).slice(0, 500)));
	const pages = Object.keys(GENERATED).filter((file) => file.startsWith('docs/use/'));
	expect(marked.toSorted()).toEqual(pages.toSorted());
});

it(`the pages written by hand have at most ${MAX_WORDS} words, as \`wc -w\` counts them`, () => {
	const written = PAGES.filter((file) => !(file in GENERATED));
	expect(written.length).toBeGreaterThan(40);
	const words = written.flatMap((file) => read(file).split(/\s+/).filter(Boolean));
	expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
});

function read(file: string): string {
	return readFileSync(join(ROOT, file), 'utf8');
}
