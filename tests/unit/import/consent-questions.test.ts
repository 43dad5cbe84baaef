import { expect, it } from 'vitest';
import { DEALER, importExport } from './importing-tables.ts';

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

it.each([
	'Veröffentlicht am',
	'Consent to contact',
	'Newsletter-Einwilligung',
	'DSGVO Einwilligung',
])('%j is taken for no consent to publication, but asked about', async (name) => {
	const table = tableOf([name, 'text'], [['No', 'All good here']]);
	expect((await importExport(table)).stderr).toContain(`What is in "${name}"?`);
	const flags = [...DEALER, '--column', `${name}=ignore`];
	expect((await importExport(table, flags)).reviews).toHaveLength(1);
});

const ASKED = 'Dürfen wir das veröffentlichen?';

async function importAnswer(answer: string, asked = ASKED, map?: string) {
	const row = [answer, 'Sehr netter Empfang hier', 'Odessa Palmer'];
	return importExport(tableOf([asked, 'text', 'author'], [row]), DEALER, map);
}

it.each([
	...['Yes!', 'yes, please', 'Yes, with my name', 'x', 'true', 'Ja, sehr gerne', 'Ja, mit Namen'],
	...[
		'Ja, ich stimme zu',
		'Sí, por supuesto',
		'Si, con mi nombre',
		'Oui, bien sûr',
		"Oui, d'accord",
	],
])('%j is a plain yes', async (answer) => {
	const { reviews } = await importAnswer(answer);
	expect(reviews.map(({ author }) => author.name)).toEqual(['Odessa P.']);
});

it.each([
	...['Yes, anonymously', "Yes, but don't use my name", 'yes – without my name', 'Anonymous'],
	...['Ja, ohne Nennung meines Namens', 'Ja, solange mein Name nicht erscheint', 'anonym'],
	...['Ja (nur anonym)', 'Sí, pero sin mi nombre', 'Sí, pero no publiquen mi nombre', 'Anónimo'],
	...['Oui, mais sans citer mon nom', 'Oui, de manière anonyme', 'Anonyme'],
])('%j allows publication without the name', async (answer) => {
	const { reviews } = await importAnswer(answer);
	expect(reviews.map(({ author }) => author)).toEqual([{ name: 'Customer', anonymous: true }]);
});

it.each([
	...['Ja, aber bitte nicht veröffentlichen', 'Ja, aber nur auf Facebook'],
	...['Yes, but please do not publish', 'Yes, on Facebook only', 'Yes?no'],
	...['Sí, pero no publicar', 'Sí, pero pregunten antes', 'Oui, mais appelez-moi'],
	...['Oui, mais ne pas publier', 'Vielleicht', 'Nicht ohne Rücksprache'],
])('%j is not published, and the report names it', async (answer) => {
	const { file, reviews } = await importAnswer(answer);
	expect(reviews).toEqual([]);
	expect(file?.rejected).toMatchObject([{ field: ASKED.toLowerCase(), found: answer }]);
});

it('"anonym" alone is a yes only where the question is about publication', async () => {
	const { file, reviews } = await importAnswer('anonym', 'Einwilligung');
	expect(reviews).toEqual([]);
	expect(file?.rejected).toMatchObject([{ found: 'anonym' }]);
	expect((await importAnswer('anonym', 'Freigabe')).reviews).toHaveLength(1);
});

it('a mapping file says what an answer about publication means', async () => {
	const map = 'values: { consent: { Vorname: anonymous, Intern: no, Gut: yes } }';
	const named = (await importAnswer('Gut', ASKED, map)).reviews;
	const hidden = (await importAnswer('vorname', ASKED, map)).reviews;
	expect([...named, ...hidden].map(({ author }) => author.anonymous)).toEqual([false, true]);
	const { file } = await importAnswer('intern', ASKED, map);
	expect(file?.skipped).toEqual([
		{ reason: 'the customer did not allow publishing', count: 1, lines: [2] },
	]);
});

it.each([
	'Consent withdrawn',
	'Consent revoked',
	'Permission denied',
	'Do you refuse consent to publish?',
	'Einwilligung widerrufen',
	'Consentement retiré',
	'May we publish your name?',
	'Freigabe für Werbung',
	'May we publish your review on our partners’ sites?',
	'Agree',
])('%j may mean something else than permission, so it is asked about', async (name) => {
	const { stderr, reviews } = await importExport(
		tableOf(
			[name, 'text'],
			[
				['Yes', 'All good here'],
				['No', 'All bad here'],
			],
		),
	);
	expect(stderr).toContain(`What is in "${name}"?`);
	expect(reviews).toEqual([]);
});
