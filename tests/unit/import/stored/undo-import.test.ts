import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runRemove } from '../../../../src/cli/remove.ts';
import { findContentProblems } from '../../../../src/content/find-content-problems.ts';
import { storeHistory } from '../../../../src/content/publication-history.ts';
import { NO_HISTORY } from '../../../../src/reviews/publication.ts';
import { createContent, LATER, ndjson, NOW, surveyAnswer } from '../importing.ts';

type Content = Awaited<ReturnType<typeof createContent>>;
const AFTER = '2026-12-02T09:30:00Z';

async function importAnswers(content: Content, answers: readonly object[], now: string) {
	return content.run(['--json', await content.write('answers', ndjson(...answers))], now);
}

const undo = (content: Content, number: number, ...flags: string[]) =>
	content.run(['--json', ...flags, '--undo', String(number)], AFTER);

const ledgerOf = async ({ contentDir }: Content) =>
	JSON.parse(await readFile(join(contentDir, 'imported.json'), 'utf8'));

async function publish({ contentDir, reviews }: Content) {
	const at = { digest: '0123456789abcdef', added_at: NOW, changed_at: NOW };
	const entries = (await reviews()).map(({ id }) => [id, { ...at, id }] as const);
	await storeHistory(contentDir, { ...NO_HISTORY, publications: new Map(entries) });
}

const linesOf = async (content: Content) =>
	Object.entries(await content.bytes()).filter(([path]) => /reviews\/|removed/.test(path));

describe('the log of imports', () => {
	it('has a line for each import that wrote something, without texts, names and folders', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer(), surveyAnswer({ id: 'sv-2' })], NOW);
		await importAnswers(content, [surveyAnswer()], LATER);
		await importAnswers(
			content,
			[surveyAnswer({ stars: 1 }), surveyAnswer({ id: 'sv-2', consent_to_publish: false })],
			LATER,
		);
		const text = await readFile(join(content.contentDir, 'imports.jsonl'), 'utf8');
		const [first, second, ...others] = text.trimEnd().split('\n');
		expect(others).toEqual([]);
		const about = { files: ['answers'], sources: ['survey'] };
		expect(JSON.parse(first ?? '')).toMatchObject({ number: 1, at: NOW, ...about, added: 2 });
		const counts = { added: 0, updated: 1, removed: 1 };
		expect(JSON.parse(second ?? '')).toMatchObject({ number: 2, at: LATER, ...about, ...counts });
		expect(text).not.toMatch(/brakes|Odessa/);
		const { problems, warnings } = await findContentProblems(content.contentDir);
		expect(JSON.stringify([problems, warnings])).not.toContain('imports.jsonl');
	});
});

describe('npm run import -- --undo N', () => {
	it('restores what the import added, changed and removed', async () => {
		const content = await createContent();
		const [one, two] = [surveyAnswer(), surveyAnswer({ id: 'sv-2', stars: 5 })];
		await importAnswers(content, [one, two], NOW);
		const before = await linesOf(content);
		const { stars } = await ledgerOf(content);
		const refused = surveyAnswer({ id: 'sv-2', consent_to_publish: false });
		const added = surveyAnswer({ id: 'sv-3', stars: 2 });
		await importAnswers(content, [surveyAnswer({ stars: 1 }), refused, added], LATER);
		expect(await content.tombstones()).toHaveLength(1);

		const dry = await undo(content, 2, '--dry-run');
		expect(await linesOf(content)).not.toEqual(before);
		const { status, report } = await undo(content, 2);
		expect(status).toBe(0);
		expect(report).toEqual({ ...dry.report, dry_run: false });
		expect(report).toMatchObject({ removed: 1, tombstones: 0, restored: 2, kept: [] });
		expect(await linesOf(content)).toEqual(before);
		expect((await ledgerOf(content)).stars).toEqual(stars);
		expect((await findContentProblems(content.contentDir)).problems).toEqual([]);
	});

	it('leaves tombstones for published reviews, until a correct import brings them again', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer({ stars: 1 })], NOW);
		await publish(content);
		expect((await undo(content, 1)).report).toMatchObject({ removed: 1, tombstones: 1 });
		expect(await content.reviews()).toEqual([]);
		const reason = 'imported by mistake';
		expect(await content.tombstones()).toMatchObject([{ reason, rating: 1, source: 'survey' }]);
		expect((await ledgerOf(content)).stars).toMatchObject({ survey: { '1': 1 } });

		const { report } = await importAnswers(content, [surveyAnswer()], AFTER);
		expect(report.totals).toMatchObject({ added: 1 });
		expect(await content.tombstones()).toEqual([]);
		expect((await ledgerOf(content)).stars).toMatchObject({ survey: { '1': 0, '4': 1 } });
		expect((await findContentProblems(content.contentDir)).problems).toEqual([]);
	});

	it('refuses if a later import changed the same reviews, until that one is undone', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer()], NOW);
		await importAnswers(content, [surveyAnswer({ stars: 1 })], LATER);
		const before = await content.bytes();
		const { status, stderr } = await undo(content, 1);
		expect(status).toBe(2);
		expect(stderr).toMatch(/^.*import 2 of 2026-12-31 changed .*\n.*--undo 2\n.*\n$/);
		expect(await content.bytes()).toEqual(before);
		await undo(content, 2);
		expect((await undo(content, 1)).status).toBe(0);
		expect(await content.reviews()).toEqual([]);
		expect((await undo(content, 1)).stderr).toContain('import 4 already undid it on 2026-12-02');
		expect((await undo(content, 4)).stderr).toContain('it is the undo of import 1');
		expect((await undo(content, 9)).stderr).toContain('the latest: 1 (2026-11-20), 2 (');
	});

	it('takes back only the added reviews if the former versions are lost', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer()], NOW);
		const change = [surveyAnswer({ stars: 1 }), surveyAnswer({ id: 'sv-2' })];
		await importAnswers(content, change, LATER);
		await rm(content.dataDir, { recursive: true });
		const { status, stderr } = await undo(content, 2);
		expect(status).toBe(2);
		expect(stderr).toContain('1 added reviews: npm run import -- --undo 2 --force');
		const forced = await undo(content, 2, '--force');
		expect(forced.report).toMatchObject({ removed: 1, restored: 0, kept: [expect.any(String)] });
		expect(await content.reviews()).toMatchObject([{ rating: 1 }]);
	});

	it('brings back no review that was removed on purpose, and keeps no text of it', async () => {
		const content = await createContent();
		const { contentDir, dataDir } = content;
		await importAnswers(content, [surveyAnswer()], NOW);
		const [review] = await content.reviews();
		await importAnswers(content, [surveyAnswer({ text: 'New words.' })], LATER);
		const environment = { contentDir, dataDir };
		const streams = { stdout: { write() {} }, stderr: { write() {} } };
		const argv = ['--reason', 'author request', review?.id ?? ''];
		await runRemove(argv, { now: AFTER, environment, ...streams });
		expect(await readFile(join(dataDir, 'imports/2.jsonl'), 'utf8')).not.toContain('brakes');
		expect((await undo(content, 2)).report).toMatchObject({ restored: 0 });
		expect(await content.reviews()).toEqual([]);
		expect(await content.tombstones()).toMatchObject([{ reason: 'author request' }]);
	});

	it('does not bring back words that were redacted by hand', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer()], NOW);
		await importAnswers(content, [surveyAnswer({ stars: 1 })], LATER);
		const [{ id: review = '' } = {}] = await content.reviews();
		const hidden = { review, field: 'author', kind: 'name' };
		await writeFile(join(content.contentDir, 'redactions.jsonl'), ndjson(hidden));
		const before = await linesOf(content);
		expect(await undo(content, 2)).toMatchObject({ report: { restored: 0, kept: [review] } });
		expect(await linesOf(content)).toEqual(before);
	});

	it('keeps an edit by hand that came after the import', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer()], NOW);
		await importAnswers(content, [surveyAnswer({ stars: 3 })], LATER);
		const file = join(content.contentDir, 'reviews/survey/2026.jsonl');
		const text = await readFile(file, 'utf8');
		await content.write('content/reviews/survey/2026.jsonl', text.replace('brakes', 'wipers'));
		expect((await undo(content, 2)).report).toMatchObject({
			restored: 0,
			kept: [expect.any(String)],
		});
		expect(await readFile(file, 'utf8')).toContain('wipers');
	});
});
