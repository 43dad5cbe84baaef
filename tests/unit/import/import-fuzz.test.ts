import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { detectFormat } from '../../../src/import/formats/detect-format.ts';
import { readExportFile } from '../../../src/import/files/export-file.ts';
import { listSources } from '../../../src/import/files/export-source.ts';
import { FORMATS } from '../../../src/import/formats/formats.ts';
import { EXPORTS, fuzzImports } from '../../../tools/fuzz/fuzz-imports.ts';

it('has a sample in every format', async () => {
	const names = (await readdir(EXPORTS)).filter((name) => name !== 'README.md');
	const sources = await listSources(names.map((name) => join(EXPORTS, name)));
	const files = await Promise.all(sources.map((source) => readExportFile(source)));
	const found = files.map((file) => detectFormat(file, FORMATS).format.id);
	expect(FORMATS.map(({ id }) => id).filter((id) => !found.includes(id))).toEqual([]);
});

it('ends each of 400 malformed imports with a report or a refusal, leaving no partial files', async () => {
	const { refused, reported, written } = await fuzzImports({ runs: 400, seed: 1 });
	expect(refused + reported).toBe(400);
	// Makes sure that both outcomes occur often.
	expect(Math.min(refused, reported, written)).toBeGreaterThan(40);
});
