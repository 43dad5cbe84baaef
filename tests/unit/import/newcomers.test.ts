import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createContent, csv, csvRow } from './importing.ts';
import { importExport } from './importing-tables.ts';

const SITE = ['--source', 'dealer-reviews', '--location', 'millbrook'];

it('an import without a mapping file keeps the text and the proof that one had', async () => {
	const content = await createContent();
	const table = 'id,rating,date,note,invoice\n11,5,2026-03-04,They kept me posted.,R-20399\n';
	const map =
		'fields: { text: note }\nproof: { column: invoice, method: invited_after_transaction }\n';
	const file = await content.write('survey.csv', table);
	const flags = [file, '--source', 'survey', '--location', 'millbrook'];
	await content.run([...flags, '--map', await content.write('map.yaml', map)]);
	const { status, stderr, report } = await content.run([
		'--json',
		...flags,
		'--column',
		'note=ignore',
	]);
	expect([status, stderr]).toEqual([0, '']);
	expect(report?.totals).toMatchObject({ unchanged: 1, held_back: 0 });
	expect(await content.reviews()).toMatchObject([
		{ text: 'They kept me posted.', verification: { method: 'invited_after_transaction' } },
	]);
});

it('a name for a new source is not given to others, and nothing is added for rejected records', async () => {
	const content = await createContent();
	const yelp = { id: 'y1', rating: 4, text: 'Fine', time_created: '2026-03-04 10:00:00', user: {} };
	const files = [
		await content.write('yelp.json', JSON.stringify({ reviews: [yelp] })),
		await content.write('own.csv', 'id,stars,date,comment\n1,5,2026-03-04,Good\n'),
	];
	const named = [
		'--source',
		'own.csv=website',
		'--source-name',
		'Our website',
		'--first-party',
		'no',
	];
	await content.run([...files, ...named, '--location', 'millbrook']);
	const names = (await content.reviews()).map(({ source }) => source.name);
	expect(names.toSorted()).toEqual(['Our website', 'Yelp']);

	const path = join(content.contentDir, 'business.yaml');
	const before = await readFile(path, 'utf8');
	const bad = await content.write('bad.csv', 'id,stars,date,comment\n1,5,2026-02-30,Good\n');
	const { stdout } = await content.run([bad, '--source', 'cargurus', '--location', 'millbrook']);
	expect(stdout).not.toContain('CarGurus');
	expect(await readFile(path, 'utf8')).toBe(before);
});

it('no location is suggested for a name that is no more like it than like others', async () => {
	const content = await createContent();
	const rows = csv(
		csvRow({ review_id: '1', location: 'Larkspur Motors XY' }),
		csvRow({ review_id: '2', location: 'millbrook' }),
	);
	const { report } = await content.run(['--json', await content.write('rows', rows)]);
	expect(report.files[0]?.unmatched_locations).toEqual([{ name: 'Larkspur Motors XY', count: 1 }]);
});

it.each([
	['Ja, aber ohne meinen Namen', 'added', true],
	['Ja, aber nur anonym', 'added', true],
	['Ja, gerne', 'added', false],
	['No, thanks', 'skipped', false],
	['No problem', 'rejected', false],
])('%j is an answer about publication: %s', async (consent, became, isAnonymous) => {
	const table = `id,rating,date,text,author,may we publish\n1,5,2026-03-04,Good,Odessa Palmer,"${consent}"\n`;
	const map = 'fields: { consent: may we publish }';
	const { report, reviews } = await importExport(table, SITE, map);
	expect(report?.totals).toMatchObject({ [became]: 1 });
	if (became === 'added') expect(reviews[0]?.author.anonymous).toBe(isAnonymous);
});

it('German dates, ratings and order numbers need no question', async () => {
	const table =
		'Bewertungsnr.;Sterne;Datum;Kommentar;Antwort;Antwort vom\n7;4,5 von 5;07.11.2025;Auftrag WA-20399, Rechnung Nr. 2026-8812.;Danke!;08.11.2025\n';
	const { reviews, stderr } = await importExport(table, SITE);
	expect(stderr).toBe('');
	expect(reviews).toMatchObject([
		{
			rating: 4,
			source_rating: { value: 4.5 },
			date: '2025-11-07',
			text: 'Auftrag [order number removed], Rechnung Nr. [order number removed].',
			source: { review_id: '7' },
			responses: [{ date: '2025-11-08' }],
		},
	]);
});

it.each([
	['Datum;Bewertung;Kommentar', '13.10.2026;4;Gut gemacht'],
	['Datum;Sterne;Bewertung', '13.10.2026;4;Gut gemacht'],
	['Datum;Wie zufrieden waren Sie? (1-5);Bewertung', '13.10.2026;4;Gut gemacht'],
	['Datum;Wie zufrieden waren Sie? (1-5);Bewertung (optional)', '13.10.2026;4;Gut gemacht'],
	['Zeitstempel;Bewertung (1-5 Sterne);Ihr Kommentar (optional)', '13.10.2026;4;Gut gemacht'],
	['Timestamp;Please rate us (1-5);Comments - optional', '10/13/2026;4;Gut gemacht'],
	['Timestamp;How was it? (1 = poor, 5 = great);Comments', '10/13/2026;4;Gut gemacht'],
	['Review Date;Rating (out of 5);Review Text', '10/13/2026;4.0;Gut gemacht'],
])('finds stars and text by the columns "%s"', async (header, row) => {
	const { reviews, stderr } = await importExport(`${header}\n${row}\n`, SITE);
	expect(stderr).toBe('');
	expect(reviews).toMatchObject([{ rating: 4, text: 'Gut gemacht', date: '2026-10-13' }]);
});

it.each([
	'Your name (optional)',
	'Ihr Name (freiwillig)',
	'Ihr Name - freiwillig',
	'Name (required)',
])('finds the author in "%s"', async (name) => {
	const table = `${name},date,stars,comment\nOdessa Palmer,2026-03-04,5,Good\n`;
	const { reviews } = await importExport(table, SITE);
	expect(reviews).toMatchObject([{ author: { name: 'Odessa P.' } }]);
});

it.each(['Comment (internal)', 'Name (not published)'])('does not read "%s"', async (name) => {
	const table = `id,date,stars,${name}\n1,2026-03-04,5,Odessa\n`;
	const { reviews } = await importExport(table, SITE);
	expect(JSON.stringify(reviews)).not.toContain('Odessa');
});

it.each(['Source Name', 'Review source'])(
	'takes "%s" with kinds of invitations for no source',
	async (column) => {
		const content = await createContent();
		const table = `id,date,stars,comment,${column}\n1,2026-03-04,5,Good,Organic\n2,2026-03-04,4,Fine,Automatic invitation\n`;
		const file = await content.write('trustpilot-reviews.csv', table);
		const { stderr } = await content.run([file, '--location', 'millbrook']);
		expect(stderr).toBe('');
		const sources = (await content.reviews()).map(({ source }) => source.id);
		expect(sources).toEqual(['trustpilot', 'trustpilot']);
	},
);

it.each([
	['cars.com.csv', 'Created Time,Overall,Body', '2026-03-04,5,Good'],
	['yelp.csv', 'Date,Rating,Review', '2026-03-04,5 star rating,Good'],
	['mobile.de.csv', 'Datum;Bewertung;Text;Nutzer', '04.03.2026;5 Sterne;Good;Odessa Palmer'],
	['yelp-de.csv', 'Datum;Sterne gesamt;Text;Kunde', '04.03.2026;5;Good;Odessa Palmer'],
	['mobile.de.csv', 'Datum;Gesamtbewertung (Sterne);Text', '04.03.2026;5;Good'],
	['edmunds.csv', 'Date,Overall Experience,Comments,Consumer', '2026-03-04,5,Good,Odessa Palmer'],
	['podium.csv', 'Date Written,Overall,Recommend Dealer,Comments', '2026-03-04,5,Yes,Good'],
])('reads %s with the columns "%s" without a question', async (name, header, row) => {
	const content = await createContent();
	const file = await content.write(name, `${header}\n${row}\n`);
	const { stderr } = await content.run([file, '--location', 'millbrook']);
	expect(stderr).toBe('');
	expect(await content.reviews()).toMatchObject([{ rating: 5, text: 'Good', date: '2026-03-04' }]);
});

it('a file of another encoding is asked about everything else at once, and so are other files', async () => {
	const content = await createContent();
	const latin = 'id;Sterne;Datum;Kommentar;Filiale\n1;9;07.11.2025;Schön;Süd\n';
	await content.write('in/a.csv', Buffer.from(latin, 'latin1'));
	await content.write('in/b.csv', csv(csvRow({ location: 'Nord' }), csvRow({ review_id: '2' })));
	const { stderr } = await content.run([join(content.folder, 'in')]);
	expect(stderr.replaceAll(content.folder, '…').split('\n').at(-2)).toBe(
		"  npm run import -- …/in --encoding a.csv=windows-1252 --source a.csv=SOURCE --scale a.csv=SCALE --alias 'Süd=ID' --alias Nord=ID",
	);
	expect(await content.reviews()).toEqual([]);
});

it('a copy of which nothing is published does not replace a whole review', async () => {
	const content = await createContent();
	const text = 'They found the noise that two other shops could not, and explained the bill.';
	const at = { review_id: 'same', location: 'millbrook', review_text: text };
	const maps = `review_id,review_text,review_rating,review_datetime_utc,name\nm1,"${text}",5,11/20/2025 10:00:00,millbrook\n`;
	await content.run([await content.write('maps.csv', maps)]);
	await content.run([
		await content.write(
			'own.csv',
			csv(csvRow({ ...at, review_date: 'November 20, 2025', rating: '5' })),
		),
	]);
	const sources = (await content.reviews()).map(({ source }) => source.id);
	expect(sources.toSorted()).toEqual(['dealer-reviews', 'google-maps']);
});

it('a review that its platform no longer shows is named, and gone from a complete export', async () => {
	const content = await createContent();
	const rows = (status: string) =>
		`id,rating,date,text,status\n1,5,2026-03-04,Good,${status}\n2,4,2026-03-04,Fine,published\n`;
	const flags = [...SITE, await content.write('rows.csv', rows('published'))];
	await content.run(flags);
	await content.write('rows.csv', rows('hidden'));
	const { report } = await content.run([...flags, '--json', '--complete', '--force']);
	expect(report.files[0]?.doubtful).toMatchObject([{ reason: 'platform removal' }]);
	expect(report.missing?.reviews).toHaveLength(1);
});

it('words that are rare among words of the same scale are asked about', async () => {
	const cells = [...Array(20).fill('Very satisfied'), 'Very dissatisfied'];
	const rows = cells.map((cell, at) => `${at},${cell},2026-03-04,Text ${at}`);
	const table = `id,rating,date,text\n${rows.join('\n')}\n`;
	const { stderr } = await importExport(table, [...SITE, '--stars', 'Very satisfied=5']);
	expect(stderr).toContain('How many stars does "Very dissatisfied" in');
});

it('a location for all files does not take several names', async () => {
	const content = await createContent();
	const files = [
		await content.write('north.csv', csv(csvRow({ location: 'North' }))),
		await content.write('south.csv', csv(csvRow({ review_id: '2', location: 'South' }))),
	];
	expect((await content.run([...files, '--location', 'millbrook'])).status).toBe(2);
	const each = ['--location', 'north.csv=millbrook', '--location', 'south.csv=harborview'];
	expect((await content.run([...files, ...each])).status).toBe(0);
});
