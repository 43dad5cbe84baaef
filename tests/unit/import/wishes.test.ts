import { expect, it } from 'vitest';
import { mayAskForPrivacy } from '../../../src/import/values/stated-wish.ts';
import { importExport } from './importing-tables.ts';

const HERE = ['--location', 'harborview', '--source', 'surveymonkey'];

function tableOf(columns: string, rows: readonly string[]): string {
	const lines = rows.map((row, at) => `${at},2026-03-04,Fine ${at},${row}`);
	return `id,date,text,${columns}\n${lines.join('\n')}\n`;
}

it.each([
	['1', '2'],
	['1.0', '2.0'],
])('%s and %s are codes, and no clear permission', async (one, two) => {
	const flags = ['--consent', '1=no', '--consent', '2=yes'];
	const table = tableOf('rating,May we publish your answer?', [`4,${one}`, `5,${two}`]);
	const { file, reviews } = await importExport(table, HERE);
	expect(reviews).toEqual([]);
	expect(file?.rejected[0]?.reason).toContain('--consent "THE ANSWER=yes"');
	const told = await importExport(table, [...HERE, ...flags]);
	expect(told.reviews.map(({ source }) => source.review_id)).toEqual(['1']);
});

it('a 1 is a yes among zeros', async () => {
	const { reviews } = await importExport(tableOf('rating,May we publish?', ['4,1', '5,0']), HERE);
	expect(reviews).toHaveLength(1);
});

it.each(['May we publish this? (1 = No, 2 = Yes)', 'Consent (1 - withdrawn, 0 - valid)'])(
	'a heading that explains its codes is asked about: %s',
	async (asked) => {
		const { stderr } = await importExport(tableOf(`rating,"${asked}"`, ['4,1', '5,1']), HERE);
		expect(stderr).toContain('consent: a yes allows publishing');
	},
);

it('codes about the name show it only if the operator says what they mean', async () => {
	const asked = 'May we show your name? (1 = No, 2 = Yes)';
	const table = tableOf(`rating,author,"${asked}"`, ['4,Bo Dahl,1', '5,Ann Poe,2']);
	const flags = [...HERE, '--column', `${asked}=named`];
	const hidden = async (more: readonly string[]) => {
		const { reviews } = await importExport(table, [...flags, ...more]);
		return reviews.map(({ source, author }) => [source.review_id, author.anonymous]).toSorted();
	};
	expect(await hidden([])).toEqual([
		['0', true],
		['1', true],
	]);
	expect(await hidden(['--consent', '2=yes'])).toEqual([
		['0', true],
		['1', false],
	]);
});

it('what --consent says of an answer does not change a ticked choice', async () => {
	const columns = '"May we publish? > Yes","May we publish? > No"';
	const table = tableOf(`rating,${columns}`, ['4,1,', '5,,1']);
	const { reviews } = await importExport(table, [...HERE, '--consent', '1=yes']);
	expect(reviews.map(({ source }) => source.review_id)).toEqual(['0']);
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
	expect(stderr).toContain('What is in "Feedback Type"?');
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

const PRIVATE = [
	"The price was too high. Please don't publish this, it is for the manager only.",
	'Do not post this online.',
	'DO NOT PUBLISH',
	'Please keep this between us.',
	"I don't want my review published.",
	'Slow desk. This is confidential.',
	'Not for publication. The desk was slow.',
	'For internal use only',
	'Bitte nicht veröffentlichen! Der Wagen war nicht fertig.',
	'Bitte veröffentlichen Sie das nicht.',
	'Ich möchte nicht, dass das veröffentlicht wird.',
	'Por favor, no lo publiquen.',
	'No quiero que se publique.',
	'Merci de ne pas publier cet avis.',
	'Je ne souhaite pas que cet avis soit publié.',
];

it.each(PRIVATE)(
	'a text of a survey that may ask to stay private is rejected: %s',
	async (text) => {
		const table = `id,rating,date,text,May we publish?\n1,4,2026-03-04,"${text}",Yes\n`;
		const { file, reviews } = await importExport(table, HERE);
		expect(reviews).toEqual([]);
		expect(file?.rejected[0]?.reason).toContain('--consent "1=yes"');
		const told = await importExport(table, [...HERE, '--consent', '1=yes']);
		expect(told.reviews).toHaveLength(1);
	},
);

it('a platform has published such a text already', async () => {
	const table = `id,rating,date,text\n1,4,2026-03-04,"${PRIVATE[0]}"\n`;
	expect((await importExport(table)).reviews).toHaveLength(1);
});

it.each([
	'Please do not use my name.',
	'Bitte meinen Namen nicht nennen.',
	'Please keep me anonymous.',
])('a text of a survey that asks for no name shows none: %s', async (text) => {
	const table = `id,rating,date,text,author\n1,4,2026-03-04,"Fine. ${text}",Bo Dahl\n`;
	const { reviews } = await importExport(table, HERE);
	expect(reviews.map(({ author }) => author.anonymous)).toEqual([true]);
});

it.each([
	'The manager asked me not to post this review, so I do.',
	'They said “don’t publish this” and laughed.',
	'Their mail said: Please keep this confidential. What do they hide?',
	'I was told "Please do not post my review". Never again.',
	'I never post reviews, but this team was great.',
	'They do not share your data.',
	'No publicar precios en la web es malo.',
	'Ne pas publier les avis négatifs, c’est malhonnête.',
	'Never share this place with strangers who might crowd it',
])('a text about such a wish is no wish: %s', (text) => {
	expect(mayAskForPrivacy(text)).toBe(false);
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

it.each(['Comment Visibility', 'Response Type', 'Antwort Status'])(
	'a reply does not hide that "%s" may be about the customer',
	async (column) => {
		const table = tableOf(`rating,Reply,${column}`, ['4,Thanks,Public', '5,Thanks,Private']);
		const { stderr, reviews } = await importExport(table, HERE);
		expect(stderr).toContain(`"${column}"`);
		expect(reviews).toEqual([]);
	},
);

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

it.each([
	'consentWithdrawn',
	'Consent (withdrawn)',
	'Zustimmungswiderruf',
	'Permission to text',
	'May we give you a quote?',
	'Would you share your experience online?',
	'¿Acepta la publicidad?',
	'May we publish your feedback anonymously?',
	'Withdrawn on',
])('"%s" is asked about', async (name) => {
	const { stderr } = await importExport(
		tableOf(`rating,author,${name}`, ['4,Bo Dahl,Yes', '5,Ann Poe,']),
		HERE,
	);
	expect(stderr).toContain(`What is in "${name}"?`);
});

it('the days on which all withdrew are asked about', async () => {
	const table = tableOf('rating,Consent,Revoked at', ['4,Yes,2026-05-01', '5,Yes,2026-05-02']);
	expect((await importExport(table, HERE)).stderr).toContain('"Revoked at"');
});

it.each([
	'Sind Sie damit einverstanden, dass wir Ihre Bewertung veröffentlichen?',
	'Stimmen Sie der Veröffentlichung Ihrer Bewertung zu?',
	'Do you consent to your review being published?',
	'Are you happy for us to publish your review?',
	'May we share your comments on our website?',
	'Can we post this review online?',
	"J'autorise la publication de mon avis",
	'¿Nos permite publicar su opinión?',
])('"%s" is read without a question', async (name) => {
	const rows = ['4,Yes', '5,No'];
	const { stderr, reviews } = await importExport(tableOf(`rating,"${name}"`, rows), HERE);
	expect(stderr).toBe('');
	expect(reviews.map(({ source }) => source.review_id)).toEqual(['0']);
});

it.each(['Please share your experience', 'Share your feedback'])(
	'"%s" asks for the text, not for permission',
	async (name) => {
		const table = `id,rating,date,${name}\n1,4,2026-03-04,All good\n2,5,2026-03-05,Very quick\n`;
		expect((await importExport(table, HERE)).reviews).toHaveLength(2);
	},
);

it('an edited file with each id twice still has ids', async () => {
	const table =
		'Review ID,rating,date,text\na,4,2026-03-04,Fine\na,4,2026-03-04,Fine!\nb,5,2026-03-05,Good\nb,5,2026-03-05,Good!\n';
	expect((await importExport(table)).reviews).toHaveLength(2);
});
