import { expect, it } from 'vitest';
import { createContent } from './importing.ts';
import { DEALER, importExport, tableOf } from './importing-tables.ts';

const UNUSED = 'not used: --scale, its ratings are stars';
const FLAGS = ['--json', '--source', 'dealer-reviews', '--location', 'harborview'];
const APIFY =
	'reviewId,stars,publishedAtDate,name,text\na1,5,2026-03-04T10:00:00Z,Odessa Palmer,Fine\n';

async function importTables(tables: Readonly<Record<string, string>>, scale: string) {
	const content = await createContent();
	const entries = Object.entries(tables);
	const files = await Promise.all(entries.map(([name, text]) => content.write(name, text)));
	const { report } = await content.run([...FLAGS, '--scale', scale, ...files]);
	const ratings = (await content.reviews()).map(({ rating, text }) => [text, rating]);
	const unused = report.files.filter(({ notes }) => notes.includes(UNUSED));
	return {
		ratings: Object.fromEntries(ratings),
		unused: unused.map(({ file }) => file.split('/').at(-1)),
	};
}

const nps = tableOf('rating', ['10', '5']).replaceAll('Kept me posted.', 'Likely');
const stars = 'id,rating,date,text\ns1,5,2026-03-04,Stars\n';

it('a scale for no file in particular is not used for tables of stars', async () => {
	const given = { 'nps.csv': nps, 'stars.csv': stars, 'apify.csv': APIFY };
	const { ratings, unused } = await importTables(given, '0-10');
	expect(ratings).toMatchObject({ Stars: 5, Fine: 5 });
	expect(unused.toSorted()).toEqual(['apify.csv', 'stars.csv']);
});

it('a scale for a single table, or for one of several, is used for it', async () => {
	const { ratings } = await importTables({ 'stars.csv': stars }, '0-10');
	expect(ratings).toEqual({ Stars: 3 });
	const named = await importTables({ 'stars.csv': stars, 'apify.csv': APIFY }, 'stars.csv=0-10');
	expect(named).toEqual({ ratings: { Stars: 3, Fine: 5 }, unused: [] });
});

it('a scale is never used for a format that has stars', async () => {
	expect(await importTables({ 'apify.csv': APIFY }, '0-10')).toEqual({
		ratings: { Fine: 5 },
		unused: ['apify.csv'],
	});
});

it('asks for the scale if a single rating is 0', async () => {
	const cells = ['5', '4', '0', '3', '5', '4'];
	const { stderr, reviews } = await importExport(tableOf('rating', cells));
	expect(stderr).toContain('Which scale do the ratings use (line 4 has "0")?');
	expect(reviews).toEqual([]);
	const answered = await importExport(tableOf('rating', cells), [...DEALER, '--scale', '5']);
	expect(answered.file).toMatchObject({ added: 5, rejected: [{ found: '0' }] });
});

it('asks which rating counts if parts of the business have their own', async () => {
	const rows = ['1,2026-03-04,5,2,Fine', '2,2026-03-05,4,,Fine'];
	const table = ['id,date,Sales rating,Service rating,text', ...rows].join('\n');
	const { stderr } = await importExport(table);
	expect(stderr).toContain('Which column has the rating? (--column: service rating, sales rating)');
	expect((await importExport(table, DEALER, 'fields: { rating: Sales rating }')).file?.added).toBe(
		2,
	);
});

it('asks for the stars of long words together with the others', async () => {
	const words = ['Very satisfied', 'Neither satisfied nor dissatisfied', 'Dissatisfied'];
	const { stderr } = await importExport(tableOf('rating', words));
	expect(words.filter((word) => !stderr.includes(`How many stars does "${word}" in`))).toEqual([]);
});
