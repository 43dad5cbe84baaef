import { expect, it } from 'vitest';
import { createContent } from './importing.ts';
import { DEALER } from './importing-tables.ts';

const PLACES = ['harborview', 'millbrook', 'harborview', 'millbrook'];

async function importPlaces(column: string, cells: readonly string[], flags: readonly string[]) {
	const content = await createContent();
	const rows = cells.map((cell, at) => `${at},2026-03-0${at + 1},4,Fine ${at},${cell}`);
	const file = await content.write('a.csv', `id,date,stars,text,${column}\n${rows.join('\n')}\n`);
	const ran = await content.run([file, ...DEALER, ...flags]);
	const stored = (await content.reviews()).toSorted((a, b) => (a.date < b.date ? -1 : 1));
	return { ...ran, places: stored.map(({ location }) => location) };
}

it.each([
	['assigned_posts', (id: string) => `page:${id}`],
	['page', (id: string) => `store:${id}`],
	['shop page', (id: string) => id.toUpperCase()],
])('names of locations in addresses are found in "%s"', async (column, written) => {
	const { stderr, places } = await importPlaces(column, PLACES.map(written), []);
	expect(stderr).toBe('');
	expect(places).toEqual(PLACES);
});

it.each([
	'In welchem unserer Häuser waren Sie?',
	'Which of our rooftops?',
	'¿Dónde le atendimos?',
	'Où avez-vous été reçu ?',
])('"%s" is the location, because most of its words are locations', async (column) => {
	const cells = ['Harborview', 'Millbrook', 'Harborview', 'Millbrook'];
	const { stderr, places } = await importPlaces(column, cells, []);
	expect(stderr).toBe('');
	expect(places).toEqual(PLACES);
});

it.each(['In welchem unserer Häuser?', '¿En cuál de nuestras sucursales?', 'Dans quel magasin ?'])(
	'"%s" asks for the location, whose names may be unknown',
	async (column) => {
		const { stdout } = await importPlaces(column, ['Nord', 'Süd', 'Nord', 'Süd'], []);
		expect(stdout).toContain("--alias Nord=ID --alias 'Süd=ID'");
	},
);

it('a column of many towns is not the location, even if most customers live in one with a location', async () => {
	const towns = ['Millbrook', 'Millbrook', 'Millbrook', 'Salem', 'Albany', 'Bend'];
	const { stderr } = await importPlaces('Home', towns, []);
	expect(stderr).toContain('Which location are its 6 reviews about?');
});

it.each(['Group', 'assigned_posts', 'Unit'])(
	'a column "%s" with a few repeated words is offered as the location',
	async (column) => {
		const { stderr, places } = await importPlaces(column, ['N1', 'S1', 'N1', 'S1'], []);
		expect(stderr).toContain(`If "${column}" names it, add --column COLUMN=location`);
		expect(stderr).toMatch(/ --location-for-all LOCATION\n$/);
		expect(places).toEqual([]);
		const told = ['--column', `${column}=location`, '--alias', 'N1=harborview'];
		const after = await importPlaces(
			column,
			['N1', 'S1', 'N1', 'S1'],
			[...told, '--alias', 'S1=millbrook'],
		);
		expect(after.places).toEqual(PLACES);
	},
);

it('a column that is asked about may be the location, and no location is asked for', async () => {
	const cells = ['North private', 'South public', 'North private', 'South public'];
	const { stderr } = await importPlaces('Group', cells, []);
	expect(stderr).toContain('\n    location: the location\n');
	expect(stderr).not.toContain('--location LOCATION');
});

it.each([
	['assigned_posts', ['a', 'b', 'c', 'd']],
	['Device', ['iOS', 'Web', 'iOS', 'Web']],
	['Queue', ['4', '5', '4', '5']],
])('"%s" is not offered', async (column, cells) => {
	const { stderr } = await importPlaces(column, cells, []);
	expect(stderr).toContain('--location LOCATION');
});

it.each([
	['the name of the choice', 'Harborview', 'Millbrook'],
	['a tick', 'x', 'x'],
])('choices that are ticked with %s name the location', async (_, here, there) => {
	const content = await createContent();
	const table = [
		'Respondent ID,Date,Stars,Text,Which store?,',
		',,,,Harborview,Millbrook',
		`901,2026-03-01,5,Friendly,${here},`,
		`902,2026-03-02,4,Fast,,${there}`,
	].join('\n');
	const { stderr } = await content.run([await content.write('a.csv', table), ...DEALER]);
	expect(stderr).toBe('');
	const stored = (await content.reviews()).toSorted((a, b) => (a.date < b.date ? -1 : 1));
	expect(stored.map(({ location }) => location)).toEqual(['harborview', 'millbrook']);
});

it('tags such as "branch=Harborview" name the location', async () => {
	const { stderr, places } = await importPlaces(
		'Tags',
		PLACES.map((id) => `branch=${id}`),
		[],
	);
	expect(stderr).toBe('');
	expect(places).toEqual(PLACES);
});

it('a column with the location among other tags is offered', async () => {
	const cells = PLACES.map((id, at) => `${id};visit ${at}`);
	const { stderr } = await importPlaces('Tags', cells, []);
	expect(stderr).toContain('If "Tags" names it, add --column COLUMN=location');
});

it('a city is known with its region, but not in another one', async () => {
	const cells = ['"Millbrook, OR"', '"Millbrook, TX"'];
	const { stdout, places } = await importPlaces('branch', cells, []);
	expect(places).toEqual(['millbrook']);
	expect(stdout).toContain("--alias 'Millbrook, TX=");
});
