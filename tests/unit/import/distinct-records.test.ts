import { expect, it } from 'vitest';
import { createContent } from './importing.ts';

const SURVEY = ['--source', 'survey', '--location', 'harborview'];

async function importRows(rows: readonly string[], flags = SURVEY) {
	const content = await createContent();
	const table = (some: readonly string[]) => `date,stars,text,name,order\n${some.join('\n')}\n`;
	const ran = await content.run([await content.write('a.csv', table(rows)), '--json', ...flags]);
	const stored = async () => (await content.reviews()).map(({ rating }) => rating).toSorted();
	const again = async (more: readonly string[]) =>
		content.run([await content.write('b.csv', table(more)), '--json', ...flags]);
	return { totals: ran.report.totals, stored, again };
}

it('the same few words with other stars or orders are other reviews', async () => {
	const rows = ['2026-08-03,5,Great!,,R1', '2026-08-03,5,Great!,,R2', '2026-08-03,2,great!,,R3'];
	const { totals, stored, again } = await importRows(rows);
	expect(totals).toMatchObject({ added: 3, duplicates: 0 });
	expect(await stored()).toEqual([2, 5, 5]);
	const { report } = await again([...rows, '2026-08-03,4,Great!,,R4']);
	expect(report.totals).toMatchObject({ unchanged: 3, added: 1 });
});

it('equal answers of a survey are from several customers, unless a name or an order says so', async () => {
	const row = '2026-08-03,5,ok,,';
	expect((await importRows([row, row])).totals).toMatchObject({ added: 2 });
	const named = '2026-08-03,5,ok,Kim Doe,';
	expect((await importRows([named, named])).totals).toMatchObject({ added: 1, duplicates: 1 });
	const order = '2026-08-03,5,ok,,R1';
	expect((await importRows([order, order])).totals).toMatchObject({ added: 1, duplicates: 1 });
});

it('equal rows of a platform are one review', async () => {
	const flags = ['--source', 'dealer-reviews', '--location', 'harborview'];
	const row = '2026-08-03,5,ok,,';
	expect((await importRows([row, row], flags)).totals).toMatchObject({ added: 1, duplicates: 1 });
});

it('a named customer who refuses in one of two equal answers has refused', async () => {
	const content = await createContent();
	const rows = ['5,ok,Kim Doe,Yes', '4,ok,Kim Doe,No', '5,ok,,Yes', '3,ok,,No'];
	const lines = rows.map((row) => `2026-08-03,${row}`);
	const table = `date,stars,text,name,May we publish?\n${lines.join('\n')}\n`;
	const file = await content.write('a.csv', table);
	const { report } = await content.run([file, '--json', ...SURVEY]);
	expect(report.totals).toMatchObject({ added: 1, rejected: 0 });
	expect((await content.reviews()).map(({ author }) => author.anonymous)).toEqual([true]);
});
