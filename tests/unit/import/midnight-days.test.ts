import { expect, it } from 'vitest';
import { DEALER, importExport } from './importing-tables.ts';

const review = (id: number, date: string, replied: string) => ({
	...{ id: `r${id}`, rating: 5, text: 'Kept me posted.', author: 'By ShawnB', date },
	responses: [{ response: 'Thank you!', date: replied }],
});

it('a file whose times are all midnight in UTC only says days', async () => {
	const { reviews } = await importExport(
		JSON.stringify([
			review(1, '2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z'),
			review(2, '2026-09-01T00:00:00Z', '2026-09-02T10:00:00Z'),
		]),
		DEALER,
	);
	const days = reviews.map(({ date, published_at: time, responses }) => [
		date,
		time,
		responses[0]?.date,
	]);
	expect(days.toSorted()).toEqual([
		['2026-09-01', undefined, '2026-09-02'],
		['2026-10-01', undefined, '2026-10-02'],
	]);
	expect(reviews.map(({ author }) => author.name)).toEqual(['ShawnB', 'ShawnB']);
});

it.each([
	['datetime_utc', '01/13/2026 00:00:00', '01/14/2026 00:00:00'],
	['date (UTC)', '1/13/2026 0:00', '1/14/2026 0:00'],
	['date', '01/13/2026 00:00:00 UTC', '01/14/2026 00:00:00 UTC'],
	['date', '01/13/26 12:00:00 AM GMT', '01/14/26 12:00:00 AM GMT'],
	['Datum (UTC)', '13.01.2026 00:00:00', '14.01.2026 00:00:00'],
	['date (UTC)', '2026/01/13 00:00', '2026/01/14 00:00'],
	['date', '2026-01-13T00:00:00+02:00', '2026-01-14T00:00:00+02:00'],
	['date (UTC)', 'January 13, 2026 12:00 AM', 'January 14, 2026 12:00 AM'],
	['date', '1768262400', '1768348800'],
])('%s: %s in every row is a day', async (column, first, second) => {
	const table = `id,rating,text,"${column}"\n1,5,Good,"${first}"\n2,5,Fine,"${second}"\n`;
	const { file, reviews } = await importExport(table);
	expect(reviews.map(({ date, published_at: time }) => [date, time]).toSorted()).toEqual([
		['2026-01-13', undefined],
		['2026-01-14', undefined],
	]);
	expect(file?.notes).toContain('every time is 00:00, so only the days count');
});

it('a pattern for dates does not hide that they are days', async () => {
	const table = 'id,rating,text,day\n1,5,Good,13/01/2026 00:00\n2,5,Fine,14/01/2026 00:00\n';
	const map = 'fields: { date: day }\ndate_pattern: DD/MM/YYYY HH:mm\ntime_zone: UTC\n';
	const { reviews } = await importExport(table, DEALER, map);
	expect(reviews.map(({ date }) => date).toSorted()).toEqual(['2026-01-13', '2026-01-14']);
});

it('one midnight among other times is a time', async () => {
	const { reviews } = await importExport(
		JSON.stringify([
			review(1, '2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z'),
			review(2, '2026-09-01T12:30:00Z', ''),
		]),
		DEALER,
	);
	expect(reviews.map(({ date }) => date).toSorted()).toEqual(['2026-09-01', '2026-09-30']);
});

it.each([
	['date,rating,text,id,reply\n2026-10-01,5,Good,1,Thanks', []],
	['date,rating,text,id,reply,reply date\n2026-10-01,5,Good,1,Thanks,', ['the reply has no date']],
	[
		'date,rating,text,id,reply,reply date\n2026-10-01,5,Good,1,Thanks,soon',
		['reply kept without its date, which is not valid'],
	],
])('says why a reply has no date, if the file has such dates', async (table, warnings) => {
	const { file } = await importExport(`${table}\n`);
	expect(file?.warnings.map(({ message }) => message)).toEqual(warnings);
});
