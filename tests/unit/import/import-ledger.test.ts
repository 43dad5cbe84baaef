import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ImportedLedger } from '../../../src/content/import-log.ts';
import { createContent, googleReview, LATER, ndjson, surveyAnswer } from './importing.ts';

type TestContent = Awaited<ReturnType<typeof createContent>>;

async function importAnswers(content: TestContent, answers: object[], now?: string) {
	const file = await content.write('answers', ndjson(...answers));
	return content.run(['--json', file], now);
}

const ledgerOf = async ({ contentDir }: TestContent) =>
	ImportedLedger.parse(JSON.parse(await readFile(join(contentDir, 'imported.json'), 'utf8')));

const starsOf = async (content: TestContent) => (await ledgerOf(content)).stars;

it('an import counts the reviews it adds by source and stars', async () => {
	const content = await createContent();
	await importAnswers(content, [surveyAnswer(), surveyAnswer({ id: 'sv-2', stars: 1 })]);
	expect(await starsOf(content)).toEqual({ survey: { '1': 1, '2': 0, '3': 0, '4': 1, '5': 0 } });
	await importAnswers(content, [surveyAnswer({ id: 'sv-3', stars: 1 })], LATER);
	expect((await starsOf(content))['survey']).toMatchObject({ '1': 2, '4': 1 });
});

it('an import without new reviews does not change the ledger', async () => {
	const content = await createContent();
	await importAnswers(content, [surveyAnswer()]);
	const before = await content.bytes();
	await importAnswers(content, [surveyAnswer()], LATER);
	expect(await content.bytes()).toEqual(before);
});

it('a rating edited at the source changes the ledger', async () => {
	const content = await createContent();
	const page = (changes: object) => content.write('page', ndjson(googleReview(changes)));
	await content.run([await page({})]);
	const edit = { starRating: 'TWO', updateTime: '2026-11-15T12:00:00Z' };
	const { status } = await content.run([await page(edit)], LATER);
	expect(status).toBe(0);
	expect(await starsOf(content)).toEqual({
		'business-profile': { '1': 0, '2': 1, '3': 0, '4': 0, '5': 0 },
	});
});

it('withdrawn consent leaves a tombstone and does not change the ledger', async () => {
	const content = await createContent();
	await importAnswers(content, [surveyAnswer()]);
	const before = await starsOf(content);
	await importAnswers(content, [surveyAnswer({ consent_to_publish: false })], LATER);
	expect(await content.tombstones()).toMatchObject([{ source: 'survey', rating: 4 }]);
	expect(await starsOf(content)).toEqual(before);
	expect((await importAnswers(content, [surveyAnswer({ id: 'sv-2' })], LATER)).status).toBe(0);
});

it('an import is refused while a review is missing, and writes nothing', async () => {
	const content = await createContent();
	await importAnswers(content, [surveyAnswer(), surveyAnswer({ id: 'sv-2', stars: 1 })]);
	const shard = join(content.contentDir, 'reviews/survey/2026.jsonl');
	const lines = (await readFile(shard, 'utf8')).split('\n');
	await writeFile(shard, lines.filter((line) => !line.includes('"rating":1')).join('\n'));
	const before = await content.bytes();
	const { status, stderr } = await importAnswers(content, [surveyAnswer({ id: 'sv-3' })], LATER);
	expect(status).toBe(2);
	expect(stderr).toMatch(/of source "survey", 1 with 1 star were imported and 0 are/);
	expect(await content.bytes()).toEqual(before);
});

it('a verification method is never stronger than the source or the export allows', async () => {
	const content = await createContent();
	await importAnswers(content, [
		surveyAnswer(),
		surveyAnswer({ id: 'sv-2', repair_order: undefined }),
		surveyAnswer({ id: 'sv-3', repair_order: 'N/A' }),
	]);
	await content.run([await content.write('page', ndjson(googleReview()))]);
	const methods = (await content.reviews()).map(({ source, verification }) => [
		source.review_id,
		verification.method,
	]);
	expect(Object.fromEntries(methods)).toEqual({
		'sv-1': 'invited_after_transaction',
		'sv-2': 'none',
		'sv-3': 'none',
		r1: 'platform_account_only',
	});
});
