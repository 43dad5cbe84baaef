import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { trustpilotCsv } from '../../../src/import/formats/trustpilot-csv.ts';
import { trustpilotJson } from '../../../src/import/formats/trustpilot-json.ts';
import { expectRules } from './importing.ts';
import { table, trustpilotReview, trustpilotRow } from './platform-samples.ts';
import { createPlatformContent, draftOf, faultsOf, importExport, reasonOf } from './platforms.ts';

describe('a review from the Trustpilot API', () => {
	it('is stored with its visit and reply, verified only by an account', async () => {
		const review = trustpilotReview({
			text: 'My order D 20730 was late.',
			updatedAt: '2024-03-09T10:00:00Z',
		});
		const { review: stored } = await importExport(JSON.stringify({ reviews: [review] }));
		expect(stored).toMatchObject({
			rating: 3,
			title: 'Fine, but slow',
			text: 'My order [order number removed] was late.',
			date: '2024-03-05',
			edited_at: '2024-03-09T10:00:00Z',
			experienced_on: '2024-03-01',
			author: { name: 'Odessa P.' },
			location: 'millbrook',
			responses: [{ text: 'We are sorry for the wait.', date: '2024-03-06' }],
			verification: { method: 'platform_account_only' },
		});
	});

	it.each(['pending', 'Reported', 'archived', 'deleted'])('is skipped if it is %s', (status) => {
		expect(reasonOf(trustpilotJson, trustpilotReview({ status }))).toMatch(/^not public/);
	});

	it.each([
		[
			'an update time equal to its creation time',
			{ updatedAt: '2024-03-05T17:20:00Z' },
			{ editedAt: undefined },
		],
		['no location', { location: null }, { location: { value: '' } }],
		['no reply', { companyReply: null }, { responses: [], warnings: [] }],
		['no consumer', { consumer: null }, { authorName: undefined }],
	])('is read correctly with %s', (_what, changes, draft) => {
		expect(draftOf(trustpilotJson, trustpilotReview(changes))).toMatchObject(draft);
	});

	it.each(['id', 'stars', 'createdAt'])(
		'is rejected with the rule if its %s is invalid',
		(member) => expectRules(trustpilotJson, (wrong) => trustpilotReview({ [member]: wrong })),
	);
});

describe('a row in a Trustpilot CSV', () => {
	it('is stored without a title that only repeats the start of the text', async () => {
		const { review } = await importExport(table(trustpilotRow()), ['--location', 'millbrook']);
		expect(review).toMatchObject({ rating: 5, date: '2024-03-05', experienced_on: '2024-03-01' });
		expect(review).not.toHaveProperty('title');
		expect(review).not.toHaveProperty('truncated');
	});

	it('is stored with a real title', () => {
		const { title } = draftOf(trustpilotCsv, trustpilotRow({ title: 'Honest…' }));
		expect(title).toBe('Honest…');
	});

	it.each([{ filtered: 'True' }, { pending: 'true' }, { filtered: '1' }])(
		'is skipped with %j',
		(changes) => {
			expect(reasonOf(trustpilotCsv, trustpilotRow(changes))).toMatch(/^not public/);
		},
	);

	it('is rejected if it is unclear whether it is public', () => {
		expect(faultsOf(trustpilotCsv, trustpilotRow({ filtered: 'perhaps' }))).toEqual(['filtered']);
		expect(faultsOf(trustpilotCsv, trustpilotRow({ published: '5/3/2024' }))).toEqual([
			'published',
		]);
		expect(reasonOf(trustpilotCsv, trustpilotRow({ rating: '0' }))).toMatch(/^no stars/);
	});

	it('is counted by its stars even if the platform hides it', async () => {
		const content = await createPlatformContent();
		const rows = table(
			trustpilotRow(),
			trustpilotRow({ id: 'kept-back', filtered: 'true', rating: '1' }),
		);
		await content.run(['--location', 'millbrook', await content.write('export', rows)]);
		const ledger = await readFile(join(content.contentDir, 'imported.json'), 'utf8');
		expect(Object.values(JSON.parse(ledger).left_out)).toEqual([
			{ source: 'trustpilot', reason: expect.stringMatching(/^not public/), rating: 1 },
		]);
	});
});
