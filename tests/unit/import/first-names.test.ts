import { expect, it } from 'vitest';
import { toConsent } from '../../../src/import/values/consent.ts';
import { createContent } from './importing.ts';
import { importExport } from './importing-tables.ts';

const HERE = ['--location', 'harborview', '--source', 'surveymonkey'];
const asked = 'May we publish your answer?';

it.each([
	'Yes, with my first name',
	'Yes, first name only',
	'Yes - without my last name',
	'Ja, mit Vornamen',
	'Ja, nur mit meinem Vornamen',
	'Ja (ohne Nachnamen)',
	'Sí, sin apellidos',
	'Oui, avec mon prénom seulement',
])('"%s" shows the first name only', async (answer) => {
	const table = `id,rating,date,text,author,${asked}\n1,4,2026-03-04,Fine,Emilio Arroyo,"${answer}"\n`;
	const { reviews } = await importExport(table, HERE);
	expect(reviews.map(({ author }) => author)).toEqual([{ name: 'Emilio', anonymous: false }]);
});

it('an unclear answer may mean the first name', async () => {
	const table = `id,rating,date,text,author,${asked}\n1,4,2026-03-04,Fine,"Arroyo, Emilio",vn\n2,4,2026-03-04,Good,Mrs. Poe,vn\n`;
	const { reviews } = await importExport(table, [...HERE, '--consent', 'vn=first-name']);
	expect(reviews.map(({ author }) => author.name).toSorted()).toEqual(['Customer', 'Emilio']);
});

it.each([
	['Yes, internally only', 'no'],
	['Ja, nur intern', 'no'],
	['Bin dagegen', 'no'],
	['Eher nicht', 'no'],
	['Rather not', 'no'],
	['Prefer not to say', undefined],
	['Okay', 'yes'],
	['Ja, aber nur mit Initialen', 'anonymous'],
	['Ja, aber nur auf Facebook', undefined],
	['Yes, if you fix it first', undefined],
])('"%s" means %s', (answer, consent) => {
	expect(toConsent(answer.toLowerCase(), asked.toLowerCase())).toBe(consent);
});

const LETTERS = [...'abcdefgh'];
const UNCLEAR = `id,rating,date,text,${asked}\n${LETTERS.map((one, at) => `${at},4,2026-03-04,Fine ${at},maybe ${one}`).join('\n')}\n`;

it('all unclear answers are listed', async () => {
	const content = await createContent();
	const { stdout } = await content.run([...HERE, await content.write('a.csv', UNCLEAR)]);
	expect(stdout).toContain('rejected 8 records');
	for (const one of LETTERS) expect(stdout).toContain(`"maybe ${one}"`);
});

it('unclear answers are asked about together with all other questions', async () => {
	const { stderr } = await importExport(UNCLEAR, ['--location', 'harborview']);
	for (const one of LETTERS) expect(stderr).toContain(`--consent 'maybe ${one}=ANSWER'`);
	expect(stderr).toContain('--source SOURCE');
});

it('a terminal asks about unclear answers', async () => {
	const content = await createContent();
	const file = await content.write('a.csv', UNCLEAR);
	const asks: string[] = [];
	const { status } = await content.run([...HERE, file], undefined, async (question) => {
		asks.push(question);
		return question.includes('maybe a') ? 'first-name' : 'no';
	});
	expect([status, asks.length]).toEqual([0, 8]);
	expect(await content.reviews()).toHaveLength(1);
});
