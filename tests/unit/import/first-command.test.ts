import { expect, it } from 'vitest';
import { createContent } from './importing.ts';
import { DEALER, importExport } from './importing-tables.ts';

it.each([
	['Public comment', 'Thank you! The team says hi.'],
	['Reply to customer', 'Thank you, see you at the first service!'],
	['Cuéntanos un poco más', 'Trato excelente y coche entregado a tiempo.'],
	['What should only the manager know?', 'The man at the desk was rude to me.'],
])('long texts in %j are asked about, and the answer is enough', async (column, text) => {
	const table = `id,date,stars,${column}\n1,2026-03-04,5,"${text}"\n`;
	const { stderr, reviews } = await importExport(table);
	expect(stderr).toContain(`What is in "${column}"?`);
	expect(reviews).toEqual([]);
	const after = async (meaning: string) =>
		(await importExport(table, [...DEALER, '--column', `${column}=${meaning}`])).reviews[0];
	expect(await after('text')).toMatchObject({ text });
	expect(await after('reply')).toMatchObject({ text: '', responses: [{ text }] });
	expect(await after('ignore')).toMatchObject({ text: '', responses: [] });
});

it.each(['Remarks (internal)', 'Bemerkung – nicht veröffentlichen', 'Not for publication'])(
	'texts in %j stay out without a question, and the report says so',
	async (column) => {
		const table = `id,date,stars,text,${column}\n1,2026-03-04,5,Fine,Ring him back: he is furious.\n`;
		const { file, reviews } = await importExport(table);
		expect(reviews[0]).toMatchObject({ text: 'Fine', responses: [] });
		expect(file?.notes.join()).toContain(`not used: "${column.toLowerCase()}"`);
	},
);

it('all questions come in one round, also if the stars of words are open', async () => {
	const content = await createContent();
	const rows = ['Very good', 'Bad'].map((word, at) => `${at},2026-03-04,${word},Fine ${at}`);
	const file = await content.write('a.csv', ['id,date,stars,text', ...rows].join('\n'));
	const { stderr } = await content.run([file, '--source', 'dealer-reviews']);
	expect(stderr.split('\n').at(-2)).toMatch(/ --stars .+ --location LOCATION$/);
});

it.each([
	['Kim Doe', 'TEST'],
	['Kim Doe', 'test test please ignore'],
	['Kim Doe', 'asdf'],
	['Kim Doe', 'Testeintrag bitte löschen'],
	['Max Mustermann', 'Testeintrag'],
	['Test Test', ''],
])('an entry by %j with the text %j is a test, and left out', async (author, text) => {
	const table = `id,date,stars,text,author\n1,2026-03-04,5,"${text}",${author}\n2,2026-03-04,5,Good,Al\n`;
	const { file, reviews } = await importExport(table);
	expect(reviews.map(({ source }) => source.review_id)).toEqual(['2']);
	expect(file?.skipped).toEqual([
		{ reason: 'it looks like a test, not a review', count: 1, lines: [2] },
	]);
});

it.each(['Test Test', 'QA', 'Max Mustermann', 'Preview'])(
	'a review with words of its own by %j is no test',
	async (author) => {
		const table = `id,date,stars,text,author\n1,2026-03-04,1,They ruined my gearbox.,${author}\n`;
		const { reviews } = await importExport(table);
		expect(reviews).toHaveLength(1);
	},
);

it.each(['Test drive was great', 'They tested the brakes', 'Only the test center was slow'])(
	'%j is no test',
	async (text) => {
		const { reviews } = await importExport(`id,date,stars,text\n1,2026-03-04,5,${text}\n`);
		expect(reviews.map((review) => review.text)).toEqual([text]);
	},
);

it('a member that marks tests leaves them out', async () => {
	const record = { id: 'a', date: '2026-03-04', rating: 5, text: 'Good' };
	const list = [record, { ...record, id: 'b', isTest: true }];
	const { reviews } = await importExport(JSON.stringify(list));
	expect(reviews.map(({ source }) => source.review_id)).toEqual(['a']);
});

it('titles above the header are skipped', async () => {
	const table = 'Feedback 2026 (kept by Sue),,,\n,,,\nid,date,stars,text\n1,2026-03-04,5,Good\n';
	const { stderr, reviews } = await importExport(table);
	expect(stderr).toBe('');
	expect(reviews).toMatchObject([{ text: 'Good' }]);
});

it('JSON with the members of a platform, but none of its values, is read by its names', async () => {
	const records = [1, 2, 3].map((reviewId) => ({
		...{ reviewId, rating: 92, reviewDate: 1_709_546_400_000, sourceType: 'Direct' },
		comments: `They kept me posted ${reviewId}.`,
	}));
	const flags = [...DEALER, '--scale', '0-100'];
	const { file, reviews } = await importExport(JSON.stringify(records), flags);
	expect(file?.format).toBe('generic-json');
	expect(reviews).toHaveLength(3);
});

it('a survey of Qualtrics is known by its questions, and asks about the permission', async () => {
	const asked = 'I agree that my answer may be quoted publicly with my first name';
	const table = [
		'Status,Progress,RecordedDate,ResponseId,Q1,Q2,Q4',
		`Response Type,Progress,Recorded Date,Response ID,How likely would you recommend us?,What is the main reason?,${asked}`,
		'Status,Progress,RecordedDate,ResponseId,Q1,Q2,Q4'.replace(/\w+/g, '"{""ImportId"": ""$&""}"'),
		'IP Address,100,2026-03-04 10:00:00,R_1,10,Straight answers.,I agree',
		'IP Address,100,2026-03-04 10:00:00,R_2,3,Had to chase them.,I do not agree',
		'IP Address,100,2026-03-04 10:00:00,R_3,3,Never rang me.,',
		'Survey Preview,100,2026-03-04 10:00:00,R_4,10,Looks good,I agree',
	].join('\n');
	const flags = ['--scale', '0-10'];
	const { stderr } = await importExport(table, flags);
	expect(stderr).toContain(`"${asked}"`);
	const answer = [...flags, '--column', `${asked}=consent`];
	const { file, reviews } = await importExport(table, answer);
	expect(reviews.map(({ text }) => text)).toEqual(['Straight answers.']);
	expect(file?.rejected).toMatchObject([{ line: 6 }]);
});

it('the only column with days has the date, and a column of ratings is no location', async () => {
	const rating = 'Quelle note sur 10 donneriez-vous à notre concession ?';
	const table = [
		`Soumis;${rating};Votre prénom;Votre nom;Votre commentaire`,
		'20/02/2026 à 10h12;9;Hélène;Dubreuil;Accueil chaleureux',
	].join('\n');
	const { stderr, reviews } = await importExport(table, [...DEALER, '--scale', '0-10']);
	expect(stderr).toBe('');
	expect(reviews).toMatchObject([
		{ date: '2026-02-20', rating: 5, author: { name: 'Hélène D.' }, text: 'Accueil chaleureux' },
	]);
});

it.each([
	['Recommended', 1],
	['Not Recommended', 0],
	['Removed for Violating Policy', 0],
	['Pending Publication', 0],
])('the status %j shows %i review', async (status, shown) => {
	const { file, reviews } = await importExport(
		`id,date,stars,text,status\n1,2026-03-04,5,Good,${status}\n`,
	);
	expect(file?.rejected).toEqual([]);
	expect(reviews).toHaveLength(shown);
});

it.each([
	['granted', 'refused'],
	['erteilt', 'nicht erteilt'],
	['erteilt', 'widerrufen am 10.05.2026'],
	['I agree', 'I do not agree'],
	['public', 'private'],
	['visible', 'hidden'],
])('%j is a yes about publication, and %j is a no', async (yes, no) => {
	const table = `id,date,stars,text,Usage\n1,2026-03-04,5,Good,${yes}\n2,2026-03-04,5,Fine,${no}\n`;
	const { file, reviews } = await importExport(table, [...DEALER, '--column', 'Usage=consent']);
	expect(reviews.map(({ text }) => text)).toEqual(['Good']);
	expect(file?.skipped).toEqual([
		{ reason: 'the customer did not allow publishing', count: 1, lines: [3] },
	]);
});

it('the day of a reply is in the column that is named after it', async () => {
	const text = 'Thank you! The team says hi.';
	const table = `id,date,stars,text,Public Comment,Public Comment Date\n1,2026-03-04,5,Good,${text},2026-03-06\n`;
	const { reviews } = await importExport(table, [...DEALER, '--column', 'Public Comment=reply']);
	expect(reviews[0]?.responses).toMatchObject([{ text, date: '2026-03-06' }]);
});
