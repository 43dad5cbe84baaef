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

it.each([
	'Veröffentlichung erlaubt',
	'Veröffentlichung',
	'Zustimmung zur Veröffentlichung',
	'Darf veröffentlicht werden',
	'Freigabe',
	'DSGVO Einwilligung',
	'OK to publish',
	'Permiso de publicación',
	'Autorisation de publier',
])('"no" below %j keeps a review out', async (name) => {
	const rows = [
		['Nein', 'Alles gut und schnell'],
		['Ja', 'Sehr netter Empfang hier'],
	];
	const { file, reviews } = await importExport(tableOf([name, 'text'], rows));
	expect(reviews.map(({ text }) => text)).toEqual(['Sehr netter Empfang hier']);
	expect(file?.skipped).toHaveLength(1);
});

it.each(['Veröffentlicht am', 'Consent to contact', 'Newsletter-Einwilligung'])(
	'%j is no consent to publication',
	async (name) => {
		const { reviews } = await importExport(tableOf([name, 'text'], [['No', 'All good here']]));
		expect(reviews).toHaveLength(1);
	},
);
