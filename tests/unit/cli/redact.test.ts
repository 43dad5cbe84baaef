import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runRemove } from '../../../src/cli/remove.ts';
import { findContentProblems } from '../../../src/content/find-content-problems.ts';
import { AFTER, aReview, createRedacted, TEXT } from '../import/redacting.ts';
import { LATER } from '../import/importing.ts';

const ELSEWHERE = { field: 'text', kind: 'name', start: 0, end: 4, digest: '0123456789abcdef' };

async function warningsOf({ contentDir }: { contentDir: string }) {
	const { problems, warnings } = await findContentProblems(contentDir);
	expect(problems).toEqual([]);
	return warnings.filter(({ file }) => file.endsWith('redactions.jsonl'));
}

describe('npm run redact', () => {
	it('masks the words wherever they occur, also in replies, and notes the places', async () => {
		const content = await createRedacted();
		const { status, stdout } = await content.redact(content.id, 'Brannoc');
		expect(status).toBe(0);
		expect(stdout).toBe(
			'text: sk for Quillon. Quillon and his brother [name removed] fixed the brakes.\n' +
				'response: Thank you, [name removed], from all of us.\n' +
				'Masked 2 places; imports mask them again.\nNext: npm run publish\n',
		);
		const text = 'Ask for Quillon. Quillon and his brother [name removed] fixed the brakes.';
		const responses = [{ text: 'Thank you, [name removed], from all of us.' }];
		expect(await content.reviews()).toMatchObject([{ text, responses, changed_at: LATER }]);
		expect(await content.redactions()).toMatchObject([
			{ review: content.id, field: 'text', start: 41, end: 48 },
			{ review: content.id, field: 'response', index: 0, start: 11, end: 18 },
		]);
		expect(await warningsOf(content)).toEqual([]);
	});

	it('notes later redactions in the text before the first one', async () => {
		const content = await createRedacted();
		await content.redact(content.id, '--kind', 'handle', 'Quillon');
		await content.redact(content.id, 'brother', 'Brannoc');
		await content.redact(content.id, '--kind', 'plate', 'Ask for [handle removed]');
		const [review] = await content.reviews();
		const masked = '[plate removed]. [handle removed] and his [name removed] fixed the brakes.';
		expect(review?.text).toBe(masked);
		const redactions = (await content.redactions()).filter((one) => one.field !== 'author');
		expect(new Set(redactions.map(({ digest }) => digest)).size).toBe(1);
		expect(redactions.map(({ start, end }) => TEXT.slice(start, end))).toEqual([
			...['Quillon', 'Quillon', 'brother Brannoc', 'Ask for Quillon'],
		]);
		expect((await content.importAgain(aReview())).totals).toMatchObject({ unchanged: 1 });
	});

	it('hides an author whose name the words are, also when the review changes', async () => {
		const content = await createRedacted();
		const name = (await content.reviews())[0]?.author.name ?? '';
		const { stdout } = await content.redact(content.id, name);
		expect(stdout).toContain('author: Customer\nMasked 1 place;');
		const author = { name: 'Customer', anonymous: true };
		expect(await content.reviews()).toMatchObject([{ author }]);
		expect((await content.importAgain(aReview())).totals).toMatchObject({ unchanged: 1 });
		await content.importAgain(aReview({ comment: 'Other words.', starRating: 'TWO' }));
		expect(await content.reviews()).toMatchObject([{ author, text: 'Other words.', rating: 2 }]);
		expect(await warningsOf(content)).toEqual([]);
	});

	it('deletes the versions that are kept for an undo', async () => {
		const content = await createRedacted();
		await content.importAgain(aReview({ starRating: 'TWO' }));
		const former = join(content.dataDir, 'imports/2.jsonl');
		expect(await readFile(former, 'utf8')).toContain('Quillon');
		await content.redact(content.id, 'Quillon');
		expect(await readFile(former, 'utf8')).not.toContain('Quillon');
	});

	it.each([
		['an unknown id', ['Quillon', 'ID'], 'npm run find -- TEXT'],
		['words that do not occur', ['ID', 'quillon'], 'Then type them in quotes: npm run redact -- '],
		['words of another field', ['ID', '--field', 'title', 'Quillon'], 'its title do not contain'],
		['an unknown kind', ['ID', '--kind', 'pet', 'Quillon'], 'write one of "e-mail", "phone"'],
		['an unknown field', ['ID', '--field', 'stars', 'Quillon'], 'write one of "text", "title"'],
		['no words', ['ID', ' '], 'npm run redact -- --help'],
	])('refuses %s and changes nothing', async (_, argv, message) => {
		const content = await createRedacted();
		const before = await content.bytes();
		const ran = await content.redact(...argv.map((one) => (one === 'ID' ? content.id : one)));
		expect(ran.status).toBe(2);
		expect(ran.stderr).toContain(message);
		expect(ran.stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
		expect(ran.stderr).not.toMatch(/quillon/i);
		expect(await content.bytes()).toEqual(before);
	});

	it('masks no part of a mask', async () => {
		const content = await createRedacted();
		await content.redact(content.id, 'Quillon');
		const before = await content.bytes();
		expect((await content.redact(content.id, 'name removed')).status).toBe(2);
		expect((await content.redact(content.id, 'for [name')).status).toBe(2);
		expect(await content.bytes()).toEqual(before);
	});

	it('refuses a text that was changed by hand since it was redacted', async () => {
		const content = await createRedacted();
		await content.redact(content.id, '--field', 'text', 'Quillon');
		const shard =
			Object.keys(await content.bytes()).find((path) => path.includes('/reviews/')) ?? '';
		const text = await readFile(shard, 'utf8');
		await writeFile(shard, text.replace('Ask for', 'Look for'));
		const { stderr } = await content.redact(content.id, 'brother');
		expect(stderr).toContain('Delete the lines with');
	});

	it('changes nothing on a dry run', async () => {
		const content = await createRedacted();
		const before = await content.bytes();
		const { stdout } = await content.redact('--dry-run', content.id, 'Quillon');
		expect(stdout).toContain('Dry run: 2 places would be masked');
		expect(await content.bytes()).toEqual(before);
	});
});

describe('redactions.jsonl', () => {
	it('loses the redactions of a removed review, and no others', async () => {
		const content = await createRedacted();
		await content.redact(content.id, 'Quillon');
		const other = JSON.stringify({ review: 'other', ...ELSEWHERE });
		await appendFile(join(content.contentDir, 'redactions.jsonl'), `${other}\n`);
		await runRemove(['--reason', 'author request', content.id], {
			now: AFTER,
			environment: content,
			stdout: { write: () => {} },
			stderr: { write: () => {} },
		});
		expect(await content.redactions()).toMatchObject([{ review: 'other' }]);
		const { stderr } = await content.redact(content.id, 'Quillon');
		expect(stderr).toContain('or it was removed');
	});

	it('is checked: reviews that are not stored, and unknown kinds', async () => {
		const content = await createRedacted();
		const lines = [
			{ review: 'other', ...ELSEWHERE },
			{ review: content.id, ...ELSEWHERE, kind: 'pet' },
			{ review: content.id, ...ELSEWHERE, field: 'response' },
		];
		const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
		await writeFile(join(content.contentDir, 'redactions.jsonl'), text);
		expect(await warningsOf(content)).toMatchObject([
			{ line: 1, problem: 'there is no stored review "other"' },
			{ line: 2, remedy: expect.stringContaining('write one of e-mail') },
			{ line: 3, problem: expect.stringContaining('"index"') },
		]);
	});
});

it('asks what words with digits are, unless it sees', async () => {
	const content = await createRedacted();
	await content.importAgain(aReview({ comment: 'Ask for Quillon at desk 12.' }));
	const { status, stderr } = await content.redact(content.id, 'desk 12');
	expect(status).toBe(2);
	expect(stderr).toContain(`npm run redact -- --kind KIND ${content.id} 'desk 12'`);
});
