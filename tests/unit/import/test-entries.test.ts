import { expect, it } from 'vitest';
import { DEALER, importExport } from './importing-tables.ts';

const tableOf = (text: string, author: string) =>
	`id,rating,date,text,author\n1,5,2026-03-04,"${text}",${author}\n`;

it.each([
	['prueba', 'prueba'],
	['test', 'Odessa Palmer'],
	['test test ignore snowchains', 'Test Test'],
	['asdf crankshaft', 'Test Tester'],
	['This is a test of the form', 'Max Mustermann'],
	['', 'Test User'],
	['Testeintrag bitte ignorieren', 'Test Test'],
	['This is a test review, please ignore', 'admin'],
	['Dies ist nur ein Test', 'Kim Ode'],
	['Bitte ignorieren, nur ein Test', 'Kim Ode'],
	['Esto es una prueba, por favor ignorar', 'Kim Ode'],
	['Ceci est un test, merci de supprimer', 'Kim Ode'],
])('"%s" by "%s" is a test', async (text, author) => {
	const { file, reviews } = await importExport(tableOf(text, author));
	expect(reviews).toEqual([]);
	expect(file?.skipped).toEqual([
		{ reason: 'it looks like a test, not a review', count: 1, lines: [2] },
	]);
});

it('answers of tests to several questions are a test', async () => {
	const { reviews } = await importExport(
		'id,rating,date,What did you like?,What could we improve?\n1,5,2026-03-04,Test,Test\n',
	);
	expect(reviews).toEqual([]);
});

it.each([
	['They kept me posted.', 'Test Test'],
	['test test ignore snowchains', 'Odessa Palmer'],
	['asdf crankshaft', 'Odessa Palmer'],
	['Testeintrag vom Serviceleiter', 'Odessa Palmer'],
	['Dies ist nur ein Test unserer Umfrage mit Kurbelwelle', 'Odessa Palmer'],
])('"%s" by "%s" is stored, with the command that removes it', async (text, author) => {
	const { file, reviews } = await importExport(tableOf(text, author));
	expect(reviews).toHaveLength(1);
	const [{ id } = { id: '' }] = reviews;
	expect(file?.warnings.map(({ message }) => message)).toContain(
		`may be a test entry; if it is: npm run remove -- --reason "not a customer" ${id}`,
	);
});

it.each([
	['Test drive was great.', 'Odessa Palmer'],
	['Testing the new model took an hour.', 'Anna Test'],
	['This is a test drive to remember.', 'Odessa Palmer'],
	['Es una prueba de manejo excelente.', 'Odessa Palmer'],
	['Slow service.', 'Mr. Test'],
	['Test bestanden, Bremsen gut.', 'Odessa Palmer'],
	['Das ist ein Testsieger.', 'Odessa Palmer'],
])('"%s" by "%s" is a review', async (text, author) => {
	const { file, reviews } = await importExport(tableOf(text, author), DEALER);
	expect(reviews).toHaveLength(1);
	expect(JSON.stringify(file?.warnings)).not.toContain('test entry');
});
