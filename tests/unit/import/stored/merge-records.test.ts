import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stampContent } from '../../../../src/content/stamp-content.ts';
import { stampRecord } from '../../../../src/reviews/record-digest.ts';
import { StoredReview } from '../../../../src/reviews/stored-review.ts';
import { createContent, googleReview, LATER, ndjson, NOW, surveyAnswer } from '../importing.ts';

type Content = Awaited<ReturnType<typeof createContent>>;

async function importAnswers(content: Content, answers: readonly object[], now = NOW) {
	const ran = await content.run(
		['--json', await content.write('answers', ndjson(...answers))],
		now,
	);
	return { ...ran, file: ran.report?.files[0] };
}

const shard = (content: Content, year: number) =>
	join(content.contentDir, `reviews/survey/${year}.jsonl`);

describe('importing again', () => {
	it('changes no byte if the records are equal', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer(), surveyAnswer({ id: 'sv-2' })]);
		const before = await content.bytes();
		const { file, report } = await importAnswers(
			content,
			[surveyAnswer({ id: 'sv-2' }), surveyAnswer()],
			LATER,
		);
		expect(file).toMatchObject({ unchanged: 2, added: 0, updated: 0 });
		expect(report.written).toBe(false);
		expect(await content.bytes()).toEqual(before);
	});

	it('updates a changed record and its change time, but not its id or check time', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer()]);
		const [before] = await content.reviews();
		const { file } = await importAnswers(content, [surveyAnswer({ stars: 2 })], LATER);
		const [after] = await content.reviews();
		expect(file).toMatchObject({ updated: 1, added: 0 });
		expect(after).toMatchObject({
			id: before?.id,
			rating: 2,
			changed_at: LATER,
			verification: { checked_at: NOW },
		});
	});

	it('leaves the lines of other records unchanged, including spaces', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer(), surveyAnswer({ id: 'sv-2' })]);
		const lines = (await readFile(shard(content, 2026), 'utf8')).trimEnd().split('\n');
		const kept = lines.find((line) => line.includes('"sv-2"')) ?? '';
		const spaced = kept.replace('"rating":4', '"rating": 4');
		const others = lines.filter((line) => line !== kept);
		await writeFile(shard(content, 2026), [...others, spaced, ''].join('\n'));
		await importAnswers(content, [surveyAnswer({ stars: 1 })], LATER);
		expect((await readFile(shard(content, 2026), 'utf8')).split('\n')).toContain(spaced);
	});

	it('updates the check time if the verification method changed', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer({ repair_order: undefined })]);
		await importAnswers(content, [surveyAnswer()], LATER);
		expect((await content.reviews())[0]?.verification).toEqual({
			method: 'invited_after_transaction',
			checked_at: LATER,
		});
	});

	it('moves a record if its year changed and deletes the empty file', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer()]);
		const moved = { visit_date: undefined, submitted_at: '2025-12-31T20:00:00-08:00' };
		const { file } = await importAnswers(content, [surveyAnswer(moved)], LATER);
		expect(file).toMatchObject({ updated: 1 });
		const paths = Object.keys(await content.bytes());
		expect(paths.filter((path) => path.includes('/reviews/'))).toEqual([shard(content, 2025)]);
	});

	it('keeps the stored version if the export is older', async () => {
		const content = await createContent();
		const edited = googleReview({
			comment: 'Second thoughts.',
			updateTime: '2026-11-15T08:00:00Z',
		});
		const importPage = async (review: object) =>
			content.run(['--json', await content.write('page', JSON.stringify([review]))]);
		await importPage(edited);
		const before = await content.bytes();
		const { report, status } = await importPage(googleReview());
		expect(status).toBe(0);
		expect(report.files[0]?.skipped).toEqual([
			{ reason: 'older than the stored version', count: 1, lines: [1] },
		]);
		expect(await content.bytes()).toEqual(before);
	});

	it.each([false, true])(
		'keeps an edit by hand until the export changes (published before: %s)',
		async (isPublished) => {
			const content = await createContent();
			await importAnswers(content, [surveyAnswer()]);
			const text = await readFile(shard(content, 2026), 'utf8');
			await writeFile(
				shard(content, 2026),
				text.replace('fixed the brakes', 'repaired the brakes'),
			);
			if (isPublished) await stampContent(content.contentDir, LATER);
			const again = await importAnswers(content, [surveyAnswer()], LATER);
			expect(again.file).toMatchObject({ unchanged: 1, warnings: [] });
			expect((await content.reviews())[0]?.text).toContain('repaired the brakes');
			const { file } = await importAnswers(content, [surveyAnswer({ stars: 3 })], LATER);
			expect(file?.warnings).toMatchObject([{ message: 'an edit by hand was replaced' }]);
			expect((await content.reviews())[0]?.text).toContain('fixed the brakes');
		},
	);

	it('finds a record by its source id, even if its own id was changed by hand', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer()]);
		const [{ changed_at, digest, imported_digest, ...record } = StoredReview.parse({})] =
			await content.reviews();
		const renamed = stampRecord({ ...record, id: 'my-own-id' }, NOW);
		await writeFile(shard(content, 2026), `${JSON.stringify(renamed)}\n`);
		const { file } = await importAnswers(content, [surveyAnswer({ stars: 3 })], LATER);
		expect(file).toMatchObject({ updated: 1 });
		expect(await content.reviews()).toMatchObject([{ id: 'my-own-id', rating: 3 }]);
	});
});

describe('a review that occurs twice in a run', () => {
	it('is counted once if both are equal', async () => {
		const content = await createContent();
		const { file } = await importAnswers(content, [surveyAnswer(), surveyAnswer()]);
		expect(file).toMatchObject({ read: 2, added: 1, duplicates: 1, warnings: [] });
	});

	it('is stored as in the later record, with a warning', async () => {
		const content = await createContent();
		const answers = [surveyAnswer({ stars: 1 }), surveyAnswer({ stars: 2 })];
		const { file } = await importAnswers(content, answers);
		expect(file).toMatchObject({ added: 1, duplicates: 1, warnings: [{ line: 2 }] });
		expect(await content.reviews()).toMatchObject([{ rating: 2 }]);
	});

	it('is stored as it was edited last, regardless of the order of files', async () => {
		const content = await createContent();
		const edited = googleReview({ starRating: 'TWO', updateTime: '2026-11-15T08:00:00Z' });
		const one = await content.write('one', JSON.stringify([edited]));
		const two = await content.write('two', JSON.stringify([googleReview()]));
		const { report } = await content.run(['--json', one, two]);
		expect(report.files).toMatchObject([
			{ added: 1, duplicates: 0 },
			{ added: 0, duplicates: 1 },
		]);
		expect(await content.reviews()).toMatchObject([{ rating: 2 }]);
	});
});

describe('withdrawn consent', () => {
	const refused = surveyAnswer({ consent_to_publish: false });

	it('removes the stored review permanently and leaves a tombstone', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer(), surveyAnswer({ id: 'sv-2' })]);
		const id = (await content.reviews()).find((one) => one.source.review_id === 'sv-1')?.id;
		const { file, status } = await importAnswers(content, [refused], LATER);
		expect(status).toBe(0);
		expect(file).toMatchObject({
			read: 1,
			removed: 1,
			skipped: [{ reason: 'the customer withdrew consent', count: 1, lines: [1] }],
			warnings: [{ id: 'sv-1', message: `the stored review ${id} was removed` }],
		});
		expect((await content.reviews()).map(({ source }) => source.review_id)).toEqual(['sv-2']);
		const tombstone = {
			id,
			removed_at: LATER,
			reason: 'consent withdrawn',
			rating: 4,
			source: 'survey',
		};
		expect(await content.tombstones()).toEqual([tombstone]);

		const again = await importAnswers(content, [surveyAnswer()], LATER);
		expect(again.file?.skipped).toEqual([
			{ reason: 'removed earlier (removed.jsonl)', count: 1, lines: [1] },
		]);
		await importAnswers(content, [refused], LATER);
		expect(await content.tombstones()).toEqual([tombstone]);
		expect(await content.reviews()).toHaveLength(1);
	});

	it('adds no second tombstone if one was added by hand', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer()]);
		const [review] = await content.reviews();
		const tombstone = { id: review?.id, removed_at: NOW, reason: 'author request', rating: 4 };
		await writeFile(join(content.contentDir, 'removed.jsonl'), `${JSON.stringify(tombstone)}\n`);
		await importAnswers(content, [refused], LATER);
		expect(await content.reviews()).toEqual([]);
		expect(await content.tombstones()).toEqual([tombstone]);
	});

	it('adds no tombstone if the review was not published', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer({ repair_order: undefined })]);
		await importAnswers(content, [refused], LATER);
		expect(await content.reviews()).toEqual([]);
		expect(await content.tombstones()).toEqual([]);
	});

	it.each([
		['before', [refused, surveyAnswer()]],
		['after', [surveyAnswer(), refused]],
	])('also counts if it comes %s a consent in the same run', async (_where, answers) => {
		const content = await createContent();
		const { file } = await importAnswers(content, answers);
		expect(file).toMatchObject({ read: 2, added: 0, warnings: [{ count: 1 }] });
		expect(await content.reviews()).toEqual([]);
	});
});

describe('a tombstone', () => {
	it('keeps a review that was removed by hand from being imported again', async () => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer()]);
		const [review] = await content.reviews();
		const tombstone = { id: review?.id, removed_at: NOW, reason: 'advertising', rating: 4 };
		await writeFile(shard(content, 2026), '');
		await writeFile(join(content.contentDir, 'removed.jsonl'), `${JSON.stringify(tombstone)}\n`);
		const { file, status } = await importAnswers(content, [surveyAnswer()]);
		expect(status).toBe(0);
		expect(file?.skipped).toMatchObject([{ count: 1 }]);
		expect(await content.reviews()).toEqual([]);
	});
});

describe('malformed stored content', () => {
	it.each([
		['invalid JSON', '{"id": ', /survey\/2026\.jsonl:3: the line is not JSON/],
		['stars out of range', { rating: 7 }, /2026\.jsonl:3: "rating" must be at most 5, found 7/],
		['an unknown field', { mood: 'fine' }, /2026\.jsonl:3: unrecognized key: "mood"/],
		['a known id', {}, /2026\.jsonl:3: "id" \w+ is also stored in .*survey\/2026\.jsonl:1/],
	])('stops an import: %s', async (_what, damage, message) => {
		const content = await createContent();
		await importAnswers(content, [surveyAnswer()]);
		const text = await readFile(shard(content, 2026), 'utf8');
		const line =
			typeof damage === 'string' ? damage : JSON.stringify({ ...JSON.parse(text), ...damage });
		await writeFile(shard(content, 2026), `${text}\n${line}\n`);
		const before = await content.bytes();
		const { status, stderr } = await importAnswers(content, [surveyAnswer({ id: 'sv-9' })]);
		expect(status).toBe(2);
		expect(stderr).toMatch(message);
		expect(await content.bytes()).toEqual(before);
	});
});

describe('shards', () => {
	it('hold one year of one source, sorted by date', async () => {
		const content = await createContent();
		const days = ['2026-03-05', '2025-07-01', '2026-01-09', '2026-03-05'];
		const answers = days.map((day, index) =>
			surveyAnswer({ id: `sv-${index}`, visit_date: day, submitted_at: `${day}T12:00:00-08:00` }),
		);
		await importAnswers(content, answers);
		const lines = (await readFile(shard(content, 2026), 'utf8')).trimEnd().split('\n');
		const order = lines.map((line) => StoredReview.parse(JSON.parse(line)));
		expect(order.map(({ date }) => date)).toEqual(['2026-01-09', '2026-03-05', '2026-03-05']);
		expect((order[1]?.id ?? '') < (order[2]?.id ?? '')).toBe(true);
		expect(Object.keys(JSON.parse(lines[0] ?? ''))).toEqual(
			Object.keys(StoredReview.shape).filter((key) => key in JSON.parse(lines[0] ?? '')),
		);
		expect((await readFile(shard(content, 2025), 'utf8')).split('\n')).toHaveLength(2);
	});
});

it('exports of two programs that write time and link differently change nothing', async () => {
	const content = await createContent();
	const importPage = async (publishedAtDate: string, link: string, text: string) => {
		const reviewUrl = `https://www.google.com/maps/reviews/${link}`;
		const review = { reviewId: 'a1', stars: 2, publishedAtDate, name: 'Odessa Palmer', text };
		const path = await content.write('page.json', JSON.stringify([{ ...review, reviewUrl }]));
		const { report } = await content.run(['--json', '--location', 'harborview', path]);
		return report.files[0];
	};
	await importPage('2026-03-04T18:00:00Z', 'data=!4m8!14m7!1sa1', 'Waited.');
	const before = await content.bytes();
	expect(await importPage('2026-03-04T18:00:00.000Z', 'data=!1sa1', 'Waited.')).toMatchObject({
		unchanged: 1,
	});
	expect(await content.bytes()).toEqual(before);
	expect(await importPage('2026-03-04T18:00:00Z', 'data=!1sa1', 'Waited long.')).toMatchObject({
		updated: 1,
	});
});
