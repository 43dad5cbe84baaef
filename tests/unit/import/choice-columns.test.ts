import { expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';
import { workbook } from './workbooks.ts';

const HERE = ['--location', 'harborview', '--source', 'surveymonkey'];
const HEAD =
	'Respondent ID,Collector ID,Date Created,First Name,Last Name,How many stars?,Please tell us more,';

/** A table as SurveyMonkey writes it: a question, and its choices in the row below, one in each column. */
function surveyOf(question: string, choices: readonly string[], ticks: readonly string[]): string {
	const blanks = ','.repeat(choices.length - 1);
	const rows = ticks.map((ticked, at) => {
		const cells = choices.map((choice, place) => {
			const mark = ticked[place] ?? ' ';
			return mark === ' ' ? '' : mark === 'x' ? `"${choice}"` : '"ask me first"';
		});
		return `11870000000${at},44,0${at + 1}/13/2026,Bess,Dahl,4,Fine repair ${at}.,${cells.join(',')}`;
	});
	const labels = choices.map((choice) => `"${choice}"`).join(',');
	return [
		`${HEAD}${question}${blanks}`,
		`,,,,,Response,Open-Ended Response,${labels}`,
		...rows,
		'',
	].join('\n');
}

const ASKED = 'May we publish your comment? (tick all that apply)';
const TICKS = ['Yes, publish my comment', 'Hide my name', 'Do not show it on the internet'];
const ALL = surveyOf(ASKED, TICKS, ['x  ', 'xx ', 'x x', '  x', ' x ', '   ']);
const NAME = `${ASKED} > Hide my name=anonymous`;
const KEEP = `${ASKED} > Do not show it on the internet=confidential`;

async function outcomes(table: string | Uint8Array, flags: readonly string[] = []) {
	const { reviews, file, stderr } = await importExport(table, [...HERE, ...flags]);
	expect(stderr).toBe('');
	const stored = reviews.map(({ source, author }) => {
		return `${source.review_id.at(-1)} ${author.anonymous ? 'nameless' : author.name}`;
	});
	const rejected = file?.rejected.map(({ id = '', found }) => `${id.at(-1)} ${found ?? 'empty'}`);
	const refused = file?.skipped.reduce((sum, { count }) => sum + count, 0);
	return { stored: stored.toSorted(), rejected, refused };
}

it('each choice that may keep back a name or a review is asked about, with its cells', async () => {
	const { stderr, reviews } = await importExport(ALL, HERE);
	expect(reviews).toEqual([]);
	expect(stderr).toContain(`--column '${ASKED} > Hide my name=MEANING'`);
	expect(stderr).toContain(`--column '${ASKED} > Do not show it on the internet=MEANING'`);
	expect(stderr).toContain('"Do not show it on the internet" (2), empty (4)');
	expect(stderr).not.toContain('> Yes, publish my comment=');
});

it('of several ticks, the strictest counts, and a tick for the name is no permission', async () => {
	expect(await outcomes(ALL, ['--column', NAME, '--column', KEEP])).toEqual({
		stored: ['0 Bess D.', '1 nameless'],
		rejected: ['4 empty', '5 empty'],
		refused: 2,
	});
});

it('a workbook is read in the same way', async () => {
	const rows = surveyOf('May we publish it?', ['Yes', 'Nothing of this'], ['x ', ' x'])
		.trim()
		.split('\n')
		.map((row) => row.split(',').map((cell) => cell.replaceAll('"', '')));
	const { stderr } = await importExport(workbook({ Answers: rows }), HERE);
	expect(stderr).toContain('> Nothing of this=MEANING');
});

it('choices that say yes, no or "without my name" need no question', async () => {
	const choices = [
		'Yes, with my name',
		'Yes, but without my name',
		'No, internal use only',
		'Other (please specify)',
	];
	const table = surveyOf('May we publish your comment?', choices, [
		'x',
		' x',
		'  x',
		'',
		'xx',
		'   o',
		'x x',
	]);
	expect(await outcomes(table)).toEqual({
		stored: ['0 Bess D.', '1 nameless', '4 nameless'],
		rejected: ['3 empty', '5 ask me first'],
		refused: 2,
	});
});

it.each(['1', 'yes', 'x', 'TRUE'])('%s below a choice ticks it, whatever it says', async (mark) => {
	const choices = ['Yes, but without my name', 'Yes, with my name', 'No, internal use only'];
	const table = surveyOf('May we publish your comment?', choices, [
		'x  ',
		' x ',
		'  x',
		'xx ',
		' xx',
	]);
	const coded = table
		.split('\n')
		.map((row, at) =>
			at < 2 ? row : choices.reduce((some, one) => some.replace(`"${one}"`, mark), row),
		)
		.join('\n');
	expect(await outcomes(coded)).toEqual({
		stored: ['0 nameless', '1 Bess D.', '3 nameless'],
		rejected: [],
		refused: 2,
	});
});

it('a 0 below a choice does not tick it, and "Other" alone is no permission', async () => {
	const choices = ['Yes, with my name', 'Yes, without my name', 'Other (please specify)'];
	const table = surveyOf('May we publish your comment?', choices, ['x  ', '  x', ' x ']);
	const [head = '', labels = '', ...rows] = table.split('\n');
	const filled = rows.map((row) => row.replaceAll(/,(?=,)/g, ',0').replace(/,$/, ',0'));
	expect(await outcomes([head, labels, ...filled].join('\n'))).toMatchObject({
		stored: ['0 Bess D.', '2 nameless'],
		rejected: ['1 Other (please specify)'],
	});
});

it('choices about something else need no question', async () => {
	const table = surveyOf('What did you come for?', ['Oil change', 'Tires'], ['x ', ' x']);
	expect((await outcomes(table)).stored).toHaveLength(2);
});

it('a column without a name never vanishes', async () => {
	const table = 'id,rating,date,text,,\n1,4,2026-03-04,Fine,no,\n2,4,2026-03-04,Good,,\n';
	expect((await importExport(table)).stderr).toContain('What is in "column 5"?');
	const { file } = await importExport('id,rating,date,text,,\n1,4,2026-03-04,Fine,Ford,\n');
	expect(file?.notes).toContain('not used: "column 5"');
});

it.each([
	['What should we do with your comment?', 'Show it on your website', 'Show it without my name'],
	['Was sollen wir mit Ihrem Kommentar machen?', 'Auf der Website zeigen', 'Ohne Namen zeigen'],
	['Anything else we should respect?', 'Mask surname everywhere', 'Bitte Nachnamen kürzen'],
	['Where is your store?', 'Nowhere online', 'Initials'],
])('ticks below "%s" are no texts or places, and are asked about', async (asked, one, other) => {
	const table = surveyOf(asked, [one, other], ['x ', ' x', '  ']);
	const { stderr, reviews } = await importExport(table, HERE);
	expect(stderr).toContain(`--column '${asked} > ${one}=MEANING'`);
	expect(stderr).toContain(`--column '${asked} > ${other}=MEANING'`);
	expect(reviews).toEqual([]);
	const flags = ['--column', `${asked} > ${one}=ignore`, '--column'];
	const told = await importExport(table, [...HERE, ...flags, `${asked} > ${other}=anonymous`]);
	expect(told.reviews.map(({ author, text }) => [author.anonymous, text]).toSorted()).toEqual([
		[false, 'Fine repair 0.'],
		[false, 'Fine repair 2.'],
		[true, 'Fine repair 1.'],
	]);
});

it('a choice that is first ticked far down in a file is no text', async () => {
	const asked = 'What should we do with your comment?';
	const ticks = [...Array<string>(300).fill('x '), ' x'];
	const { stderr } = await importExport(surveyOf(asked, ['Show it', 'Leave it'], ticks), HERE);
	expect(stderr).toContain(`"${asked} > Leave it" has "Leave it" (1), empty (300)`);
});

const CHOICES = ['You may publish my review', 'Leave out my name', 'Keep it internal'];

function typeform(ticks: readonly string[], choices: readonly string[] = CHOICES): string {
	const rows = ticks.map((ticked, at) => {
		const cells = choices.map((choice, place) => (ticked[place] === 'x' ? choice : ''));
		return `z${at},4,Fine tires ${at}.,Bo,${cells.join(',')},2026-07-11 10:05:00,cd${at}`;
	});
	const head = `#,How would you rate us overall?,Any comments?,First name,${choices.join(',')},Submit Date (UTC),Network ID`;
	return [head, ...rows, ''].join('\n');
}

it('a column that repeats its own name is a tick', async () => {
	const table = typeform(['x  ', 'xx ', '  x', 'x x', '   ', ' x ']);
	const { stderr } = await importExport(table, HERE);
	expect(stderr).toContain('What is in "Leave out my name", "Keep it internal"?');
	const flags = [
		'--column',
		'Leave out my name=anonymous',
		'--column',
		'Keep it internal=confidential',
	];
	expect(await outcomes(table, flags)).toEqual({
		stored: ['0 Bo', '1 nameless'],
		rejected: ['4 empty', '5 empty'],
		refused: 2,
	});
});

it.each([
	['Publish it if you call me first', 'x'],
	['Only for the workshop manager', 'x'],
	['Nur fürs Team', 'x'],
	['Nachname weglassen', 'x'],
	['Bez nazwiska', 'x'],
	['Stay pseudonymous', 'x'],
	['Off record', 'x'],
])('a tick in "%s" is asked about', async (choice, tick) => {
	const { stderr, reviews } = await importExport(typeform([tick, ' '], [choice]), HERE);
	expect(stderr).toContain(`--column '${choice}=MEANING'`);
	expect(reviews).toEqual([]);
});

it('a tick means what the operator answered, except for a refusal', async () => {
	const read = (meaning: string, choice: string) =>
		outcomes(typeform(['x'], [choice]), ['--column', `${choice}=${meaning}`]);
	expect((await read('consent', 'I am fine with this going online')).stored).toEqual(['0 Bo']);
	expect((await read('named', 'Show who I am')).stored).toEqual(['0 Bo']);
	expect((await read('named', 'Leave out my name')).stored).toEqual(['0 nameless']);
	expect((await read('consent', 'Keep it away from the internet')).stored).toEqual([]);
});

it('a mapping file says what answers about confidentiality mean', async () => {
	const asked = 'Should we keep it private?';
	const rows = ['rather', 'as you like', 'maybe'].map(
		(cell, at) => `${at},4,2026-03-04,Fine ${at},${cell}`,
	);
	const table = `id,rating,date,text,${asked}\n${rows.join('\n')}\n`;
	const fields = `fields: { confidential: '${asked}' }\n`;
	const { file } = await importExport(table, undefined, fields);
	expect(file?.rejected[0]?.reason).toContain('values: { confidential: { "THE ANSWER": yes } }');
	const map = `${fields}values: { confidential: { Rather: yes, As you like: no } }\n`;
	const { reviews, file: mapped } = await importExport(table, undefined, map);
	expect(reviews.map(({ source }) => source.review_id)).toEqual(['1']);
	expect(mapped?.rejected).toMatchObject([{ found: 'maybe' }]);
});
