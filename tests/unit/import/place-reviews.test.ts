import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContent, csv, csvRow } from './importing.ts';

const DAY = '2026-03-04';
/** A Yelp export, which never names a location. */
const YELP = JSON.stringify({
	reviews: [
		{ id: 'y1', rating: 4, text: 'Fine', time_created: `${DAY} 10:00:00`, user: { name: 'Bo' } },
	],
});
const NOTES = 'id,stars,date,comment\n1,8,03/04/2026,Good\n2,5,05/04/2026,Fine\n';

const rowsAt = (...names: readonly string[]) =>
	csv(...names.map((location, at) => csvRow({ review_id: `r${at}`, location })));

describe('a file whose reviews name no location', () => {
	it('belongs to the location in its name', async () => {
		const content = await createContent();
		const { status, stdout } = await content.run([
			await content.write('yelp-millbrook.json', YELP),
		]);
		expect(status).toBe(0);
		expect(stdout).toContain('go to "millbrook" (the name of the file)');
	});

	it.each(['yelp-millbrook-harborview.json', 'yelp-millbrooks.json'])(
		'called %s is asked about',
		async (name) => {
			const content = await createContent();
			const { status, stderr } = await content.run([await content.write(name, YELP)]);
			expect(status).toBe(2);
			expect(stderr).toContain('Which location is its review about?');
		},
	);
});

describe('reviews that name an unknown location', () => {
	it('are listed with the nearest location, and go in with an alias that business.yaml keeps', async () => {
		const content = await createContent();
		const file = await content.write(
			'rows',
			rowsAt('Larkspur Harbor View', 'Elsewhere', 'millbrook'),
		);
		const first = await content.run(['--json', file]);
		expect(first.status).toBe(1);
		expect(first.report.files[0]?.unmatched_locations).toEqual([
			{ name: 'Larkspur Harbor View', count: 1, nearest: 'harborview' },
			{ name: 'Elsewhere', count: 1 },
		]);
		const { stdout } = await content.run(['--dry-run', file]);
		expect(stdout).toContain(
			"import again with --alias 'Larkspur Harbor View=harborview' --alias Elsewhere=ID",
		);

		const aliases = ['Larkspur Harbor View=harborview', 'Elsewhere=alder-falls'];
		const second = await content.run([file, ...aliases.flatMap((one) => ['--alias', one])]);
		expect(second.status).toBe(0);
		expect((await content.run([file])).status).toBe(0);
		const places = (await content.reviews()).map(({ location }) => location);
		expect(places.toSorted()).toEqual(['alder-falls', 'harborview', 'millbrook']);
	});

	it('move an alias that is at another location, and say so', async () => {
		const content = await createContent();
		const file = await content.write('rows', rowsAt('Westside', 'millbrook'));
		await content.run([file, '--alias', 'Westside=harborview']);
		const { status, stdout } = await content.run([file, '--alias', 'Westside=alder-falls']);
		expect(status).toBe(0);
		expect(stdout).toContain('Moved the alias "Westside" from "harborview" to "alder-falls"');
		expect((await content.run([file])).stdout).not.toContain('not a location');
		const places = (await content.reviews()).map(({ location }) => location);
		expect(places.toSorted()).toEqual(['alder-falls', 'millbrook']);
		const taken = await content.run([file, '--alias', 'Millbrook=harborview']);
		expect(taken.stderr).toContain(
			'"Millbrook" is already the name of "millbrook" in business.yaml',
		);
	});

	it('get no location by a likeness of letters, nor for the name of the whole group', async () => {
		const content = await createContent();
		const file = await content.write(
			'rows',
			rowsAt('Alder Hall', 'Larkspur Auto Group', 'Our Millbrook store', 'harborview'),
		);
		const { stdout } = await content.run(['--dry-run', file]);
		expect(stdout).toContain("--alias 'Alder Hall=ID' --alias 'Our Millbrook store=millbrook'");
		expect(stdout).not.toMatch(/Larkspur Auto Group=(?!none)/);
		expect(stdout).toContain(
			'"Larkspur Auto Group" is the whole group. If no other column has the location',
		);
		expect(stdout).toContain("skip its reviews with --alias 'Larkspur Auto Group=none'");
	});

	it('are not all put at one location unless the operator says so', async () => {
		const content = await createContent();
		const file = await content.write('rows', rowsAt('North', 'South'));
		expect((await content.run(['--location', 'millbrook', file])).status).toBe(2);
		expect(await content.reviews()).toEqual([]);
		expect((await content.run(['--location-for-all', 'millbrook', file])).status).toBe(0);
		expect((await content.reviews()).map(({ location }) => location)).toEqual([
			'millbrook',
			'millbrook',
		]);
	});

	it('with no name among several, are counted where --location-for-all puts them', async () => {
		const content = await createContent();
		const file = await content.write('rows', rowsAt('', 'harborview', 'millbrook'));
		expect((await content.run(['--location', 'millbrook', file])).status).toBe(1);
		expect(await content.reviews()).toHaveLength(2);
		const { stdout } = await content.run(['--location-for-all', 'millbrook', file]);
		expect(stdout).toContain('reviews by location: harborview (1), millbrook (2)');
		expect(stdout).toContain('reviews that name no location go to "millbrook" (your answer)');
	});

	it('go to the given location if the file names no other, with a note', async () => {
		const content = await createContent();
		const file = await content.write('rows', rowsAt('North', 'North'));
		const { status, stdout } = await content.run(['--location', 'millbrook', file]);
		expect(status).toBe(0);
		expect(stdout).toContain('reviews of "North" go to "millbrook" (your answer)');
	});
});

describe('a file that names no location', () => {
	it('belongs to the location that its folder is named after', async () => {
		const content = await createContent();
		await content.write('exports/millbrook/yelp.json', YELP);
		const { status, stdout } = await content.run([join(content.folder, 'exports')]);
		expect(status).toBe(0);
		expect(stdout).toContain(
			'reviews that name no location go to "millbrook" (the name of its folder)',
		);
		expect(await content.reviews()).toMatchObject([
			{ location: 'millbrook', source: { id: 'yelp', name: 'Yelp' } },
		]);
	});

	it('makes the import ask, with everything else that the files leave open, in one command', async () => {
		const content = await createContent();
		const before = await content.bytes();
		const notes = await content.write('exports/notes.csv', NOTES);
		const yelp = await content.write('exports/yelp.json', YELP);
		const { status, stderr } = await content.run([join(content.folder, 'exports')]);
		expect(status).toBe(2);
		expect(stderr.replaceAll(content.folder, '…')).toMatchInlineSnapshot(`
			"Cannot import 2 files: answer these questions first
			  notes.csv: Which source are its reviews from? Choose one of these, a platform such as yelp, or a new ID with --source-name "NAME" and --first-party yes if you asked for the reviews yourself, no if a site collected them (--source: survey, dealer-reviews, business-profile)
			  notes.csv: Does the day or the month come first in dates like "03/04/2026" (line 2)? (--date-order: dmy, mdy)
			  notes.csv: Which scale do the ratings use (line 2 has "8")? Ratings that do not fit are rejected (--scale: 0-10, 1-10, 0-100, 6, 5)
			  notes.csv: Which location are its 2 reviews about? (--location: alder-falls, harborview, millbrook)
			  yelp.json: Which location is its review about? (--location: alder-falls, harborview, millbrook)
			Replace the words in capitals, and run:
			  npm run import -- …/exports --source notes.csv=SOURCE --date-order notes.csv=DMY-OR-MDY --scale notes.csv=SCALE --location notes.csv=LOCATION --location yelp.json=LOCATION
			"
		`);
		expect(await content.bytes()).toEqual(before);

		const answers = [
			`${notes}=gazette`,
			`${notes}=The Gazette`,
			`${notes}=no`,
			`${notes}=dmy`,
			`${notes}=10`,
		];
		const flags = ['--source', '--source-name', '--first-party', '--date-order', '--scale'];
		const places = ['--location', 'yelp.json=harborview', '--location', 'notes.csv=millbrook'];
		const given = flags.flatMap((flag, at) => [flag, answers[at]!]);
		const second = await content.run([notes, yelp, ...given, ...places]);
		expect(second.stderr).toBe('');
		expect(second.status).toBe(0);
		const stored = await content.reviews();
		expect(stored.map(({ location, source }) => [location, source.name])).toEqual([
			['millbrook', 'The Gazette'],
			['millbrook', 'The Gazette'],
			['harborview', 'Yelp'],
		]);
	});

	it('asks in a terminal, and goes on with the answers', async () => {
		const content = await createContent();
		await content.write('exports/yelp.json', YELP);
		await content.write('exports/rows.csv', rowsAt('Larkspur Harbor View', 'millbrook'));
		const asked: string[] = [];
		const { status, stderr } = await content.run(
			[join(content.folder, 'exports')],
			undefined,
			async (text) => {
				asked.push(text.replaceAll(content.folder, '…'));
				return asked.length === 1 ? '' : '3';
			},
		);
		expect(stderr).toBe('');
		expect(status).toBe(0);
		expect(asked).toMatchInlineSnapshot(`
			[
			  "rows.csv: Which location is "Larkspur Harbor View" (1 review)? If it is not one of yours, answer "none" to skip the review
			  1  alder-falls
			  2  harborview
			  3  millbrook
			  4  none
			Number or answer [harborview]: ",
			  "yelp.json: Which location is its review about?
			  1  alder-falls
			  2  harborview
			  3  millbrook
			Number or answer: ",
			]
		`);
		const places = (await content.reviews()).map(({ location }) => location);
		expect(places.toSorted()).toEqual(['harborview', 'millbrook', 'millbrook']);
		const business = await readFile(join(content.contentDir, 'business.yaml'), 'utf8');
		expect(business).toContain('    aliases:\n      - Larkspur Harbor View\n');
	});

	it('refuses an answer for a file that it does not have', async () => {
		const content = await createContent();
		const yelp = await content.write('yelp.json', YELP);
		const { stderr } = await content.run([yelp, '--location', 'yulp.json=harborview']);
		expect(stderr).toMatch(/Cannot use the answer for "yulp\.json": .* the files are .*yelp\.json/);
	});
});
