import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createContent, NOW } from './importing.ts';
import { DEALER } from './importing-tables.ts';

/** Imports a table with reviews of these places, and answers the questions in a terminal. */
async function importPlaces(
	places: readonly string[],
	flags: readonly string[],
	answers?: readonly string[],
	map?: string,
) {
	const content = await createContent();
	const rows = places.map((place, at) => `${at},2026-03-0${at + 1},4,Fine ${at}.,${place}`);
	const file = await content.write('a.csv', `id,date,stars,text,branch\n${rows.join('\n')}\n`);
	const left = [...(answers ?? [])];
	const ask = answers && (() => Promise.resolve(left.shift() ?? ''));
	const mapped = map === undefined ? [] : ['--map', await content.write('map.yaml', map)];
	const ran = await content.run([file, ...DEALER, ...flags, ...mapped], NOW, ask);
	const stored = (await content.reviews()).toSorted((a, b) => (a.date < b.date ? -1 : 1));
	const business = await readFile(join(content.contentDir, 'business.yaml'), 'utf8');
	return { ...ran, business, locations: stored.map(({ location }) => location) };
}

const SKIPPED = 'skipped 1: not about one of your locations, as you answered';

it('a review of another place is skipped, not rejected, by --alias NAME=none', async () => {
	const ran = await importPlaces(['harborview', 'Traunstein'], ['--alias', 'Traunstein=none']);
	expect(ran).toMatchObject({ status: 0, locations: ['harborview'] });
	expect(ran.stdout).toContain(SKIPPED);
	expect(ran.business).not.toContain('Traunstein');
});

it('a terminal offers the same answer', async () => {
	const ran = await importPlaces(['harborview', 'Traunstein'], [], ['none']);
	expect(ran).toMatchObject({ status: 0, locations: ['harborview'] });
	expect(ran.stdout).toContain(SKIPPED);
});

it('the report names the answer', async () => {
	const { stdout, status } = await importPlaces(['harborview', 'Traunstein'], []);
	expect(status).toBe(1);
	expect(stdout).toContain('--alias Traunstein=ID; ID is the id of a location');
	expect(stdout).toContain('or none to skip its reviews');
});

it.each([['Larkspur Auto Group', '--alias', 'Larkspur Auto Group=none']])(
	'a review of "%s", the whole group, is skipped',
	async (name, ...flags) => {
		const ran = await importPlaces(['harborview', name], flags);
		expect(ran).toMatchObject({ status: 0, locations: ['harborview'] });
		expect(ran.stdout).toContain(SKIPPED);
	},
);

it.each(['', 'n/a', '-', 'unknown', 'unbekannt'])(
	'a review with the location "%s" is rejected, until --location none skips it',
	async (place) => {
		const before = await importPlaces(['harborview', 'millbrook', place], []);
		expect(before.stdout).toContain('to skip such reviews, add --location none');
		expect(before.stdout).not.toContain('--alias');
		const ran = await importPlaces(['harborview', 'millbrook', place], ['--location', 'none']);
		expect(ran).toMatchObject({ status: 0, locations: ['harborview', 'millbrook'] });
		expect(ran.stdout).toContain(SKIPPED);
	},
);

it('a mapping file can say so', async () => {
	const map = 'values: { location: { Traunstein: none, Downtown: millbrook } }';
	const places = ['harborview', 'Traunstein', 'Downtown'];
	const ran = await importPlaces(places, [], undefined, map);
	expect(ran).toMatchObject({ status: 0, locations: ['harborview', 'millbrook'] });
	expect(ran.stdout).toContain(SKIPPED);
});

it('--location-for-all none skips all reviews of unknown places', async () => {
	const flags = ['--location-for-all', 'none'];
	const ran = await importPlaces(['harborview', 'Traunstein', 'Aibling'], flags);
	expect(ran).toMatchObject({ status: 0, locations: ['harborview'] });
	expect(ran.stdout).toContain('skipped 2: not about one of your locations');
});
