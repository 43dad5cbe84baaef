import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runFind } from '../../../src/cli/find.ts';
import {
	createContent,
	googleReview,
	LATER,
	ndjson,
	NOW,
	surveyAnswer,
} from '../import/importing.ts';

const ANSWERS = [
	surveyAnswer({ id: 'sv-1', name: 'Jörg Müller', text: 'The café was closed. Brakes are fine.' }),
	surveyAnswer({ id: 'sv-2', text: 'Brakes squeal.', repair_order: undefined }),
	surveyAnswer({
		id: 'sv-3',
		text: '',
		submitted_at: '2025-03-04T10:00:00-08:00',
		visit_date: undefined,
	}),
];

async function contentWithReviews() {
	const content = await createContent();
	const reviewReply = { comment: 'Danke, Frau Müller', updateTime: LATER };
	const page = ndjson(googleReview({ comment: '', reviewReply }));
	await content.run([await content.write('page', page)], LATER);
	await content.run([await content.write('answers', ndjson(...ANSWERS))]);
	const reviews = await content.reviews();
	const idOf = (id: string) => reviews.find(({ source }) => source.review_id === id)?.id ?? '';
	return { ...content, idOf };
}

async function find(contentDir: string, ...argv: string[]) {
	let stdout = '';
	let stderr = '';
	const status = await runFind(argv, {
		environment: { contentDir },
		stdout: { write: (text) => (stdout += text) },
		stderr: { write: (text) => (stderr += text) },
	});
	return { status, stdout, stderr };
}

describe('npm run find', () => {
	it.each([
		['a full name, though the stored one is shortened', ['jorg MUELLER'], ['sv-1']],
		['a part of the name', ['jorg'], ['sv-1']],
		['another spelling of a name in a reply', ['Mueller'], ['r1']],
		['a text in capitals without accents', ['CAFE', 'brakes'], ['sv-1']],
		['a month', ['2025-03'], ['sv-3']],
		['a day', ['2025-03-04'], ['sv-3']],
		['an id at the source', ['SV-2'], ['sv-2']],
		['a word in two reviews', ['brakes'], ['sv-1', 'sv-2']],
		['words that never occur together', ['café squeal'], []],
	])('finds %s', async (_what, words, expected) => {
		const { contentDir } = await contentWithReviews();
		const { status, stdout } = await find(contentDir, '--json', ...words);
		const { total, reviews } = JSON.parse(stdout);
		const ids = reviews.map((review: { review_id: string }) => review.review_id);
		expect([total, ids.toSorted()]).toEqual([expected.length, expected]);
		expect(status).toBe(expected.length > 0 ? 0 : 1);
	});

	it('finds a review by its id and says whether it is published, held back or removed', async () => {
		const { contentDir, idOf } = await contentWithReviews();
		const tombstone = { removed_at: NOW, reason: 'author request', rating: 4 };
		const removed = [idOf('sv-3'), 'gone-long-ago'].map((id) => ({ ...tombstone, id }));
		await writeFile(join(contentDir, 'removed.jsonl'), ndjson(...removed));
		const stateOf = async (id: string) =>
			/^\S+ {2}(published|held back|removed) /.exec((await find(contentDir, id)).stdout)?.[1];
		expect(await stateOf(idOf('sv-1'))).toBe('published');
		expect(await stateOf(idOf('sv-2'))).toBe('held back');
		expect(await stateOf(idOf('sv-3'))).toBe('removed');
		expect(await stateOf('gone-long-ago')).toBe('removed');
	});

	it('finds the tombstone of a removed review by the id at its source', async () => {
		const { contentDir, idOf } = await contentWithReviews();
		const id = idOf('sv-3');
		const facts = { removed_at: NOW, reason: 'author request', rating: 4, source: 'survey' };
		await writeFile(join(contentDir, 'removed.jsonl'), ndjson({ id, ...facts }));
		await rm(join(contentDir, 'reviews'), { recursive: true });
		const { stdout } = await find(contentDir, 'sv-3');
		expect(stdout).toContain(`${id}  removed  `);
		expect(stdout).toContain('author request');
	});

	it('shows the text around the match', async () => {
		const content = await createContent();
		const text = `${'Long before that. '.repeat(20)}The needle is here. ${'And after. '.repeat(20)}`;
		await content.run([await content.write('answers', ndjson(surveyAnswer({ text })))]);
		const { stdout } = await find(content.contentDir, 'needle');
		expect(stdout).toMatch(/\n {2}… .{0,30}The needle is here\. .{30,70} …\n\n1 review in /);
		expect(stdout.endsWith(` in ${content.contentDir}\n`)).toBe(true);
	});

	it('shows the text before a match in a reply, which is marked as one', async () => {
		const content = await createContent();
		await content.run([
			await content.write('answers', ndjson(surveyAnswer({ text: 'Fair price.' }))),
		]);
		const shard = join(content.contentDir, 'reviews/survey/2026.jsonl');
		const reply = JSON.stringify([
			{ author: 'Us', date: '2026-11-02', text: 'Thank you, Odessa!' },
		]);
		const stored = await readFile(shard, 'utf8');
		await writeFile(shard, stored.replace('"responses":[]', `"responses":${reply}`));
		const { stdout } = await find(content.contentDir, 'Odessa');
		expect(stdout).toContain('\n  Fair price. [our reply: Thank you, Odessa!]\n');
	});

	it('shows 20 reviews at most, and the number of all', async () => {
		const content = await createContent();
		const answers = Array.from({ length: 21 }, (_, at) => surveyAnswer({ id: `sv-${at}` }));
		await content.run([await content.write('answers', ndjson(...answers))]);
		const { stdout } = await find(content.contentDir, 'sv');
		expect(stdout.match(/ sv-/g)).toHaveLength(20);
		expect(stdout).toContain('21 reviews in ');
		expect(stdout).toContain('; these are the newest 20');
	});

	it('says what to try if nothing is found, and refuses an empty query', async () => {
		const { contentDir } = await contentWithReviews();
		expect(await find(contentDir, 'nowhere')).toMatchObject({
			status: 1,
			stdout: '',
			stderr: expect.stringMatching(/^No review in (.+) contains[^]*npm run find -- 2026-11/),
		});
		expect((await find(contentDir, ' ')).status).toBe(2);
	});
});

it('does not call a review published if its platform allows only a link', async () => {
	const content = await contentWithReviews();
	const path = join(content.contentDir, 'business.yaml');
	const settings = await readFile(path, 'utf8');
	await writeFile(path, settings.replace(/(- id: survey\n)/, '$1      republish: link\n'));
	const { stdout } = await find(content.contentDir, 'café');
	expect(stdout).toContain('not published (platform: link only)');
});
