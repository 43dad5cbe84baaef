import { expect, it } from 'vitest';
import { columnsOf } from '../../../src/import/generic/generic-fields.ts';
import { createContent } from './importing.ts';

async function importTable(name: string, lines: readonly string[], flags: readonly string[] = []) {
	const content = await createContent();
	const path = await content.write(name, `${lines.join('\n')}\n`);
	const ran = await content.run(['--json', ...flags, path]);
	return { ...ran, reviews: await content.reviews() };
}

it.each([
	['rating', 'bewertung (sterne)'],
	['rating', 'gesamtzufriedenheit (1-5)'],
	['rating', 'zufriedenheit'],
	['rating', 'overall rating (out of 5)'],
	['text', 'anmerkungen'],
	['text', 'comment (max. 500 characters)'],
	['date', 'abschlussdatum'],
	['date', 'date (dd.mm.yyyy)'],
	['reply', 'stellungnahme (des händlers)'],
	['location', 'niederlassung (ort)'],
] as const)('the %s may be called %j', (field, heading) => {
	expect(columnsOf([heading]).fields.get(field)).toBe(heading);
});

it.each(['reply (internal)', 'author (employee)', 'rating (service)', 'score (nps)'])(
	'%j is another column, because of its brackets',
	(heading) => expect([...columnsOf([heading]).fields]).toEqual([]),
);

it.each(['customer (email)', 'order (id)', 'deal (number)', 'phone (mobile)'])(
	'%j is personal',
	(heading) => {
		const { fields, personal } = columnsOf([heading]);
		expect([[...fields], personal]).toEqual([[], [heading]]);
	},
);

it('a heading without brackets is better than the same with brackets', () => {
	const { fields, open } = columnsOf(['date (import)', 'date']);
	expect([fields.get('date'), open]).toEqual(['date', []]);
});

it('the overall stars are better than the question whether customers recommend', () => {
	const { fields } = columnsOf(['weiterempfehlung (0-10)', 'gesamtzufriedenheit (1-5)']);
	expect([...fields]).toEqual([['rating', 'gesamtzufriedenheit (1-5)']]);
});

it('a heading may say the scale of the ratings', async () => {
	const { reviews } = await importTable(
		'export.csv',
		['id,date,Bewertung (0-10),Kommentar', '1,2026-03-04,10,Alles gut', '2,2026-03-05,0,Nie mehr'],
		['--source', 'dealer-reviews', '--location', 'millbrook'],
	);
	expect(reviews.map(({ rating }) => rating).toSorted()).toEqual([1, 5]);
});

it('a column of names of locations has the location, whatever it is called', async () => {
	const { reviews, status } = await importTable(
		'export.csv',
		['id,date,stars,text,Where', '1,2026-03-04,5,Good,millbrook', '2,2026-03-05,4,Fine,harborview'],
		['--source', 'dealer-reviews'],
	);
	expect(status).toBe(0);
	expect(reviews.map(({ location }) => location).toSorted()).toEqual(['harborview', 'millbrook']);
});

const PLACED = ['--source', 'dealer-reviews', '--location', 'millbrook'];

it('a column with the customer’s own place is not the location', async () => {
	const { stderr } = await importTable(
		'export.csv',
		['id,date,stars,text,Reviewer location', '1,2026-03-04,5,Good,millbrook'],
		['--source', 'dealer-reviews'],
	);
	expect(stderr).toContain('Which location is its review about?');
});

it('a column of platforms has the sources, and each keeps the terms of its platform', async () => {
	const rows = [
		'id,date,rating,review,location,Site',
		'1,2026-03-04,5,Good work,millbrook,Yelp',
		'2,2026-03-05,4,Fine work,harborview,DealerRater',
	];
	const { report, reviews } = await importTable('export.csv', rows);
	expect(reviews.map(({ source }) => source.id).toSorted()).toEqual(['dealerrater', 'yelp']);
	const podium = await importTable('podium_reviews.csv', rows);
	expect(podium.reviews.map(({ source }) => source.id).toSorted()).toEqual([
		'podium-dealerrater',
		'podium-yelp',
	]);
	const yelp = report.added_sources.find(({ id }) => id === 'yelp');
	expect(yelp?.republish).toBe('excerpt');
});

it('AutoScout24 is a known platform', async () => {
	const rows = ['Erstellt am;Gesamtbewertung;Bewertungstext', '14. Oktober 2026;4,5;Alles gut.'];
	const named = await importTable('autoscout24.csv', rows, ['--location', 'millbrook']);
	expect(named.reviews.map(({ source }) => source.id)).toEqual(['autoscout24']);
	const flags = ['--location', 'millbrook', '--source', 'autoscout24'];
	const given = await importTable('export.csv', rows, flags);
	expect(given.reviews.map(({ source }) => source.name)).toEqual(['AutoScout24']);
});

it('a file that is called a survey is most likely from the own survey', async () => {
	const rows = ['id,date,stars,text,Where', '1,2026-03-04,5,Good,millbrook'];
	const { stderr } = await importTable('Kundenbefragung.csv', rows);
	expect(stderr).toMatch(/If this is right, run:\n.*--source survey/);
});

it.each([
	['Public Response', 'Public Response Date'],
	['Response from the owner', 'Response time'],
	['Reply (owner)', 'Date (reply)'],
	['Answer from the dealer', 'Reply posted at'],
	['Antwort des Anbieters', 'Antwort am'],
	['Ihre Antwort', 'Datum der Antwort'],
	['Stellungnahme des Verkäufers', 'Antwortdatum'],
	['Erwiderung vom Autohaus', 'Beantwortet am'],
	['Respuesta del vendedor', 'Fecha de respuesta'],
	['Contestación del propietario', 'Fecha de la respuesta'],
	['Réponse du vendeur', 'Date de réponse'],
	['Réponse du propriétaire', 'Date de la réponse'],
])('%j has the reply, and %j its day', async (reply, day) => {
	const rows = [
		`id,date,stars,text,${reply},${day}`,
		'1,2026-03-04,2,"Two hours, in spite of an appointment.",Thank you for telling us.,2026-03-06',
	];
	const { stderr, reviews } = await importTable('export.csv', rows, PLACED);
	expect(stderr).toBe('');
	expect(reviews).toMatchObject([
		{ responses: [{ text: 'Thank you for telling us.', date: '2026-03-06' }] },
	]);
});

it.each([
	...['Dealership comments', 'Antwort-Vorlage', 'Response draft 2', 'Nota del vendedor'],
	...['Owner Comments', 'Manager Comments', 'Comments of the dealership', 'Comment (owner)'],
	...['Feedback Werkstatt', 'Kommentar Verkäufer', 'Anbieterkommentar', 'Rückmeldung vom Autohaus'],
	...['Bemerkung des Händlers', 'Comentario del propietario', 'Commentaire du propriétaire'],
])(
	'%j may have replies, so the import asks before anybody reads that there are none',
	async (heading) => {
		const rows = [
			`id,date,stars,text,${heading}`,
			'1,2026-03-04,2,Two hours.,We are sorry about the long wait.',
		];
		const { stderr } = await importTable('export.csv', rows, PLACED);
		expect(stderr).toContain(`What is in "${heading}"?`);
		expect(stderr).toMatch(/--column .+=(?:reply|MEANING)/);
		const dated = rows.map((row) => row.replace(/We are.*/, '2026-03-05'));
		expect((await importTable('export.csv', dated, PLACED)).reviews).toHaveLength(1);
	},
);

it.each([
	['Bewertet am', 'Käufer', 'Verbatim'],
	['Survey Completed', 'Review Consumer User Name', 'Customer Verbatim'],
	['Fecha de valoración', 'Comprador', 'Opinión del cliente'],
	['Rédigé le', 'Acheteur', 'Avis client'],
])('%j, %j and %j are known', async (date, author, text) => {
	const rows = [`stars,${date},${author},${text}`, '5,2026-03-04,Odessa Palmer,Good work.'];
	const { reviews } = await importTable('export.csv', rows, PLACED);
	expect(reviews).toMatchObject([{ author: { name: 'Odessa P.' }, text: 'Good work.' }]);
});

it('one impossible date, or one in the other order, does not block the others', async () => {
	const rows = (dates: readonly string[]) => [
		'id,date,stars,text',
		...dates.map((date, at) => `${at},${date},5,Good work.`),
	];
	const good = ['10/14/2025', '10/15/2025', '10/16/2025'];
	for (const bad of ['13/45/2025', '31/10/2025']) {
		const { report, reviews } = await importTable('export.csv', rows([...good, bad]), PLACED);
		expect(report.totals).toMatchObject({ added: 3, rejected: 1 });
		expect(reviews.map(({ date }) => date).toSorted()).toEqual([
			'2025-10-14',
			'2025-10-15',
			'2025-10-16',
		]);
	}
	const open = await importTable('export.csv', rows(['10/14/2025', '31/10/2025']), PLACED);
	expect(open.stderr).toContain('Does the day or the month come first?');
});

it('dates with dots have the day first, and count against those with the month first', async () => {
	const rows = (dates: readonly string[]) => [
		'id,date,stars,text',
		...dates.map((date, at) => `${at},${date},5,Good work.`),
	];
	const dotted = Array.from({ length: 30 }, () => '03.04.2024');
	const { report, reviews } = await importTable(
		'export.csv',
		rows([...dotted, '04/25/2024']),
		PLACED,
	);
	expect(report.totals).toMatchObject({ added: 30, rejected: 1 });
	expect(new Set(reviews.map(({ date }) => date))).toEqual(new Set(['2024-04-03']));
	for (const dates of [['03.04.2024', '04/25/2024'], ['03/04/2024 10:15:00.000']]) {
		const { stderr } = await importTable('export.csv', rows(dates), PLACED);
		expect(stderr).toContain('Does the day or the month come first');
	}
});

it('of several columns for the location, the one with known locations has it', async () => {
	const { reviews } = await importTable(
		'export.csv',
		['id,date,stars,text,Händler,Standort', '1,2026-03-04,5,Good work.,Larkspur GmbH,Millbrook'],
		['--source', 'mobile-de'],
	);
	expect(reviews.map(({ location }) => location)).toEqual(['millbrook']);
});

it.each(['E-Mail-Adresse', 'Auftragsnummer', 'Kundennummer', 'Rechnungsnr.', 'Correo electrónico'])(
	'%j identifies the customer, so it is masked in the text and never stored',
	async (heading) => {
		const rows = [`stars,date,text,${heading}`, '5,2026-03-04,Good work. Ask K20931.,K20931'];
		const { report, reviews } = await importTable('export.csv', rows, PLACED);
		expect(reviews[0]?.text).toMatch(/^Good work\. Ask \[[a-z -]+ removed\]\.$/);
		const note = `masked in texts and never stored: "${heading.toLowerCase()}"`;
		expect(report.files[0]?.notes).toContain(note);
	},
);
