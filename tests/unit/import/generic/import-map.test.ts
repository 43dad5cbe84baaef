import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createContent } from '../importing.ts';
import { DEALER, importExport } from '../importing-tables.ts';

const TABLE =
	'Wertung;Tag;Kommentar;Filiale;Auftrag;Empfehlung\n4;03.04.2026 14:05;Auftrag A-12345 war gut;AF;A12345;Ja\n5;04.04.2026 08:00;Gut;AF;;Nein\n';
const MAP = `
fields: { rating: Wertung, date: Tag, text: Kommentar, location: Filiale, recommends: Empfehlung }
constants: { source: survey, language: de }
date_pattern: DD.MM.YYYY HH:mm
time_zone: Europe/Berlin
personal: [Auftrag]
values:
  location: { AF: alder-falls }
  recommends: { Ja: true, Nein: false }
proof: { column: Auftrag, method: invited_after_transaction }
`;

describe('a mapping file', () => {
	it('defines the columns and the meaning of their values', async () => {
		const { file, reviews, stderr } = await importExport(TABLE, [], MAP);
		expect(stderr).toBe('');
		expect(file).toMatchObject({
			format: 'generic-csv',
			confidence: 1,
			source: 'survey',
			added: 2,
		});
		expect(reviews).toMatchObject([
			{
				rating: 4,
				date: '2026-04-03',
				published_at: '2026-04-03T14:05:00+02:00',
				text: 'Auftrag [order number removed] war gut',
				location: 'alder-falls',
				language: 'de',
				recommends: true,
				verification: { method: 'invited_after_transaction' },
			},
			{ rating: 5, recommends: false, verification: { method: 'none' } },
		]);
	});

	it('names the columns in a file without a header', async () => {
		const table = '1,2026-03-04,5,Lovely people,Odessa Palmer\n2,2026-03-05,4,Good,Bo\n';
		const map = 'header: [id, date, rating, text, reviewer]\n';
		const { file, reviews } = await importExport(table, DEALER, map);
		expect(file).toMatchObject({ read: 2, added: 2 });
		expect(reviews[0]).toMatchObject({ text: 'Lovely people', author: { name: 'Odessa P.' } });
	});

	it('works for JSON, and can define the source of each record', async () => {
		const table = 'id,rating,date,text,source\n1,5,2026-03-04,a,Google\n2,5,2026-03-04,b,survey\n';
		const map = JSON.stringify({ values: { source: { google: 'business-profile' } } });
		const { file, reviews } = await importExport(table, [], map);
		expect(reviews.map(({ source }) => source.id).toSorted()).toEqual([
			'business-profile',
			'survey',
		]);
		expect(file?.notes).toContain('sources by "source": business-profile (1), survey (1)');
	});

	it('is overridden by a flag', async () => {
		const table = 'id,rating,date,text\n1,5,01/02/2026,a\n';
		const flags = [...DEALER, '--date-order', 'mdy'];
		const { reviews } = await importExport(table, flags, 'date_order: dmy\n');
		expect(reviews[0]?.date).toBe('2026-01-02');
	});

	it.each([
		['headr: [id]', /map\.yaml: ?.*unknown "headr"; a mapping file can have delimiter, encoding/],
		[
			'fields: { ratng: Wertung }',
			/map\.yaml:1: "fields" must assign columns to these fields: id, rating, date/,
		],
		['date_pattern: DD.MM', /"date_pattern" must have year, month and day/],
		['time_zone: Mars', /"time_zone" must be a time zone/],
		['fields: { rating: Stars }', /it has no column "stars"; its columns are "wertung", "tag"/],
		[
			'fields: { rating: Wertung }\nignore: [Kommentar]',
			/no column looks like the text \(taken: .*; its columns are "wertung"/,
		],
		[
			'fields: { rating: Wertung }\npersonal: [wertung]',
			/"wertung" is both personal and assigned to a field/,
		],
		[
			MAP.replace('survey,', 'survey, location: mars,'),
			/the location "mars", but the locations in business\.yaml are alder-falls/,
		],
		[
			MAP.replace('source: survey', 'source: mars'),
			/reviews from "mars": the sources in business\.yaml are survey, .*\n.*--source mars --source-name/,
		],
	])('is refused with a hint if it contains a mistake: %s', async (map, message) => {
		const { stderr, status, reviews } = await importExport(TABLE, [], map);
		expect(stderr).toMatch(message);
		expect(status).toBe(2);
		expect(reviews).toEqual([]);
	});
});

it('--suggest writes a mapping file with what is recognized, and never replaces one', async () => {
	const content = await createContent();
	const table = 'Urteil;Datum;Was sagen Sie;E-Mail\n5;2026-03-04;Gut.;a@b.example\n';
	const file = await content.write('export.csv', table);
	const { status, stdout } = await content.run(['--suggest', file]);
	expect(status).toBe(0);
	expect(stdout).toContain('fill in rating, text, then run\n');
	const path = `${file}.map.yaml`;
	const draft = await readFile(path, 'utf8');
	expect(draft).toContain('fields:\n  date: "datum"\n  rating: REPLACE\n  text: REPLACE\n');
	expect(draft).toContain('If you delete a line, the import chooses the column itself.');
	expect(draft).toContain('# Not used yet: "urteil", "was sagen sie"');
	expect((await content.run(['--suggest', file])).stderr).toContain('there may be one already');

	const flags = [file, '--map', path, '--source', 'survey', '--location', 'millbrook'];
	expect((await content.run(flags)).stderr).toContain('it has no column "replace"');
	const filled = draft.replace('rating: REPLACE', 'rating: urteil');
	await writeFile(path, filled.replace('text: REPLACE', 'text: was sagen sie'));
	expect((await content.run(flags)).status).toBe(0);
	expect(await content.reviews()).toMatchObject([{ rating: 5, text: 'Gut.' }]);
});

it('--suggest takes the encoding, and writes it into the mapping file', async () => {
	const content = await createContent();
	const bytes = Buffer.from('Sterne;Datum;Kommentar\n5;2026-03-04;Für uns schön.\n', 'latin1');
	const file = await content.write('export.csv', bytes);
	expect((await content.run(['--suggest', file])).stderr).toContain('--encoding');
	const { status } = await content.run(['--suggest', file, '--encoding', 'windows-1252']);
	expect(status).toBe(0);
	expect(await readFile(`${file}.map.yaml`, 'utf8')).toContain('encoding: windows-1252\n');
	const flags = [
		'--map',
		`${file}.map.yaml`,
		'--source',
		'dealer-reviews',
		'--location',
		'millbrook',
	];
	await content.run([file, ...flags]);
	expect(await content.reviews()).toMatchObject([{ text: 'Für uns schön.' }]);
});

it('--suggest names all lists of similar records in JSON, and the report names those left out', async () => {
	const content = await createContent();
	const review = { key: 'a1', total: 5, date: '2026-03-04', reviewBody: 'Fine.' };
	const document = {
		dealer: { name: 'Millbrook', hours: [{ day: 'Monday', opens: 8 }] },
		sales: [review],
		service: [{ ...review, key: 'b2', reviewBody: 'Slow.' }],
		deleted: [{ ...review, key: 'c3', reviewBody: 'Gone.' }],
	};
	const file = await content.write('export.json', JSON.stringify(document));
	expect((await content.run(['--suggest', file])).status).toBe(0);
	const path = `${file}.map.yaml`;
	const draft = await readFile(path, 'utf8');
	expect(draft).toContain('records: ["sales","service"] # of "sales", "service"');
	const filled = draft.replace('rating: REPLACE', 'rating: total');
	const flags = ['--map', path, '--source', 'dealer-reviews', '--location', 'millbrook'];

	await writeFile(path, filled.replace('["sales","service"]', 'sales'));
	const { stdout } = await content.run([file, ...flags]);
	expect(stdout).toContain(
		'not read: "service", "deleted"; if they are published, too, write "records: [sales, service, deleted]" in a mapping file',
	);
	expect(await content.reviews()).toMatchObject([{ rating: 5, text: 'Fine.' }]);

	await writeFile(path, filled);
	await content.run([file, ...flags]);
	const texts = (await content.reviews()).map(({ text }) => text);
	expect(texts.toSorted()).toEqual(['Fine.', 'Slow.']);

	const plain = await content.write('plain.json', '{ "rating": [1, 2] }');
	const { stderr } = await content.run(['--suggest', plain]);
	expect(stderr).toContain('it has no list of objects with named members');
});

it('--suggest refuses what the import refuses: the reviews that one Google user wrote', async () => {
	const content = await createContent();
	const properties = { date: '2026-03-04', five_star_rating_published: 5, review_text: 'Good.' };
	const collection = { type: 'FeatureCollection', features: [{ type: 'Feature', properties }] };
	const file = await content.write('Reviews.json', JSON.stringify(collection));
	const { status, stderr } = await content.run(['--suggest', file]);
	expect(status).not.toBe(0);
	expect(stderr).toContain('not the reviews of one business');
});

it('--suggest writes what the import itself finds, so that both store the same', async () => {
	const rows = [
		'Nr,Datum,Standort,Bewertung (1-5),Was hat Ihnen gefallen?,Was können wir besser machen?,Pricing,E-Mail,Antwort des Händlers,Stellungnahme',
		'1,2026-03-04,Millbrook,4,"Schnelle Annahme, nette Dame.",Zwei Stunden Wartezeit trotz Termin.,3,a@b.example,,Danke für den Hinweis.',
		'2,2026-03-05,Millbrook,5,Der Ersatzwagen war sofort da.,,5,,Vielen Dank für Ihre Worte!,',
	].join('\n');
	const stored = [];
	for (const isMapped of [false, true]) {
		const content = await createContent();
		const file = await content.write('answers.csv', rows);
		await content.run(['--suggest', file]);
		const draft = await readFile(`${file}.map.yaml`, 'utf8');
		expect(draft).toContain('# Not used yet: "nr"\n');
		expect(draft).not.toContain('REPLACE\n');
		const flags = [file, '--source', 'dealer-reviews'];
		const { stderr } = await content.run(
			isMapped ? [...flags, '--map', `${file}.map.yaml`] : flags,
		);
		expect(stderr).toBe('');
		stored.push(await content.reviews());
	}
	expect(stored[0]).toHaveLength(2);
	expect(stored[1]).toEqual(stored[0]);
});

it('a suggested mapping offers the author, the id and the reply, unless it has them', async () => {
	const content = await createContent();
	const rows = 'lfd.,wer,datum,sterne,kommentar,antwort\n1,Odessa,2026-03-04,5,Alles gut,Danke\n';
	const file = await content.write('export.csv', rows);
	await content.run(['--suggest', file]);
	const draft = await readFile(`${file}.map.yaml`, 'utf8');
	expect(draft).toContain('  # id: COLUMN\n  # author: COLUMN\n  # reply_date: COLUMN\n');
	expect(draft).not.toContain('# reply: COLUMN');
});
