import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../../../src/content/load-settings.ts';
import { detectFormat } from '../../../../src/import/formats/detect-format.ts';
import { readExportFile } from '../../../../src/import/files/export-file.ts';
import { FORMATS } from '../../../../src/import/formats/formats.ts';
import {
	valueOf,
	type OperatorAnswers,
	type SettledAnswers,
} from '../../../../src/import/formats/import-format.ts';
import type { ReadRecord } from '../../../../src/import/formats/read-record.ts';
import { ROOT } from '../importing.ts';
import { table, vendorSample } from '../platform-samples.ts';

const { businessFile: business } = await loadSettings(join(ROOT, 'content'));

/** Reads the records of an export as the import does. */
async function recordsIn(written: string, answers: OperatorAnswers = {}) {
	const bytes = Buffer.from(written);
	const source = {
		name: 'export',
		byteLength: bytes.length,
		named: 'export',
		path: 'export',
		bytes: async function* () {
			yield bytes;
		},
	};
	const file = await readExportFile(source);
	const { format } = detectFormat(file, FORMATS);
	const settled: SettledAnswers = (await format.settle?.(file, answers, business)) ?? answers;
	const records: ReadRecord[] = [];
	for await (const raw of format.parse(file, settled)) {
		if ('problem' in raw) expect.fail(raw.problem.reason);
		records.push(format.read(valueOf(raw), settled));
	}
	return { format: format.id, records, notes: settled.notes ?? [] };
}

/** Returns the only review of an export; fails the test if there is another record. */
async function draftIn(written: string) {
	const { format, records } = await recordsIn(written);
	const [record] = records;
	if (record?.kind !== 'draft') expect.fail(`is ${JSON.stringify(record)}`);
	expect(records).toHaveLength(1);
	const { location } = record.draft;
	const places = [location.value, ...(location.alternatives ?? [])];
	return { format, draft: { ...record.draft, location: places } };
}

const LONG = { title: 'Kept me posted', text: 'They called every day.' };
const SHORT = { text: 'They kept me posted.' };
const REPLY = { responses: [{ text: 'Thank you!', date: '2024-03-08' }] };
const REPLY_AT = (date: string) => ({ responses: [{ text: 'Thank you!', date }] });
const MAPS = { sourceId: 'google-maps', date: '2024-03-06T00:00:00.000Z', ...SHORT };
const BAZAARVOICE = {
	...{ reviewId: 'BV1', sourceId: 'bazaarvoice', date: '2024-03-06T00:00:00.000+00:00', ...LONG },
	...{ recommends: true, language: 'en-US', ...REPLY_AT('2024-03-08T00:00:00.000+00:00') },
};
/** An answer to a survey of the business, which proves no visit. */
const OWN = { ...SHORT, proven: 'none' };
const DAY = { date: '2024-03-06' };
const WEB = 'https://www.google.com/maps/reviews/data=';

const EMAIL = { secrets: [{ kind: 'e-mail', value: 'odessa@example.com' }] };
const VENDORS: readonly (readonly [string, object])[] = [
	[
		'outscraper-json',
		{
			...{ ...MAPS, ...REPLY_AT('2024-03-08T00:00:00.000Z'), reviewId: 'OUT1' },
			...{ sourceUrl: `${WEB}OUT1`, location: ['Millbrook', 'ChIJmill', '0x1:0x2', '0x1:0x2'] },
		},
	],
	[
		'apify-google-maps',
		{
			...{ ...MAPS, ...REPLY_AT('2024-03-08T00:00:00.000Z'), reviewId: 'API1', language: 'en' },
			...{ sourceUrl: `${WEB}API1`, location: ['Millbrook', 'ChIJmill'] },
		},
	],
	[
		'google-places',
		{
			...{ ...MAPS, date: '2024-03-06T00:00:00.123456Z', language: 'en' },
			...{ reviewId: 'places/ChIJmill/reviews/ChZPLC1', sourceUrl: `${WEB}PLC1` },
			location: ['Millbrook', 'ChIJmill'],
		},
	],
	['google-places-legacy', { ...MAPS, reviewId: 'made', language: 'en', location: ['Millbrook'] }],
	[
		'serpapi-google-maps',
		{
			...{ ...MAPS, date: '2024-03-06T00:00:00Z', editedAt: '2024-03-07T00:00:00Z' },
			...{ ...REPLY_AT('2024-03-08T00:00:00Z'), reviewId: 'SER1', sourceUrl: `${WEB}SER1` },
			location: ['Millbrook', '0x1:0x2'],
		},
	],
	[
		'cargurus-api',
		{
			...{ reviewId: '1201', sourceId: 'cargurus', date: '2024-03-06T00:00:00Z', ...SHORT },
			...{ ...REPLY_AT('2024-03-08T00:00:00Z'), location: ['Millbrook', 'sp61504'] },
			sourceUrl: 'https://www.cargurus.com/Cars/reviews/1201',
		},
	],
	[
		'edmunds-api',
		{
			...{ reviewId: 'ED1', sourceId: 'edmunds', date: '2024-03-06T00:00:00.000Z', ...LONG },
			...{ ...REPLY, location: ['Millbrook', '7001'], recommends: true },
		},
	],
	[
		'yotpo-api',
		{ reviewId: '71', sourceId: 'yotpo', date: '2024-03-06T00:00:00.000Z', ...LONG, ...EMAIL },
	],
	['yotpo-csv', { reviewId: 'made', sourceId: 'yotpo', ...DAY, ...LONG, ...REPLY, ...EMAIL }],
	['reviews-io', { reviewId: '81', sourceId: 'reviews-io', ...DAY, ...SHORT, ...REPLY }],
	[
		'feefo-api',
		{
			...{ reviewId: 'FEE1', sourceId: 'feefo', date: '2024-03-06T00:00:00.000Z', ...LONG },
			sourceUrl: 'https://www.feefo.com/reviews/larkspur?id=FEE1',
		},
	],
	['feefo-csv', { reviewId: 'made', sourceId: 'feefo', ...DAY, ...SHORT }],
	['bazaarvoice-api', BAZAARVOICE],
	['bazaarvoice-feed', BAZAARVOICE],
	[
		'trustpilot-business-csv',
		{
			...{ reviewId: 'TPB1', sourceId: 'trustpilot', date: '2024-03-06T00:00:00Z', language: 'en' },
			...{
				...LONG,
				text: `${LONG.text} Order D-20730.`,
				orders: ['D-20730'],
				...EMAIL,
			},
			...{ location: ['Millbrook'], ...REPLY_AT('2024-03-08T00:00:00Z') },
		},
	],
	[
		'podium-csv',
		{
			...{ reviewId: 'pod1', sourceId: 'podium-google', ...DAY, ...SHORT, ...REPLY },
			location: ['Millbrook', 'loc-1'],
		},
	],
	[
		'site-reviews-csv',
		{ reviewId: 'made', sourceId: 'wordpress', ...DAY, ...LONG, ...EMAIL, proven: 'none' },
	],
	[
		'wp-customer-reviews-csv',
		{ reviewId: '91', sourceId: 'wordpress', ...DAY, ...LONG, proven: 'none' },
	],
	['google-forms-csv', { reviewId: 'made', sourceId: 'google-forms', ...OWN, ...DAY }],
	[
		'surveymonkey-csv',
		{ reviewId: '118000001', sourceId: 'surveymonkey', ...OWN, ...DAY, ...EMAIL },
	],
	['qualtrics-csv', { reviewId: 'R_1', sourceId: 'qualtrics', ...OWN, ...DAY }],
	[
		'typeform-csv',
		{
			...{ reviewId: 'typ1', sourceId: 'typeform', date: '2024-03-06T10:15:00Z' },
			...{ proven: 'none', text: 'Nothing: they kept me posted.', authorName: undefined },
		},
	],
];

describe('the export of a vendor', () => {
	it.each(VENDORS)('%s is read completely', async (id, expected) => {
		const { format, draft } = await draftIn(vendorSample(id));
		expect(format).toBe(id);
		const { date, reviewId, orders, ...others } = draft;
		const { warnings: _warnings, fullName: _fullName, lacks: _lacks, ...rest } = others;
		const read = {
			...{ ...rest, date: date.value, reviewId: reviewId.replace(/^made-.*/, 'made') },
			...('orders' in expected && { orders }),
		};
		const usual = {
			...{ rating: 5, authorName: 'Odessa P.', nameless: 'Customer', title: '', text: '' },
			...{ location: [''], responses: [], technicians: [''], services: [], phones: [] },
			...{ proven: 'platform_account_only' },
		};
		expect(read).toEqual({ ...usual, ...expected });
	});

	const [outscraper] = JSON.parse(vendorSample('outscraper-json')).data[0];
	const { reviews_data: copied, ...place } = outscraper;
	const [apify] = JSON.parse(vendorSample('apify-google-maps'));
	const flat = { title: apify.title, placeId: apify.placeId, ...apify.reviews[0] };
	it.each([
		['outscraper-json', 'a page of places', { data: [outscraper] }],
		['outscraper-json', 'a list of places', [outscraper]],
		['outscraper-json', 'a list of reviews', [{ ...place, ...copied[0] }]],
		['apify-google-maps', 'a list of reviews', [flat]],
	])('%s may also be %s', async (id, _what, document) => {
		const { format, draft } = await draftIn(JSON.stringify(document));
		expect(format).toBe(id);
		expect(draft).toMatchObject({ text: 'They kept me posted.', authorName: 'Odessa P.' });
		expect(draft.location.slice(0, 2)).toEqual(['Millbrook', 'ChIJmill']);
	});

	it('edmunds-api reads sales and service reviews', async () => {
		const page = JSON.parse(vendorSample('edmunds-api'));
		const [one] = page.serviceReviews;
		page.salesReviews = [{ ...one, id: 'ED2' }];
		const { format, records } = await recordsIn(JSON.stringify(page));
		expect(format).toBe('edmunds-api');
		expect(records).toMatchObject([{ draft: { reviewId: 'ED2' } }, { draft: { reviewId: 'ED1' } }]);
	});

	it('edmunds-api reads comments as replies of the dealer, but no private ones', async () => {
		const page = JSON.parse(vendorSample('edmunds-api'));
		const [{ dealerResponses, ...one }] = page.serviceReviews;
		const comments = [
			{ commentBody: 'Thank you, all of you!', date: '2024-03-08', author: 'Dealer' },
			{ commentBody: 'We called her twice.', private: true },
			{ commentBody: 'The part is here.', date: '2024-03-10' },
		];
		page.serviceReviews = [{ ...one, comments }];
		const { records, notes } = await recordsIn(JSON.stringify(page));
		expect(notes.join('\n')).not.toContain('not used');
		const [first, , third] = comments;
		const responses = [first, third].map((comment) => ({
			text: comment?.commentBody,
			date: comment?.date,
		}));
		expect(records).toMatchObject([{ draft: { responses } }]);
	});

	it('apify-google-maps may also be a table', async () => {
		const cells = Object.entries(flat).map(([name, cell]) => [name, String(cell ?? '')] as const);
		const { format, draft } = await draftIn(table(Object.fromEntries(cells)));
		expect(format).toBe('apify-google-maps');
		expect(draft).toMatchObject({ title: '', location: ['Millbrook', 'ChIJmill'] });
	});

	it.each([
		['bazaarvoice-api', 'APPROVED', 'REJECTED'],
		['bazaarvoice-feed', '"removed": "false"', '"removed": "true"'],
		[
			'cargurus-api',
			'"status": "APPROVED",\n\t\t\t"creation',
			'"status": "UNDER_REVIEW",\n\t\t\t"creation',
		],
		['yotpo-api', '"deleted": false', '"deleted": true'],
		['yotpo-csv', ',true,', ',false,'],
		['site-reviews-csv', ',1,0,', ',0,0,'],
		['wp-customer-reviews-csv', ',publish,', ',draft,'],
	])('%s is skipped where the vendor does not publish the review', async (id, shown, hidden) => {
		const { records } = await recordsIn(vendorSample(id).replace(shown, hidden));
		expect(records).toMatchObject([{ kind: 'skipped' }]);
	});

	it('is read with the other columns of SurveyMonkey, which has two kinds of exports', async () => {
		const sample = vendorSample('surveymonkey-csv');
		const dates = sample.replace('Start Date,End Date', 'Date Created,Date Modified');
		const { format, draft } = await draftIn(dates);
		expect(format).toBe('surveymonkey-csv');
		expect(draft).toMatchObject({ reviewId: '118000001', date: { value: '2024-03-06' } });
	});

	it.each([
		['Befragten-ID,Collector-ID,Startdatum,Enddatum', 'IP-Adresse', 'Offene Antwort'],
		['Teilnehmer-ID,Collector-ID,Startdatum,Enddatum', 'IP-Adresse', 'Offene Antwort'],
		[
			'ID del encuestado,ID del recopilador,Fecha de inicio,Fecha de finalización',
			'Dirección IP',
			'Respuesta abierta',
		],
		['ID du répondant,ID du collecteur,Date de début,Date de fin', 'Adresse IP', 'Réponse ouverte'],
	])('surveymonkey-csv may have the headings "%s"', async (headings, address, open) => {
		const translated = vendorSample('surveymonkey-csv')
			.replace('Respondent ID,Collector ID,Start Date,End Date', headings)
			.replace('IP Address', address)
			.replace('Open-Ended Response', open);
		const { format, draft } = await draftIn(translated);
		expect(format).toBe('surveymonkey-csv');
		expect(draft).toMatchObject({
			...{ reviewId: '118000001', date: { value: '2024-03-06' }, rating: 5 },
			text: 'They kept me posted.',
		});
	});

	it('names no author whom Bazaarvoice calls anonymous', async () => {
		const feed = vendorSample('bazaarvoice-feed').replace(
			'"Anonymous": "false"',
			'"Anonymous": "true"',
		);
		expect((await draftIn(feed)).draft.authorName).toBeUndefined();
	});

	it('is refused where a survey answers no to publication', async () => {
		const { records } = await recordsIn(vendorSample('google-forms-csv').replace(',Yes,', ',No,'));
		expect(records).toMatchObject([{ kind: 'refused' }]);
	});
});
