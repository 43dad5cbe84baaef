import { expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';

const COMMENTS = 'Which comment may we publish?';
const SENTENCES = [
	'They kept me posted the whole day.',
	'No, the price was not what they quoted.',
	'My car was ready before noon.',
	'The waiting room was clean and quiet.',
	'They explained each item on the invoice.',
];

function tableOf(questions: readonly string[], rows: readonly (readonly string[])[]): string {
	const header = ['id', 'rating', 'date', ...questions];
	const lines = rows.map((cells, index) => [String(index + 1), '4', '2026-03-04', ...cells]);
	return [header, ...lines].map((cells) => cells.map((one) => `"${one}"`).join(',')).join('\n');
}

it.each([
	['alone', [COMMENTS], SENTENCES.map((text) => [text])],
	[
		'beside one that is answered',
		[COMMENTS, 'Dürfen wir das veröffentlichen?'],
		SENTENCES.map((text) => [text, 'Ja']),
	],
])('a question answered in sentences is no question about consent, %s', async (_, asked, rows) => {
	const { stderr, reviews } = await importExport(tableOf(asked, rows));
	expect(stderr).toBe('');
	expect(reviews.map(({ text }) => text).toSorted()).toEqual(SENTENCES.toSorted());
});

it.each([
	['a few other answers', ['I agree to this', 'I would rather not agree to that']],
	['a few sentences', SENTENCES.slice(0, 3)],
])('a question about consent with %s stays one, and publishes nothing', async (_, answers) => {
	const rows = [...answers, ...answers, ...answers].map((answer) => [answer, 'Kept me posted.']);
	const { file, reviews } = await importExport(tableOf(['May we publish this?', 'text'], rows));
	expect(file?.rejected).toHaveLength(rows.filter(([answer]) => !answer?.startsWith('No,')).length);
	expect(reviews).toEqual([]);
});
