import { expect, it } from 'vitest';
import { asksToStayPrivate } from '../../../src/import/values/stated-wish.ts';
import { importExport } from './importing-tables.ts';

const HERE = ['--location', 'harborview', '--source', 'surveymonkey'];

function tableOf(columns: string, rows: readonly string[]): string {
	const lines = rows.map((row, at) => `${at},2026-03-04,Fine ${at},${row}`);
	return `id,date,text,${columns}\n${lines.join('\n')}\n`;
}

it('a number is no clear permission if other numbers or the heading show that it is a code', async () => {
	const flags = ['--consent', '1=no', '--consent', '2=yes'];
	for (const [asked, rows] of [
		['May we publish your answer?', ['4,1', '5,2']],
		['May we publish this? (1 = No, 2 = Yes)', ['4,1', '5,1']],
	] as const) {
		const table = tableOf(`rating,"${asked}"`, rows);
		const { file, reviews } = await importExport(table, HERE);
		expect(reviews).toEqual([]);
		expect(file?.rejected[0]?.reason).toContain('--consent "THE ANSWER=yes"');
		const told = await importExport(table, [...HERE, ...flags]);
		expect(told.file?.rejected).toEqual([]);
		expect(told.reviews).toHaveLength(rows.filter((row) => row.endsWith('2')).length);
	}
	const { reviews } = await importExport(tableOf('rating,May we publish?', ['4,1', '5,0']), HERE);
	expect(reviews).toHaveLength(1);
});

it('ones and twos in a column of a survey are asked about', async () => {
	const { stderr } = await importExport(tableOf('rating,Q7', ['4,1', '5,2', '5,1']), HERE);
	expect(stderr).toContain('"Q7"');
});

it('a column with words for a state is asked about in the export of a platform, too', async () => {
	const table = [
		'Review UID,Location Name,Review Site,Rating,Review Body,Author Name,Publish Date,Feedback Type',
		'u1,Harborview,Google,5,Quick brakes,Bo Dahl,2026-05-03T12:00:00Z,Public',
		'u2,Harborview,Google,1,Slow brakes,Ann Poe,2026-05-04T12:00:00Z,Private',
	].join('\n');
	const { stderr, reviews } = await importExport(table, []);
	expect(stderr).toContain('What does a yes in "Feedback Type" mean?');
	expect(reviews).toEqual([]);
});

it('comments of WordPress are left out unless they are approved', async () => {
	const table = [
		'comment_ID,comment_author,comment_date,comment_content,comment_approved,rating',
		'1,Bo Dahl,2026-05-03 09:00:00,All fine with the oil change,1,5',
		'2,Ann Poe,2026-05-04 09:00:00,In the trash,trash,1',
		'3,Kim Ode,2026-05-05 09:00:00,Nobody approved this,0,2',
		'4,Lee Roe,2026-05-05 09:00:00,Spam is not wanted,spam,5',
	].join('\n');
	const { reviews } = await importExport(table);
	expect(reviews.map(({ source, text }) => [source.review_id, text])).toEqual([
		['1', 'All fine with the oil change'],
	]);
});

it.each([
	"The price was too high. Please don't publish this, it is for the manager only.",
	'Do not post this online.',
	'Please keep this between us.',
	'Not for publication. The desk was slow.',
	'Bitte nicht veröffentlichen! Der Wagen war nicht fertig.',
	'Por favor, no lo publiquen.',
	'Merci de ne pas publier cet avis.',
])('a text of a survey that asks to stay private is left out: %s', async (text) => {
	const table = `id,rating,date,text,May we publish?\n1,4,2026-03-04,"${text}",Yes\n`;
	const { file, reviews } = await importExport(table, HERE);
	expect(reviews).toEqual([]);
	expect(file?.warnings).toMatchObject([
		{ message: 'left out: its text asks not to be published' },
	]);
});

it.each([
	'The manager asked me not to post this review, so I do.',
	'They said “don’t publish this” and laughed.',
	'I never post reviews, but this team was great.',
	'They do not share your data.',
	'No publican precios en la web.',
])('a text about such a wish is no wish: %s', (text) => {
	expect(asksToStayPrivate(text)).toBe(false);
});

it('an id of a response is an id, unless all records have the same', async () => {
	const withId = (id: string) =>
		importExport(
			`Response ID,rating,date,text\n${id},4,2026-03-04,Fine\n7,5,2026-03-05,Good\n7,5,2026-03-06,Best\n`,
			HERE,
		);
	const { reviews } = await importExport(
		'Submission ID,rating,date,text\ns1,4,2026-03-04,Fine\ns2,5,2026-03-05,Good\n',
		HERE,
	);
	expect(reviews.map(({ source }) => source.review_id).toSorted()).toEqual(['s1', 's2']);
	const same = await withId('7');
	expect(same.reviews).toHaveLength(3);
});

it('no answer to a question about anonymity does not show the name', async () => {
	const table = tableOf('rating,author,Would you like to remain anonymous?', [
		'4,Bo Dahl,Yes',
		'5,Ann Poe,No',
		'5,Kim Ode,',
	]);
	const { reviews } = await importExport(table, HERE);
	const shown = reviews.map(({ source, author }) => [source.review_id, author.anonymous]);
	expect(shown.toSorted()).toEqual([
		['0', true],
		['1', false],
		['2', true],
	]);
});

it('a tick below "Yes, but without my name" is a permission, also if the operator calls it anonymous', async () => {
	const asked = 'May we publish?';
	const columns = [`${asked} - Yes, with my name`, `${asked} - Yes, but without my name`];
	const table = tableOf(`rating,author,"${columns.join('","')}"`, [`4,Bo Dahl,x,`, `5,Ann Poe,,x`]);
	const { reviews } = await importExport(table, [...HERE, '--column', `${columns[1]}=anonymous`]);
	expect(reviews.map(({ author }) => author.anonymous).toSorted()).toEqual([false, true]);
});

it('of two columns for the location, the one with names of locations is it', async () => {
	const table = tableOf('rating,location,dealer', [
		'4,"Troy, NY",Harborview',
		'5,Boston,Harborview',
	]);
	const { reviews } = await importExport(table);
	expect(reviews.map(({ location }) => location)).toEqual(['harborview', 'harborview']);
});

it('a direct message in the place of a reply is left out', async () => {
	const table = tableOf('rating,Owner Comment,Owner Comment Type', [
		'4,Thank you,Public comment',
		'1,Your refund is here,Direct message',
	]);
	const { reviews } = await importExport(table);
	const replies = reviews.map(({ responses }) => responses?.map(({ text }) => text) ?? []);
	expect(replies.toSorted()).toEqual([[], ['Thank you']]);
});

it('asterisks are stars', async () => {
	const { reviews } = await importExport(tableOf('stars', ['*', '****']));
	expect(reviews.map(({ rating }) => rating).toSorted()).toEqual([1, 4]);
});

it('the same two words are no names of persons', async () => {
	const rows = ['4,Website', '5,Staff Training', '4,Staff Training', '5,Website'];
	const { stderr } = await importExport(tableOf('rating,Where can we use it', rows), HERE);
	expect(stderr).toContain('"Where can we use it"');
});
