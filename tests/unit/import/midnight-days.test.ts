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
	[
		'date,rating,text,id,reply,reply date\n2026-10-01,5,Good,1,Thanks,',
		['reply kept without a date: it has none'],
	],
	[
		'date,rating,text,id,reply,reply date\n2026-10-01,5,Good,1,Thanks,soon',
		['reply kept without a date: its date is not valid'],
	],
])('says why a reply has no date, if the file has such dates', async (table, warnings) => {
	const { file } = await importExport(`${table}\n`);
	expect(file?.warnings.map(({ message }) => message)).toEqual(warnings);
});
