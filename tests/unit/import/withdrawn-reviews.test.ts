import { expect, it } from 'vitest';
import { createContent, LATER, ndjson, surveyAnswer } from './importing.ts';

const FLAGS = ['--location', 'harborview', '--source', 'dealer-reviews'];

/** Imports a table with one cell that says "yes", and then with another cell. */
async function importTwice(column: string, before: string, after: string, withId = true) {
	const content = await createContent();
	const table = (cell: string) => {
		const [id, one, other] = withId ? ['id,', '1,', '2,'] : ['', '', ''];
		return `${id}rating,date,text,${column}\n${one}2,2026-03-04,Too slow,${cell}\n${other}5,2026-03-05,Good,${before}\n`;
	};
	const path = await content.write('rows.csv', table(before));
	await content.run([path, ...FLAGS]);
	const ids = new Map((await content.reviews()).map(({ id, text }) => [text, id]));
	expect(ids.size).toBe(2);
	await content.write('rows.csv', table(after));
	const { report } = await content.run([path, ...FLAGS, '--json'], LATER);
	const { stdout } = await content.run([path, ...FLAGS, '--dry-run'], LATER);
	const left = (await content.reviews()).map(({ text }) => text).toSorted();
	return { id: ids.get('Too slow') ?? '', report, stdout, left, content };
}

it.each([
	['may we publish', 'yes', '', true],
	['may we publish', 'yes', 'only on Facebook', false],
	['may we publish', 'yes', 'ask me first', true],
	['status', 'published', 'under discussion', false],
	['status', 'published', 'Vom Kunden gelöscht', false],
])(
	'a stored review whose %s turns from "%s" to "%s" is named, with the command that removes it',
	async (column, before, after, withId) => {
		const { id, report, stdout, left } = await importTwice(column, before, after, withId);
		expect(left).toEqual(['Good', 'Too slow']);
		expect(report.files[0]?.doubtful).toEqual([{ id, reason: 'consent withdrawn' }]);
		expect(stdout).toContain(`npm run remove -- --reason "consent withdrawn" ${id}\n`);
		expect(stdout).not.toContain('is not published');
	},
);

it.each(['hidden', 'pending', 'flagged', 'Not published'])(
	'a stored review that is now %s is named, because it may be shown again',
	async (status) => {
		const { id, report, stdout, left } = await importTwice('status', 'published', status, false);
		expect(left).toHaveLength(2);
		expect(report.files[0]?.doubtful).toEqual([{ id, reason: 'platform removal' }]);
		expect(stdout).toContain(`npm run remove -- --reason "platform removal" ${id}\n`);
		expect(stdout).toContain(`skipped 1: its status is "${status}"`);
	},
);

it.each([
	['removed', 'platform removal'],
	['Deleted', 'platform removal'],
	['Removed for violating policy', 'platform removal'],
	['Removed by reviewer', 'consent withdrawn'],
	['Withdrawn', 'consent withdrawn'],
	['Gelöscht', 'platform removal'],
	['Zurückgezogen', 'consent withdrawn'],
	['Supprimé par l’auteur', 'consent withdrawn'],
	['Retirada por el cliente', 'consent withdrawn'],
])('a stored review with the status "%s" is removed with a tombstone', async (status, reason) => {
	const { id, report, left, content } = await importTwice('status', 'published', status, false);
	expect(left).toEqual(['Good']);
	expect(await content.tombstones()).toMatchObject([{ id, reason, rating: 2 }]);
	expect(report.files[0]?.doubtful).toEqual([]);
	expect(report.totals).toMatchObject({ removed: 1, unchanged: 1, skipped: 1 });
});

it.each([
	['Pending', 'no'],
	['Hidden', 'no'],
	['Removed', 'no'],
])('a refusal counts although the status is %s', async (status, answer) => {
	const column = 'may we publish,status';
	const { left, content } = await importTwice(column, 'yes,published', `${answer},${status}`);
	expect(left).toEqual(['Good']);
	expect(await content.tombstones()).toMatchObject([{ reason: 'consent withdrawn' }]);
});

it.each([
	['without stars', '1,,2026-03-04,,Bo,'],
	['with a test', '1,2,2026-03-04,test,Test,'],
])('a stored row that is now %s and has no permission is named', async (_, row) => {
	const content = await createContent();
	const head = 'id,rating,date,text,author,may we publish\n';
	const path = await content.write('a.csv', `${head}1,2,2026-03-04,Too slow,Bo,yes\n`);
	await content.run([path, ...FLAGS]);
	const [stored] = await content.reviews();
	await content.write('a.csv', `${head}${row}\n2,5,2026-03-05,Good,Al,yes\n`);
	const { report } = await content.run([path, ...FLAGS, '--json'], LATER);
	expect(report.files[0]?.doubtful).toEqual([{ id: stored?.id, reason: 'consent withdrawn' }]);
});

it('an anonymous author stays anonymous, also in texts, if a file says nothing about names', async () => {
	const content = await createContent();
	const flags = [...FLAGS, '--column', 'may we show your name=named'];
	const row = '1,2,2026-03-04,Too slow. Bess Dahl,Bess Dahl';
	const asked = 'id,rating,date,text,author,may we show your name';
	const path = await content.write('a.csv', `${asked}\n${row},no\n`);
	await content.run([path, ...flags]);
	const [before] = await content.reviews();
	expect(before).toMatchObject({ author: { anonymous: true } });
	await content.write('a.csv', `id,rating,date,text,author\n${row}\n`);
	const { report } = await content.run([path, ...FLAGS, '--json'], LATER);
	expect(report.totals).toMatchObject({ unchanged: 1, updated: 0 });
	expect(JSON.stringify(report.files[0]?.warnings)).toContain('stays anonymous');
	expect(await content.reviews()).toEqual([before]);
	await content.write('a.csv', `${asked}\n${row},yes\n`);
	await content.run([path, ...flags], LATER);
	expect(await content.reviews()).toMatchObject([{ author: { name: 'Bess D.' } }]);
});

it('a review that was never stored is only skipped or rejected', async () => {
	const content = await createContent();
	const table =
		'id,rating,date,text,status,may we publish\n1,2,2026-03-04,Slow,removed,yes\n2,2,2026-03-04,Slow,published,\n';
	const { report } = await content.run([await content.write('a.csv', table), ...FLAGS, '--json']);
	expect(report.totals).toMatchObject({ removed: 0, skipped: 1, rejected: 1 });
	expect(report.files[0]?.doubtful).toEqual([]);
	expect(await content.tombstones()).toEqual([]);
});

it('a survey answer that no longer says whether it may be published is named', async () => {
	const content = await createContent();
	const path = await content.write('survey.ndjson', ndjson(surveyAnswer()));
	await content.run([path]);
	const [review] = await content.reviews();
	await content.write('survey.ndjson', ndjson(surveyAnswer({ consent_to_publish: null })));
	const { report } = await content.run([path, '--json', '--format', 'survey'], LATER);
	expect(report.files[0]?.doubtful).toEqual([{ id: review?.id, reason: 'consent withdrawn' }]);
});

it('a complete export removes a review once that its source removed', async () => {
	const content = await createContent();
	const table = (status: string) =>
		`id,rating,date,text,status\n1,2,2026-03-04,Slow,${status}\n2,4,2026-03-04,Fine,published\n`;
	const path = await content.write('a.csv', table('published'));
	await content.run([path, ...FLAGS]);
	await content.write('a.csv', table('removed'));
	const { report } = await content.run([path, ...FLAGS, '--json', '--complete'], LATER);
	expect(report.missing?.reviews).toEqual([]);
	expect(await content.tombstones()).toHaveLength(1);
});
