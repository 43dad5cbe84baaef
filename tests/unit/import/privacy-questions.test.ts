import { expect, it } from 'vitest';
import { createContent, NOW } from './importing.ts';
import { DEALER, importExport } from './importing-tables.ts';

/** Imports a table with these answers to one question, or to several. */
async function importAnswers(
	asked: string,
	answers: readonly string[],
	map?: string,
	flags: readonly string[] = [],
) {
	const rows = answers.map(
		(answer, index) => `${index},4,2026-03-04,"Kept me posted, ${index}.",Odessa Palmer,${answer}`,
	);
	return importExport(
		[`id,rating,date,text,author,${asked}`, ...rows].join('\n'),
		[...DEALER, ...flags],
		map,
	);
}

async function namesAfter(asked: string, answers: readonly string[]) {
	const { stderr, reviews } = await importAnswers(asked, answers);
	expect(stderr).toBe('');
	const sorted = reviews.toSorted((a, b) => a.source.review_id.localeCompare(b.source.review_id));
	return sorted.map(({ author }) => author.name);
}

const MEANS = ['consent', 'named', 'anonymous', 'confidential', 'ignore'] as const;

it.each([
	['Dürfen wir Ihren Namen nennen?', 'Ja', 'Nein'],
	['May we publish your name?', 'Yes', 'No'],
	['show_name', 'true', 'false'],
	['Do not use my name', 'yes', 'no'],
	['Ohne Namensnennung veröffentlichen', 'ja', ''],
	['Keep my feedback private', 'Yes', 'No'],
	['Nicht veröffentlichen', 'Ja', ''],
	['Souhaitez-vous que votre avis reste confidentiel ?', 'Oui', 'Non'],
	['Acceptez-vous que votre avis soit mis en ligne ?', 'Oui', 'Non'],
	['OK2pub', 'y', 'n'],
	['Q4', 'I agree', 'I do not agree'],
	['Usage rights', 'granted', 'refused'],
	['Posso pubblicare?', 'Sì', 'No'],
	['Mogen we uw beoordeling plaatsen?', 'Ja', 'Nee'],
	['Czy możemy to pokazać?', 'tak', 'nie'],
	['Visibility', 'hidden', 'visible'],
	['Flag', 'private', 'public'],
	['How should we sign it?', 'Odessa P.', 'anonymous'],
	['DSGVO', 'erteilt', 'nicht erteilt'],
	['Typ', 'Freigabe', 'keine Angabe'],
	['Testimonial', '1', '0'],
])('the import asks once what the answers to %j mean', async (asked, yes, no) => {
	const { stderr, reviews } = await importAnswers(asked, [yes, no]);
	expect(stderr).toContain(`What is in "${asked}"?`);
	expect(stderr).toContain('=MEANING');
	expect(stderr.split('\n').filter((line) => /^ {2}\S/.test(line))).toHaveLength(2);
	expect(reviews).toEqual([]);
});

it.each([
	['Salutation', 'Ms', 'Mr'],
	['Vehicle', 'Fiesta', 'Kuga'],
	['Sales person', 'JT', 'AM'],
	['Visits', '1', '14'],
	['Consent given on', '2026-03-01', '2026-03-02'],
	['Tags', 'vip', 'complaint;key'],
])('does not ask about %j, whose cells are no answers', async (asked, one, other) => {
	expect(await namesAfter(asked, [one, other])).toHaveLength(2);
});

it('all such columns are in one question, and each meaning is an answer', async () => {
	const asked = 'Call back?,Website?';
	const { stderr } = await importAnswers(asked, ['no,yes', 'yes,no']);
	expect(stderr).toContain('What is in "Call back?", "Website?"?');
	expect(stderr).toContain("--column 'Call back?=MEANING' --column 'Website?=MEANING'");
	const after = async (meaning: string) => {
		const flags = ['--column', 'Call back?=ignore', '--column', `Website?=${meaning}`];
		const { reviews } = await importAnswers(asked, ['no,yes', 'yes,no'], undefined, flags);
		return reviews.map(({ author }) => author.anonymous).toSorted();
	};
	expect(await Promise.all(MEANS.map(after))).toEqual([
		[false],
		[false, true],
		[false, true],
		[false],
		[false, false],
	]);
});

it('an answer holds for the next files with the same columns, until they change or it is undone', async () => {
	const content = await createContent();
	const row = (at: number, more = '') => `${at},4,2026-03-04,"Kept me posted, ${at}.",no${more}\n`;
	const file = await content.write('a.csv', `id,rating,date,text,OK2pub\n${row(1)}`);
	const flags = ['--source', 'dealer-reviews', '--location', 'harborview', file];
	expect((await content.run(flags)).status).toBe(2);
	await content.run([...flags, '--column', 'ok2PUB=ignore']);
	await content.write('a.csv', `id,rating,date,text,OK2pub\n${row(1)}${row(2)}`);
	expect((await content.run(flags)).stderr).toBe('');
	expect(await content.reviews()).toHaveLength(2);
	await content.write('a.csv', `id,rating,date,text,OK2pub,Car\n${row(3, ',Kuga')}`);
	expect((await content.run(flags)).stderr).toContain('"OK2pub"');
	await content.write('a.csv', `id,rating,date,text,OK2pub\n${row(3)}`);
	await content.run(['--undo', '2']);
	await content.run(['--undo', '1']);
	expect((await content.run(flags)).stderr).toContain('"OK2pub"');
});

it('an answer about a column that the file does not have is an error', async () => {
	const { stderr } = await importAnswers('Car', ['Kuga'], undefined, ['--column', 'Shwo=named']);
	expect(stderr).toContain('it has no column "shwo"');
});

it('an unused answer far down in a file is asked about', async () => {
	const { stderr } = await importAnswers('Remark', [...Array<string>(300).fill(''), 'no']);
	expect(stderr).toContain('"Remark"');
});

it('of two columns about publication, none is dropped', async () => {
	const asked = 'consent.publish,consent.showname';
	const { stderr } = await importAnswers(asked, ['true,false']);
	expect(stderr).toContain('"consent.showname"');
	const map = 'fields: { consent: [consent.publish, consent.showname] }';
	expect((await importAnswers(asked, ['true,false', 'true,true'], map)).reviews).toHaveLength(1);
});

it('an unclear or missing answer about confidentiality is reported, and not published', async () => {
	const flags = ['--column', 'Should we keep it private?=confidential'];
	const answers = ['partly', '', 'no'];
	const asked = 'Should we keep it private?';
	const { file, reviews } = await importAnswers(asked, answers, undefined, flags);
	expect(reviews.map(({ source }) => source.review_id)).toEqual(['2']);
	expect(file?.rejected).toMatchObject([{ found: 'partly' }, { line: 3 }]);
});

it('consent to publication without the name hides the name', async () => {
	const map = 'fields: { consent: Dürfen wir das anonym veröffentlichen? }';
	const { reviews } = await importAnswers('Dürfen wir das anonym veröffentlichen?', ['Ja'], map);
	expect(reviews.map(({ author }) => author.name)).toEqual(['Customer']);
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
	'Permission',
	'Publication permission',
	'Autorisation de publication',
	'Consent to publication',
])('"no" to %j keeps a review out', async (asked) => {
	const { reviews } = await importAnswers(asked, ['yes', 'no']);
	expect(reviews.map(({ source }) => source.review_id)).toEqual(['0']);
});

it('the day and the person of a consent are no consent', async () => {
	expect(await namesAfter('consent_on', ['2026-03-01'])).toEqual(['Odessa P.']);
	expect(await namesAfter('consentBy', ['Rosa'])).toEqual(['Odessa P.']);
});

it('in a terminal, each column is asked about on its own', async () => {
	const content = await createContent();
	const table =
		'id,rating,date,text,Private?,Car ok?\n1,4,2026-03-04,Good,no,yes\n2,4,2026-03-04,Fine,yes,no\n';
	const flags = ['--source', 'dealer-reviews', '--location', 'harborview'];
	const asked: string[] = [];
	const answers = ['confidential', 'ignore'];
	const { stderr } = await content.run(
		[await content.write('a.csv', table), ...flags],
		NOW,
		(text) => {
			asked.push(text);
			return Promise.resolve(answers.shift() ?? '');
		},
	);
	expect(stderr).toBe('');
	expect(asked.map((text) => /Column "[^"]+"/.exec(text)?.[0])).toEqual([
		'Column "Private?"',
		'Column "Car ok?"',
	]);
	expect((await content.reviews()).map(({ text }) => text)).toEqual(['Good']);
});

it.each([
	['May we show your name?', ['1', '2']],
	['May we show your name?', ['Sure', "Please don't", 'Prefer not to']],
	['Show name', ['ticked', '']],
	['Keep this confidential', ['ticked', '']],
	['Do not publish my name', ['1', '2']],
	['Share on website', ['1', '2']],
	['OK to share?', ['👍', '👎']],
	['Consented at', ['2026-03-04', '']],
	['Visibility', ['Everyone', 'Just me']],
	['Keep my comment private', ['Yes', 'No']],
	[
		'Your choice',
		['Keep my words and name off the site', 'You may put my words and name there', ''],
	],
])('asks about %j, whatever its cells %j say', async (heading, cells) => {
	const rows = [...cells, ...cells, ...cells].map(
		(cell, at) => `${at},2026-03-04,5,Good service,Odessa Palmer,${cell}`,
	);
	const { stderr, reviews } = await importExport(
		`id,date,stars,text,name,${heading}\n${rows.join('\n')}\n`,
	);
	expect(stderr).toContain(`What is in "${heading}"?`);
	expect(reviews).toEqual([]);
});
