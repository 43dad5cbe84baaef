import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderGeneratedFiles } from '../tools/docs/generated-files.ts';
import { ROOT } from './support/content.ts';

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

function read(file: string): string {
	return readFileSync(join(ROOT, file), 'utf8');
}
