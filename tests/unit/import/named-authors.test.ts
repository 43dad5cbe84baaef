import { expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';

const FLAGS = ['--source', 'dealer-reviews', '--location', 'millbrook'];
const NAMED = ['--column', 'How may we show your name?=named'];

it.each([
	...['Yes', 'Full name', 'First name and initial', 'Ja, voller Name'].map(
		(answer) => [answer, 'Odessa P.'] as const,
	),
	...['First name only', 'nur Vorname'].map((answer) => [answer, 'Odessa'] as const),
	...['No', 'Anonymous', 'Leave it out', ''].map((answer) => [answer, 'Customer'] as const),
])('the answer "%s" about the name shows "%s"', async (answer, name) => {
	const table = `id,rating,date,text,author,How may we show your name?\n1,5,2026-03-04,Good,Odessa Palmer,"${answer}"\n`;
	const { reviews } = await importExport(table, [...FLAGS, ...NAMED]);
	expect(reviews[0]?.author.name).toBe(name);
});

it.each([
	['author', 'Bohlen', 'B.'],
	['author', 'bluebay77', 'bluebay77'],
	['author', 'Odessa Palmer', 'Odessa P.'],
	['author', 'Palmer LLC', 'Palmer LLC'],
	['nickname', 'Bluebay', 'Bluebay'],
	['first name', 'Odessa', 'Odessa'],
	['last name', 'Bohlen', 'B.'],
])('in a list of the business, the %s "%s" is shown as "%s"', async (column, written, name) => {
	const table = `id,rating,date,text,${column}\n1,5,2026-03-04,Good,${written}\n`;
	const { reviews } = await importExport(table, ['--source', 'survey', '--location', 'millbrook']);
	expect(reviews[0]?.author.name).toBe(name);
});

it('a single word stays as the name that a platform shows', async () => {
	const table = 'id,rating,date,text,author\n1,5,2026-03-04,Good,Bluebay\n';
	const { reviews } = await importExport(table, ['--source', 'edmunds', '--location', 'millbrook']);
	expect(reviews[0]?.author.name).toBe('Bluebay');
});

it('an answer about the name that is not clear is reported, and --consent says what it means', async () => {
	const table =
		'id,rating,date,text,author,How may we show your name?\n1,5,2026-03-04,Good,Odessa Palmer,As is\n';
	const { file } = await importExport(table, [...FLAGS, ...NAMED]);
	expect(JSON.stringify(file?.warnings)).toContain('name not shown');
	const { reviews } = await importExport(table, [...FLAGS, ...NAMED, '--consent', 'As is=yes']);
	expect(reviews[0]?.author.name).toBe('Odessa P.');
});

it('says that empty cells hide the name if other cells say no', async () => {
	const rows = '1,5,2026-03-04,Good,Odessa Palmer,\n2,5,2026-03-04,Fine,Bo Reed,no\n';
	const table = `id,rating,date,text,author,anonymous\n${rows}`;
	const survey = ['--source', 'survey', '--location', 'millbrook', '--format', 'generic-csv'];
	const { file } = await importExport(table, survey);
	expect(file?.notes).toContain('"anonymous" hides the author unless it says no');
});

it.each(['Total', 'Gesamt:', 'Average (2)'])('a last line "%s" is skipped', async (word) => {
	const rows = `Good,Odessa Palmer,5,2026-03-04\n${word},,4.5,\n`;
	const { report, status } = await importExport(`text,author,rating,date\n${rows}`, FLAGS);
	expect([status, report.totals.added, report.totals.skipped]).toEqual([0, 1, 1]);
});

it('a line of totals is only one if it has no date', async () => {
	const table = 'text,author,rating,date\nTotal,,5,2026-03-04\n';
	expect((await importExport(table, FLAGS)).report.totals).toMatchObject({ added: 1 });
});
