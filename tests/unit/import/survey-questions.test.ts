import { expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';

const SENTENCES = [
	'They kept me posted the whole day.',
	'No, the price was not what they quoted.',
	'My car was ready before noon.',
	'The waiting room was clean and quiet.',
	'They explained each item on the invoice.',
];
const SCORES = ['10', '9', '0', '7', '10'];
const FLAGS = ['--source', 'dealer-reviews', '--scale', '0-10'];
const LIKELY = 'How likely is it that you would recommend us to a friend?';

function tableOf(...[score, reason]: readonly [score: string, reason: string]): string {
	const rows = SENTENCES.map((text, at) => [String(at + 1), '2026-03-04', SCORES[at], text]);
	const table = [['id', 'date', score, reason], ...rows];
	return table.map((cells) => cells.map((one) => `"${one}"`).join(',')).join('\n');
}

it.each([
	[LIKELY, 'What is the main reason for your score?'],
	[LIKELY, "What's the main reason for your score?"],
	['NPS score', 'Why did you give this score?'],
	['NPS score', "What's the main reason for your score?"],
	['Weiterempfehlung (0-10)', 'Was ist der Grund für Ihre Bewertung?'],
	['Weiterempfehlung (0-10)', 'Warum haben Sie so bewertet?'],
	['NPS', '¿Por qué nos da esta puntuación?'],
	['NPS', '¿Cuál es el motivo de su puntuación?'],
	['NPS', 'Pourquoi cette note ?'],
	['NPS', 'Quelle est la raison de votre note ?'],
])('%j has the rating, and %j the text', async (score, reason) => {
	const { stderr, reviews } = await importExport(tableOf(score, reason), FLAGS);
	expect(stderr).toBe('');
	expect(reviews.map(({ text }) => text).toSorted()).toEqual(SENTENCES.toSorted());
	expect(reviews.map(({ rating }) => rating).toSorted()).toEqual([1, 4, 5, 5, 5]);
});

it('a column of sentences is not the rating if another question is answered in numbers', async () => {
	const { stderr, reviews } = await importExport(
		tableOf(LIKELY, 'Please explain your score in a few words'),
		FLAGS,
	);
	expect(stderr).toBe('');
	expect(reviews.map(({ rating }) => rating).toSorted()).toEqual([1, 4, 5, 5, 5]);
});

it.each(['Was liegt Ihnen auf dem Herzen?', 'Please explain your score in a few words'])(
	'the only question that is answered in sentences, %j, has the text',
	async (question) => {
		const { file, reviews } = await importExport(tableOf('NPS', question), FLAGS);
		expect(reviews.map(({ text }) => text).toSorted()).toEqual(SENTENCES.toSorted());
		const note = `the text is from "${question.toLowerCase()}", the only column with sentences`;
		expect(file?.notes).toContain(note);
	},
);

it('a column of sentences that is no question is not taken as the text', async () => {
	const { reviews } = await importExport(tableOf('NPS', 'internal'), FLAGS);
	expect(reviews.map(({ text }) => text)).toEqual(['', '', '', '', '']);
});

it('"Was möchten Sie uns sagen?" has the text, also in a table without ids', async () => {
	const [, ...rows] = tableOf('a', 'b').split('\n');
	const cells = rows.map((row) => row.slice(row.indexOf(',') + 1));
	const table = ['"date","Weiterempfehlung (0-10)","Was möchten Sie uns sagen?"', ...cells];
	const { reviews } = await importExport(table.join('\n'), FLAGS);
	expect(reviews.map(({ text }) => text).toSorted()).toEqual(SENTENCES.toSorted());
});

it('a question for a school grade has the rating, and its scale is asked for', async () => {
	const table = [
		'id,date,"Welche Schulnote geben Sie uns? (1 = sehr gut, 6 = ungenügend)",Was hat Ihnen gefallen?',
		...['1', '2', '5', '3', '6'].map(
			(grade, at) => `${at},2026-03-0${at + 1},${grade},"Alles lief gut, danke sehr."`,
		),
	].join('\n');
	const { stderr } = await importExport(table, ['--source', 'dealer-reviews']);
	expect(stderr).toContain('--scale 6-1');
	const { reviews } = await importExport(table, ['--source', 'dealer-reviews', '--scale', '6-1']);
	expect(reviews.map(({ rating }) => rating).toSorted()).toEqual([1, 2, 3, 4, 5]);
});

const ANSWERS = [
	'id,date,stars,Was hat Ihnen gefallen?,Was können wir besser machen?,Kommentar',
	'1,2026-03-04,4,Nichts Besonderes,Zwei Stunden Wartezeit trotz Termin.,Schade um die Zeit.',
	'2,2026-03-05,5,Schnelle Annahme und eine nette Dame am Empfang.,-,',
	'3,2026-03-06,2,,Das Auto innen nicht so schmutzig zurückgeben.,',
].join('\n');
const JOINED = [
	'[Was hat Ihnen gefallen?]\nNichts Besonderes\n\n[Was können wir besser machen?]\nZwei Stunden Wartezeit trotz Termin.\n\nSchade um die Zeit.',
	'[Was hat Ihnen gefallen?]\nSchnelle Annahme und eine nette Dame am Empfang.',
	'[Was können wir besser machen?]\nDas Auto innen nicht so schmutzig zurückgeben.',
];

it('the answers to several questions are one text, each after its question', async () => {
	const { stderr, file, reviews } = await importExport(ANSWERS, ['--source', 'dealer-reviews']);
	expect(stderr).toBe('');
	expect(reviews.map(({ text }) => text)).toEqual(JOINED);
	expect(file?.notes).toContain(
		'the text is from "was hat ihnen gefallen?", "was können wir besser machen?", "kommentar"; each question comes before its answer',
	);
});

it('a mapping file may list the columns of the text, in their order', async () => {
	const map =
		'fields: { text: [kommentar, was können wir besser machen?] }\nignore: [was hat ihnen gefallen?]';
	const { reviews } = await importExport(ANSWERS, ['--source', 'dealer-reviews'], map);
	expect(reviews.map(({ text }) => text)).toEqual([
		'Schade um die Zeit.\n\n[Was können wir besser machen?]\nZwei Stunden Wartezeit trotz Termin.',
		'',
		'[Was können wir besser machen?]\nDas Auto innen nicht so schmutzig zurückgeben.',
	]);
});

it('a mapping file may list columns with the same text: the first that is not empty is used', async () => {
	const table =
		'id,date,stars,original,translated\n1,2026-03-04,5,Gut!,Good!\n2,2026-03-05,5,,Fine!';
	const map = 'fields: { text: [original, translated] }';
	const { file, reviews } = await importExport(table, ['--source', 'dealer-reviews'], map);
	expect(reviews.map(({ text }) => text)).toEqual(['Gut!', 'Fine!']);
	expect(file?.notes?.join()).not.toContain('question');
});

it('a question is in square brackets, without its own, and ends with a question mark', async () => {
	const table =
		'id,date,stars,Tell us [please] what you liked.,What could be better ?\n1,2026-03-04,5,The coffee.,The price.';
	const map = "fields: { text: ['Tell us [please] what you liked.', 'What could be better ?'] }";
	const { reviews } = await importExport(table, ['--source', 'dealer-reviews'], map);
	expect(reviews.map(({ text }) => text)).toEqual([
		'[Tell us please what you liked?]\nThe coffee.\n\n[What could be better?]\nThe price.',
	]);
});

it.each([
	['(1 = gar nicht, 10 = sehr)', ''],
	['(0 = not at all satisfied, 10 = very satisfied)', ''],
	['(1 = nada, 10 = mucho)', ''],
	['(1 = sehr, 10 = gar nicht)', 'Which scale'],
	['(1 = A, 10 = B)', 'Which scale'],
])('the scale %s', async (scale, asked) => {
	const table = `id,date,text,"How satisfied were you overall? ${scale}"\n1,2026-03-04,Good,9\n2,2026-03-05,Fine,4\n`;
	const { stderr, reviews } = await importExport(table, ['--source', 'dealer-reviews']);
	expect(stderr).toContain(asked);
	if (asked === '') expect(reviews.map(({ rating }) => rating).toSorted()).not.toContain(9);
	expect(reviews).toHaveLength(asked === '' ? 2 : 0);
});
