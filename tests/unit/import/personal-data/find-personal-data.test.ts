import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildEdition } from '../../../../src/edition/create-edition.ts';
import { loadContent } from '../../../../src/content/load-content.ts';
import { renderDocuments } from '../../../../src/edition/documents/render-documents.ts';
import {
	findPersonalData,
	findPersonalRecords,
	refusePersonalData,
} from '../../../../src/import/personal-data/find-personal-data.ts';
import {
	createRedactor,
	NOTHING,
} from '../../../../src/import/personal-data/redact-personal-data.ts';
import type { StoredReview } from '../../../../src/reviews/stored-review.ts';
import {
	aRecord,
	BASE_URL,
	copyContent,
	sampleContent,
	sampleEdition,
} from '../../../support/content.ts';

const SHARD = 'reviews/survey/2021.jsonl';
const content = await sampleContent();

function contentWith(facts: Partial<StoredReview>): string {
	const folder = copyContent();
	appendFileSync(join(folder, SHARD), `${JSON.stringify(aRecord({ id: 'byhand', ...facts }))}\n`);
	return folder;
}

describe('a line edited by hand', () => {
	it.each<[string, Partial<StoredReview>, string]>([
		['e-mail', { text: 'Write to imani.r@example.com please' }, '"text"'],
		['phone', { title: 'Call 541-555-0199' }, '"title"'],
		['vehicle number', { text: 'It is 1FTFW1E50NFA12345, the blue one' }, '"text"'],
		['order number', { text: 'See RO 12345' }, '"text"'],
		['address', { text: 'They came to 12 Oak Street for it' }, '"text"'],
		['photo link', { text: 'https://photos.example/me.jpg' }, '"text"'],
		['e-mail', { author: { name: 'ada@example.com', anonymous: false } }, '"author.name"'],
		[
			'phone',
			{ responses: [{ text: 'Call 541-555-0199', author: 'L', date: '2026-03-06' }] },
			'"responses.0.text"',
		],
		[
			'name',
			{
				author: { name: 'A Google user', anonymous: true },
				responses: [{ text: 'Thank you, Ada Oak', author: 'L', date: '2026-03-06' }],
			},
			'"responses.0.text"',
		],
	])('is refused for %s in %o', async (kind, facts, field) => {
		const folder = contentWith(facts);
		const line = readFileSync(join(folder, SHARD), 'utf8').trim().split('\n').length;
		const error = await loadContent(folder)
			.then((loaded) => refusePersonalData(loaded, folder))
			.catch((refusal: Error) => refusal.message);
		expect(error).toContain(`2021.jsonl:${line}: ${field} of review "byhand" holds`);
		expect(error).toContain(`(${kind}); write "[${kind} removed]" in its place`);
		expect(error).not.toMatch(/example\.com|0199|12345|Oak/);
	});

	it('stops the build with its line number', async () => {
		const contentDir = contentWith({ text: 'Write to imani.r@example.com please' });
		await expect(buildEdition({ contentDir, baseUrl: BASE_URL })).rejects.toThrow(
			/2021\.jsonl:\d+: "text" of review "byhand" holds what looks like personal data \(e-mail\)/,
		);
	});

	it('is refused in the settings, too', async () => {
		const folder = copyContent();
		appendFileSync(join(folder, 'policy.md'), '\nOr write to imani.r@example.com.\n');
		expect(await findPersonalData(await loadContent(folder), folder)).toMatchObject([
			{ file: join(folder, 'policy.md'), problem: expect.stringContaining('e-mail') },
		]);
	});
});

it('allows the name of an author in full where the review shows it', () => {
	const text = 'Good people. My name is Ada Oak. – Ada Oak';
	const found = (name: string) => {
		const records = [aRecord({ id: 'signed', text, author: { name, anonymous: false } })];
		return findPersonalRecords({ ...content, records, removed: [] });
	};
	expect(found('Ada Oak')).toEqual([]);
	expect(found('Ada O.')).toEqual([{ id: 'signed', field: 'text', kinds: ['name'] }]);
});

it('allows the contacts of the business, and anything in unpublished reviews', () => {
	const text = 'Write to care@larkspur.example or call +1-541-555-0100, 418 Millrace Parkway';
	const hidden = { text: 'ada@example.com' };
	const records = [
		aRecord({ id: 'own', text }),
		aRecord({ id: 'gone', ...hidden }),
		aRecord({
			...{ id: 'held', ...hidden },
			verification: { method: 'none', checked_at: '2026-03-05T10:00:00Z' },
		}),
	];
	const removed = [
		{ id: 'gone', removed_at: '2026-03-05T10:00:00Z', reason: 'personal data', rating: 5 },
	] as const;
	expect(findPersonalRecords({ ...content, records, removed })).toEqual([]);
});

const textsOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('\n');

it('finds nothing in any document for the sample', async () => {
	expect(findPersonalRecords(content)).toEqual([]);
	const redact = createRedactor(content.settings.businessFile, content.settings.staff);
	const documents = renderDocuments(await sampleEdition());
	const reviews = documents.find(({ file }) => file === 'reviews.ndjson');
	for (const line of reviews?.render() ?? []) {
		const { title = '', text, translation, author, responses } = JSON.parse(String(line));
		for (const part of [title, text, translation?.text ?? '', author.name, responses]) {
			const written = typeof part === 'string' ? part : textsOf(part);
			const own = { ...NOTHING, byBusiness: part === responses };
			expect(redact(written, own)).toBe(written);
		}
	}
});
