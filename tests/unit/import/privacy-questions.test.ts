import { expect, it } from 'vitest';
import { DEALER, importExport } from './importing-tables.ts';

/** Imports a table with these answers to one question, or to several. */
async function importAnswers(asked: string, answers: readonly string[], map?: string) {
	const rows = answers.map(
		(answer, index) => `${index},4,2026-03-04,"Kept me posted, ${index}.",Odessa Palmer,${answer}`,
	);
	return importExport([`id,rating,date,text,author,${asked}`, ...rows].join('\n'), DEALER, map);
}

async function namesAfter(asked: string, answers: readonly string[]) {
	const { stderr, reviews } = await importAnswers(asked, answers);
	expect(stderr).toBe('');
	const sorted = reviews.toSorted((a, b) => a.source.review_id.localeCompare(b.source.review_id));
	return sorted.map(({ author }) => author.name);
}

it.each([
	['Dürfen wir Ihren Namen nennen?', 'Ja', 'Nein'],
	['Darf Ihr Name veröffentlicht werden?', 'Ja gerne', 'lieber nicht'],
	['May we publish your name?', 'Yes', 'No'],
	['May we name you?', 'yes', 'first name only'],
	['show_name', 'true', 'false'],
	['¿Podemos publicar su nombre?', 'Sí', 'No'],
	['Pouvons-nous publier votre nom ?', 'Oui', 'Non'],
])('%j names the author only after a plain yes', async (asked, yes, no) => {
	expect(await namesAfter(asked, [yes, no, ''])).toEqual(['Odessa P.', 'Customer', 'Customer']);
});

it.each([
	['Sollen wir Ihre Antwort vertraulich behandeln?', 'Ja', 'Nein danke'],
	['Keep my feedback private', 'Yes', 'No'],
	['is_private', '1', '0'],
	['Do not publish', 'x', ''],
	['Nicht veröffentlichen', 'Ja', ''],
	['¿Desea mantener su opinión privada?', 'Sí', 'No'],
	['Souhaitez-vous que votre avis reste confidentiel ?', 'Oui', 'Non'],
])('"yes" to %j keeps a review out', async (asked, yes, no) => {
	const { file, reviews } = await importAnswers(asked, [yes, no]);
	expect(reviews.map(({ source }) => source.review_id)).toEqual(['1']);
	expect(file?.skipped).toEqual([{ reason: 'no consent to publication', count: 1 }]);
});

it('an unclear or missing answer about confidentiality is reported, and not published', async () => {
	const { file, reviews } = await importAnswers('Should we keep it private?', ['partly', '', 'no']);
	expect(reviews.map(({ source }) => source.review_id)).toEqual(['2']);
	expect(file?.rejected).toMatchObject([{ found: 'partly' }, { line: 3 }]);
});

it('consent to publication without the name hides the name', async () => {
	expect(await namesAfter('Dürfen wir das anonym veröffentlichen?', ['Ja'])).toEqual(['Customer']);
});

it('the question about the name stays apart from the one about publication', async () => {
	const asked = 'May we publish your review?,May we publish your name with your review?';
	expect(await namesAfter(asked, ['yes,yes', 'yes,no', 'no,yes'])).toEqual([
		'Odessa P.',
		'Customer',
	]);
});

it('asks about another column that may be about publication, until a mapping file says', async () => {
	const asked = 'Testimonial';
	const { stderr, reviews } = await importAnswers(asked, ['Yes', 'No']);
	expect(stderr).toContain('Does "testimonial" say what may be published?');
	expect(reviews).toEqual([]);
	const count = async (map: string) =>
		(await importAnswers(asked, ['Yes', 'No'], map)).reviews.map(({ author }) => author.anonymous);
	expect(await count('ignore: [Testimonial]')).toEqual([false, false]);
	expect(await count('fields: { consent: Testimonial }')).toEqual([false]);
	expect(await count('fields: { confidential: Testimonial }')).toEqual([false]);
	expect((await count('fields: { anonymous: Testimonial }')).toSorted()).toEqual([false, true]);
	expect((await count('fields: { named: Testimonial }')).toSorted()).toEqual([false, true]);
});

it.each([
	['Review Customer Name', 'Karen Dole'],
	['Full name', 'Karen Dole'],
	['Billing Name', 'Karen Dole'],
	['Purchaser', 'Karen Dole'],
	['Kundenname', 'Dole, Karen'],
	['Nombre completo', 'Karen Dole'],
	['Nom du client', 'Mme Karen Dole'],
])('%j that is not the author is masked in texts and replies', async (column, name) => {
	const { file, reviews } = await importExport(
		`id,rating,date,text,author,reply,"${column}"\n1,2,2026-03-04,"Karen Dole waited.",KD,"Sorry, Karen.","${name}"\n`,
	);
	expect(reviews[0]).toMatchObject({ author: { name: 'KD' }, responses: [{}] });
	expect(JSON.stringify(reviews)).not.toMatch(/karen|dole/i);
	expect(file?.notes.join()).toContain(`never stored: "${column.toLowerCase()}"`);
});

it('the part of a name that is shown stays in a text with the whole name', async () => {
	const { reviews } = await importExport(
		'id,rating,date,text,author,full name\n1,2,2026-03-04,Karen Dole waited.,Karen D.,Karen Dole\n',
	);
	expect(reviews[0]?.text).toBe('Karen [name removed] waited.');
});

it('a column of links is never a part of the text', async () => {
	const { reviews } = await importAnswers('Comment URL,Comment page', [
		'https://www.facebook.com/odessa.palmer/posts/1,https://www.facebook.com/odessa.palmer/posts/1',
	]);
	expect(reviews.map(({ text }) => text)).toEqual(['Kept me posted, 0.']);
});

it.each([
	['Do not use my name', 'yes'],
	["Please don't mention my name", 'yes'],
	['Never use my name', 'yes'],
	['Name must not be shown', 'yes'],
	['May we leave out your name?', 'yes'],
	['Can we hide your name?', 'yes'],
	['Name hidden', 'yes'],
	['Withhold name', 'x'],
	['May we publish it without your name?', 'yes'],
	['Namen nicht nennen', 'ja'],
	['Name nicht anzeigen', 'ja'],
	['Keine Namensnennung', 'ja'],
	['Ohne Namensnennung veröffentlichen', 'ja'],
	['No mostrar mi nombre', 'sí'],
	['Ne pas afficher mon nom', 'oui'],
	['Sans nom', 'oui'],
])('"yes" to %j hides the name', async (asked, yes) => {
	expect(await namesAfter(asked, [yes])).toEqual(['Customer']);
});

it.each([
	'Permission',
	'Publication permission',
	'Autorisation de publication',
	'Consent to publication',
	'Consent to contact and publish',
])('"no" to %j keeps a review out', async (asked) => {
	const { reviews } = await importAnswers(asked, ['yes', 'no']);
	expect(reviews.map(({ source }) => source.review_id)).toEqual(['0']);
});

it('the day and the person of a consent are no consent', async () => {
	expect(await namesAfter('consent_on', ['2026-03-01'])).toEqual(['Odessa P.']);
	expect(await namesAfter('consentBy', ['Rosa'])).toEqual(['Odessa P.']);
});

it.each([
	'May your response be made public?',
	'Dürfen wir Ihre Antwort öffentlich zeigen?',
	'Can we post your review?',
	'Is it ok to post your review on our website?',
	'Opt-out',
	'Internal',
	'Review visibility',
	'First name only',
	'Use initials only',
	'Möchten Sie namentlich genannt werden?',
	'Dürfen wir Ihr Feedback für Werbung nutzen?',
])('the import asks what an answer to %j means', async (asked) => {
	const { stderr, reviews } = await importAnswers(asked, ['yes', 'no']);
	expect(stderr).toContain('what may be published');
	expect(reviews).toEqual([]);
});
