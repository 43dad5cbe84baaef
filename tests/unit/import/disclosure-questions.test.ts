import { expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';

/** Imports a table in which the first review is by somebody close to the business, or for a reward. */
function importDisclosed(heading: string, cells: readonly string[], flags: readonly string[] = []) {
	const rows = cells.map((cell, at) => `${at},2026-03-0${at + 1},5,Kept me posted ${at}.,${cell}`);
	const table = `id,date,stars,text,${heading}\n${rows.join('\n')}\n`;
	return importExport(table, ['--source', 'dealer-reviews', ...flags]);
}

const CASES = [
	['Gewinnspiel', 'incentive', ['ja', 'nein']],
	['Gutschein erhalten', 'incentive', ['ja', 'nein']],
	['Reward', 'incentive', ['$10 gift card', '']],
	['Vale regalo', 'incentive', ['sí', 'no']],
	['Participation au tirage au sort', 'incentive', ['oui', 'non']],
	['Mitarbeiter', 'relationship', ['ja', 'nein']],
	['Employee', 'relationship', ['Yes', 'No']],
	['Kundentyp', 'relationship', ['Mitarbeiter', 'Kunde']],
	['Reviewer type', 'relationship', ['Employee', 'Customer']],
	['Tipo de cliente', 'relationship', ['Empleado', 'Cliente']],
	['Type de client', 'relationship', ['Salarié', 'Client']],
] as const;

it.each(CASES)('asks about "%s", and offers "%s"', async (heading, meaning, cells) => {
	const { stderr, reviews } = await importDisclosed(heading, cells);
	expect(stderr).toContain(`What is in "${heading}"?`);
	expect(stderr).toMatch(new RegExp(`^    ${meaning}: whether`, 'm'));
	expect(reviews).toEqual([]);
});

it.each(CASES)('leaves out what "%s" as %s discloses', async (heading, meaning, cells) => {
	const { file, reviews } = await importDisclosed(heading, cells, [
		'--column',
		`${heading}=${meaning}`,
	]);
	expect(file?.rejected).toEqual([]);
	expect(reviews.map(({ text }) => text)).toEqual(['Kept me posted 1.']);
});

it('one column can say both', async () => {
	const cells = ['Mitarbeiter', 'Kunde (Gewinnspiel)', 'Kunde'];
	const { file, reviews } = await importDisclosed('Kundentyp', cells, [
		...['--column', 'Kundentyp=relationship'],
	]);
	expect(file?.rejected).toEqual([]);
	expect(reviews.map(({ text }) => text)).toEqual(['Kept me posted 2.']);
});

it.each([
	['Reply by', ['Staff', 'Owner']],
	['Service advisor', ['Staff', 'Ann']],
	['How did you hear about us?', ['Family', 'Web']],
	['Employee', ['Ann Lee', 'Bo Ray']],
])('does not ask about "%s" with %s', async (heading, cells) => {
	const { stderr } = await importDisclosed(heading, cells);
	expect(stderr).toBe('');
});
