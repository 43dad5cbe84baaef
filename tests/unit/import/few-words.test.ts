import { expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';

const HERE = ['--location', 'harborview', '--source', 'surveymonkey'];

it.each([
	['Qualtrics', (choice: string) => `May we publish? - ${choice}`, ''],
	['LimeSurvey', (choice: string) => `May we publish? [${choice}]`, 'No'],
	['Alchemer', (choice: string) => `${choice}:May we publish?`, ''],
])('%s has the choices of a question in several columns', async (_, toName, unticked) => {
	const choices = ['Yes', 'Hide my name', 'Internal only'];
	const rows = ['x  ', 'xx ', 'x x', '   '].map((ticks, at) => {
		const cells = choices.map((one, place) => {
			return ticks[place] === 'x' ? (unticked === 'No' ? 'Yes' : one) : unticked;
		});
		return `${at},4,2026-03-04,Fine ${at},Bess Dahl,${cells.join(',')}`;
	});
	const head = `id,rating,date,text,author,${choices.map(toName).join(',')}`;
	const table = `${head}\n${rows.join('\n')}\n`;
	const { stderr } = await importExport(table, HERE);
	expect(stderr).toContain(`--column '${toName('Internal only')}=MEANING'`);
	const hide = `${toName('Hide my name')}=anonymous`;
	const keep = `${toName('Internal only')}=confidential`;
	const flags = [...HERE, '--column', hide, '--column', keep];
	const { reviews } = await importExport(table, flags);
	const stored = reviews.map(({ source, author }) => [source.review_id, author.anonymous]);
	expect(stored.toSorted()).toEqual([
		['0', false],
		['1', true],
	]);
});

it('the same word in some cells of a column is asked about', async () => {
	const rows = ['L', '', 'L', ''].map((flag, at) => `${at},4,2026-03-04,Fine ${at},${flag}`);
	const { stderr } = await importExport(`id,rating,date,text,Flag\n${rows.join('\n')}\n`, HERE);
	expect(stderr).toContain('What is in "Flag"?');
	expect(stderr).toContain('"L" (2), empty (2)');
});

it.each(['*', '+', 'bitte weglassen', 'Sperren', 'lieber weglassen!', 'utajnione'])(
	'a single "%s" in a column of a survey is asked about',
	async (cell) => {
		const rows = ['', cell, ''].map((note, at) => `${at},4,2026-03-04,Fine ${at},${note}`);
		const table = `id,rating,date,text,NV\n${rows.join('\n')}\n`;
		const { stderr, reviews } = await importExport(table, HERE);
		expect(stderr).toContain('What is in "NV"?');
		expect(reviews).toEqual([]);
		expect((await importExport(table)).reviews).toHaveLength(3);
	},
);

it.each([
	['Zgoda', ['tak', 'nie', 'tak']],
	['Verwendung', ['Website', 'ohne mich', '']],
])('answers in any words in "%s" are asked about', async (column, cells) => {
	const rows = cells.map((cell, at) => `${at},4,2026-03-04,Fine ${at},${cell}`);
	const { stderr } = await importExport(
		`id,rating,date,text,${column}\n${rows.join('\n')}\n`,
		HERE,
	);
	expect(stderr).toContain(`What is in "${column}"?`);
});

it.each([
	['Vehicle', ['Ford', '', 'Ford']],
	['Country', ['US', 'US', '']],
	['Visit Reason', ['Service', '', '']],
	['UTM Source', ['mail', '', 'mail']],
	['Seen', ['2026-03-02', '', '']],
	['Network ID', ['cd0', '', 'cd0']],
	['Mileage', ['12', '', '']],
	['Hall', ['Harborview', '', 'Harborview']],
	['Mechanic', ['Kim Ode', '', 'Ann Poe']],
])('cells of "%s" in a survey are plainly something else', async (column, cells) => {
	const rows = cells.map((cell, at) => `${at},4,2026-03-04,Fine ${at},${cell}`);
	const table = `id,rating,date,text,author,${column}\n`;
	const named = rows.map((row, at) => row.replace(`Fine ${at},`, `Fine ${at},Bo Dahl,`));
	const { stderr } = await importExport(`${table}${named.join('\n')}\n`, HERE);
	expect(stderr).toBe('');
});
