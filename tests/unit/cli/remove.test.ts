import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runRemove } from '../../../src/cli/remove.ts';
import { findContentProblems } from '../../../src/content/find-content-problems.ts';
import { readDigest } from '../../../src/insights/readings/review-reading.ts';
import { createContent, LATER, ndjson, surveyAnswer } from '../import/importing.ts';

const HELD_BACK = surveyAnswer({ id: 'sv-2', repair_order: undefined });
const REASON = ['--reason', 'author request'];

async function contentWithReviews() {
	const content = await createContent();
	const file = await content.write('answers', ndjson(surveyAnswer(), HELD_BACK));
	await content.run([file]);
	const reviews = await content.reviews();
	const idOf = (id: string) => reviews.find(({ source }) => source.review_id === id)?.id ?? '';
	return { ...content, file, published: idOf('sv-1'), heldBack: idOf('sv-2') };
}

type Content = Awaited<ReturnType<typeof contentWithReviews>>;

async function remove(content: Content, ...argv: string[]) {
	const { contentDir, dataDir } = content;
	let stdout = '';
	let stderr = '';
	const status = await runRemove(argv, {
		now: LATER,
		environment: { contentDir, dataDir },
		stdout: { write: (text) => (stdout += text) },
		stderr: { write: (text) => (stderr += text) },
	});
	return { status, stdout, stderr };
}

async function importAgain(content: Content) {
	const { report } = await content.run(['--json', content.file], LATER);
	return report;
}

describe('npm run remove', () => {
	it('shows a review, deletes its line and writes its tombstone', async () => {
		const content = await contentWithReviews();
		const { published: id } = content;
		const { status, stdout } = await remove(content, ...REASON, id);
		expect(status).toBe(0);
		expect(stdout).toMatch(/Odessa P\.[^]+fixed the brakes[^]+\nNext: npm run publish\n$/);
		expect((await content.reviews()).map((review) => review.id)).toEqual([content.heldBack]);
		expect(await content.tombstones()).toEqual([
			{ id, removed_at: LATER, reason: 'author request', rating: 4, source: 'survey' },
		]);
		expect((await findContentProblems(content.contentDir)).problems).toEqual([]);
		const stored = JSON.stringify(await content.bytes());
		expect(stored).not.toContain('sv-1');
	});

	it('deletes the readings of the review with their quotes, and no others', async () => {
		const content = await contentWithReviews();
		const review = (await content.reviews()).find(({ id }) => id === content.published);
		const statement = { aspect: 'quality', polarity: 'positive', quote: 'fixed the brakes' };
		const reading = {
			id: content.published,
			digest: readDigest(review ?? { text: '' }),
			reader: { kind: 'hand', name: 'Dana' },
			statements: [{ ...statement, subject: 'us' }],
			people: [],
			services: [],
			date: '2026-11-21',
		};
		const file = join(content.contentDir, 'readings/survey/2026.jsonl');
		await mkdir(join(content.contentDir, 'readings/survey'), { recursive: true });
		const other = { ...reading, id: content.heldBack, stale: true, statements: [] };
		const { people: _, services: __, ...stale } = other;
		await writeFile(file, ndjson(stale, reading));
		await remove(content, ...REASON, content.published);
		expect(await readFile(file, 'utf8')).toBe(ndjson(stale));
	});

	it('changes no file of readings that it cannot read to the end', async () => {
		const content = await contentWithReviews();
		const folder = join(content.contentDir, 'readings/survey');
		await mkdir(folder, { recursive: true });
		const reading = {
			...{ id: content.published, digest: '0'.repeat(16), date: '2026-11-21', stale: true },
			...{ reader: { kind: 'hand', name: 'Dana' }, statements: [] },
		};
		const text = `${ndjson(reading)}{"broken`;
		await writeFile(join(folder, '2026.jsonl'), text);
		await remove(content, ...REASON, content.published);
		expect(await readFile(join(folder, '2026.jsonl'), 'utf8')).toBe(text);
	});

	it('keeps a removed review away from later imports', async () => {
		const content = await contentWithReviews();
		await remove(content, ...REASON, content.published, content.heldBack);
		const report = await importAgain(content);
		expect(report.totals).toMatchObject({ read: 2, added: 0, skipped: 2 });
		expect(report.written).toBe(false);
		expect(await content.reviews()).toEqual([]);
	});

	it('writes no tombstone for a review that was held back', async () => {
		const content = await contentWithReviews();
		const { stdout } = await remove(content, ...REASON, content.heldBack);
		expect(stdout).toContain('1 of these was not published, so no tombstone is needed');
		expect(await content.tombstones()).toEqual([]);
		const ledger = await readFile(join(content.contentDir, 'imported.json'), 'utf8');
		expect(JSON.parse(ledger)).toMatchObject({
			stars: { survey: { '4': 1 } },
			kept_away: [content.heldBack],
		});
		expect((await findContentProblems(content.contentDir)).problems).toEqual([]);
		expect((await importAgain(content)).totals).toMatchObject({ added: 0, skipped: 1 });
	});

	it('says that a review is already removed, and deletes its line if it is still there', async () => {
		const content = await contentWithReviews();
		const { published: id } = content;
		const byHand = { id, removed_at: LATER, reason: 'court order', rating: 4 };
		await writeFile(join(content.contentDir, 'removed.jsonl'), ndjson(byHand));
		expect((await remove(content, ...REASON, id)).stdout).toContain('Removed 1 review: 0 tomb');
		expect(await content.tombstones()).toEqual([byHand]);
		await remove(content, ...REASON, content.heldBack);
		const before = await content.bytes();
		const again = await remove(content, ...REASON, id, content.heldBack);
		expect(again).toMatchObject({ status: 0, stderr: '' });
		expect(again.stdout).toBe(
			`${id} is already removed.\n${content.heldBack} is already removed.\n` +
				`Deleted earlier versions from ${content.dataDir}. Run this again with every other DATA_DIR that you import with.\n`,
		);
		expect(await content.bytes()).toEqual(before);
	});

	it('says which reviews overrides.yaml names', async () => {
		const content = await contentWithReviews();
		const block = `mentions: { block: [{ review: ${content.published}, kind: technician, id: x }] }`;
		await writeFile(join(content.contentDir, 'overrides.yaml'), block);
		const { stdout } = await remove(content, ...REASON, content.published);
		expect(stdout).toContain(`overrides.yaml names ${content.published}: delete that entry`);
	});

	it.each([
		['an unknown id', [...REASON, 'Odessa'], 'npm run find -- "some of its words"'],
		['a missing reason', [], '"author request", "platform removal"'],
		['an unknown reason', ['--reason', 'two stars'], '"author request", "platform removal"'],
		['no id', REASON, 'npm run remove -- --help'],
	])('refuses %s and removes nothing', async (what, argv, message) => {
		const content = await contentWithReviews();
		const before = await content.bytes();
		const ids = what === 'no id' ? [] : [content.published];
		const { status, stderr } = await remove(content, ...argv, ...ids);
		expect(status).toBe(2);
		expect(stderr).toContain(message);
		expect(await content.bytes()).toEqual(before);
	});

	it('removes nothing on a dry run', async () => {
		const content = await contentWithReviews();
		const before = await content.bytes();
		const { stdout } = await remove(content, '--dry-run', ...REASON, content.published);
		expect(stdout).toContain('1 review would be removed');
		expect(await content.bytes()).toEqual(before);
	});
});
