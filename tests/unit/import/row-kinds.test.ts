import { expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';

const REVIEW = '1,2026-03-04,5,Odessa Palmer,Kept me posted.,';

it.each([
	['Summe / Durchschnitt', ',,4.5,,,'],
	['Total, average', ',,4.5,,,'],
	['Suma y promedio', ',,4.5,,,'],
	['Grand total:', ',,4.5,,,'],
])('a line that begins with "%s" is skipped', async (word, rest) => {
	const { status, file } = await importExport(
		`id,date,stars,author,text,note\n${REVIEW}\n"${word}"${rest}\n`,
	);
	expect(status).toBe(0);
	expect(file?.skipped).toEqual([
		{ reason: 'it is a line of totals, not a review', count: 1, lines: [3] },
	]);
});

it('J and N are yes and no', async () => {
	const table = `id,date,stars,author,text,Veröffentlichung erlaubt\n${REVIEW}J\n2,2026-03-05,1,Kim Ode,Late.,N\n`;
	const { stderr, reviews } = await importExport(table);
	expect(stderr).toBe('');
	expect(reviews.map(({ text }) => text)).toEqual(['Kept me posted.']);
});

it('the rating of a test does not make the import ask for the scale', async () => {
	const table = `id,date,stars,author,text,note\n${REVIEW}\n2,2026-03-05,0,Kim Ode,Test,\n`;
	const { stderr, file } = await importExport(table);
	expect(stderr).toBe('');
	expect(file).toMatchObject({ added: 1, skipped: [{ lines: [3] }] });
});
