import { expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';

const HERE = ['--location', 'harborview', '--source', 'surveymonkey'];
const ANSWERS = ['The coffee.,The car was late', 'Good tea.,Long wait', ',Long queue'];

function tableOf(good: string, bad: string): string {
	const rows = ANSWERS.map((cells, at) => `${at},2,2026-03-0${at + 1},Bess Dahl,${cells}`);
	return `id,rating,date,author,${good},${bad}\n${rows.join('\n')}\n`;
}

const QUESTIONS = [
	['What went well?', 'What went badly?'],
	['What did you like?', 'What could we do better?'],
	['Was lief gut?', 'Was lief schlecht?'],
	['Was war gut?', 'Was fehlte Ihnen?'],
	['¿Qué salió bien?', '¿Qué salió mal?'],
	["Qu'est-ce qui s'est bien passé ?", "Qu'est-ce qui s'est mal passé ?"],
] as const;

it.each(QUESTIONS)('short answers to "%s" and "%s" are both kept', async (good, bad) => {
	const { reviews, stderr } = await importExport(tableOf(good, bad), HERE);
	expect(stderr).toBe('');
	const texts = reviews.map(({ text }) => text.replaceAll(' ?', '?'));
	const [asked, other] = [good, bad].map((question) => `[${question.replace(' ?', '?')}]`);
	const expected = [
		`${asked}\nGood tea.\n\n${other}\nLong wait`,
		`${asked}\nThe coffee.\n\n${other}\nThe car was late`,
		`${other}\nLong queue`,
	];
	expect(texts.toSorted()).toEqual(expected.toSorted());
});

it('answers that the operator names are in the order of the file', async () => {
	const named = ['--column', 'Minus=text', '--column', 'What pleased you?=text'];
	const { reviews } = await importExport(tableOf('What pleased you?', 'Minus'), [
		...HERE,
		...named,
	]);
	expect(reviews[0]?.text).toMatch(/^\[What pleased you\?\]/);
});
