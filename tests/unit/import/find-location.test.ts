import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { createContent, csv, csvRow } from './importing.ts';

async function placeOf(location: string, amend: (text: string) => string = (text) => text) {
	const content = await createContent();
	const path = join(content.contentDir, 'business.yaml');
	await writeFile(path, amend(await readFile(path, 'utf8')));
	await writeFile(join(content.contentDir, 'staff.yaml'), '[]\n');
	const { stderr } = await content.run([await content.write('export', csv(csvRow({ location })))]);
	expect(stderr).toBe('');
	return (await content.reviews())[0]?.location;
}

describe('the location that an export names', () => {
	it.each([
		['harborview', 'harborview'],
		['Larkspur Motors Harborview', 'harborview'],
		['larkspur motors HARBORVIEW', 'harborview'],
		['Larkspur Motors', undefined],
		['Harborview', 'harborview'],
		['ALDER-FALLS', 'alder-falls'],
		['Harbor', undefined],
	])('%j is found as %j', async (written, id) => expect(await placeOf(written)).toBe(id));

	it('is found by an alias or an id at a platform', async () => {
		const withMore = (text: string) =>
			text.replace(
				'  - id: harborview\n',
				'  - id: harborview\n    aliases: [South Store]\n    external_ids: { podium: u-77 }\n',
			);
		expect(await placeOf('SOUTH STORE', withMore)).toBe('harborview');
		expect(await placeOf('u-77', withMore)).toBe('harborview');
		expect(await placeOf('U-77', withMore)).toBeUndefined();
	});

	it.each(['Köln', 'KOELN', 'koln', 'Grünheide', 'page:gruenheide'])(
		'is found by "%s", with or without the dots of an umlaut, and by its city',
		async (written) => {
			const german = (text: string) =>
				text
					.replace('  - id: harborview\n', '  - id: harborview\n    aliases: [Grünheide]\n')
					.replace('city: Harborview', 'city: Köln');
			expect(await placeOf(written, german)).toBe('harborview');
		},
	);

	it('is not found if two locations have the name', async () => {
		const named = (text: string) =>
			text.replaceAll('Larkspur Motors Alder Falls', 'Larkspur Motors Harborview');
		expect(await placeOf('Larkspur Motors Harborview', named)).toBeUndefined();
		expect(await placeOf('harborview', named)).toBe('harborview');
	});

	it('is the only one if the export names none', async () => {
		const withOne = (text: string) => {
			const document = parseDocument(text);
			document.set('locations', [document.getIn(['locations', 1])]);
			return document.toString();
		};
		expect(await placeOf('', withOne)).toBe('harborview');
		// One location can have one name more, and the file names no other.
		expect(await placeOf('Elsewhere Motors', withOne)).toBe('harborview');
	});
});
