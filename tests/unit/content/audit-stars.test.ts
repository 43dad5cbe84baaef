import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMissingStars } from '../../../src/content/audit-stars.ts';
import { growLedger, ImportedLedger, moveLedger } from '../../../src/content/import-log.ts';
import { loadContent } from '../../../src/content/load-content.ts';
import { stampContent } from '../../../src/content/stamp-content.ts';
import { aRecord, copyContent } from '../../support/content.ts';

const NOW = '2030-01-02T03:04:05Z';
const SHARD = 'reviews/survey/2021.jsonl';

async function messageOf(task: Promise<unknown>): Promise<string> {
	return task.then(
		() => 'no error',
		(error: Error) => error.message,
	);
}

/** Returns a copy of the sample with one changed file. */
function edited(file: string, change: (text: string) => string): string {
	const folder = copyContent();
	const path = join(folder, file);
	writeFileSync(path, change(readFileSync(path, 'utf8')));
	return folder;
}

function ledgerOf(folder: string): ImportedLedger {
	return ImportedLedger.parse(JSON.parse(readFileSync(join(folder, 'imported.json'), 'utf8')));
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';
const withoutFirstLine = (text: string) => text.slice(firstLine(text).length + 1);
const firstOf = (folder: string) =>
	JSON.parse(firstLine(readFileSync(join(folder, SHARD), 'utf8')));

describe('the build and npm run publish refuse', () => {
	it.each([
		['a deleted line', withoutFirstLine, /of source "survey", \d+ with 5 stars/],
		[
			'edited stars, with the stars that increased',
			(text: string) => text.replace('"rating":4', '"rating":5'),
			/survey", \d+ with 4 stars were imported and \d+ are stored or removed with a reason: 1 is missing, while there are more with 5: stars may have been edited/,
		],
		[
			'a deleted line that was replaced by one with different stars',
			(text: string) => `${withoutFirstLine(text)}${JSON.stringify(aRecord({ rating: 4 }))}\n`,
			/with 5 stars .* 1 is missing/,
		],
	])('%s', async (_what, change, message) => {
		const folder = edited(SHARD, change);
		const before = readFileSync(join(folder, 'imported.json'), 'utf8');
		const error = await messageOf(loadContent(folder));
		expect(error).toMatch(message);
		expect(error).toMatch(
			/imported\.json: .*; restore .* from version control, or .* removed\.jsonl/,
		);
		expect(await messageOf(stampContent(folder, NOW))).toMatch(message);
		expect(readFileSync(join(folder, 'imported.json'), 'utf8')).toBe(before);
	});

	it('a tombstone whose stars or source differ from its review’s', async () => {
		const folder = copyContent();
		const { id } = firstOf(folder);
		const tombstone = { id, removed_at: '2026-11-21T00:00:00Z', reason: 'spam', rating: 1 };
		const write = (facts: object) =>
			writeFileSync(join(folder, 'removed.jsonl'), JSON.stringify({ ...tombstone, ...facts }));
		write({});
		expect(await messageOf(loadContent(folder))).toMatch(
			/removed\.jsonl:1: "rating" of "\w+" is 1, but the review has 5; write 5/,
		);
		write({ rating: 5, source: 'dealer-reviews' });
		expect(await messageOf(loadContent(folder))).toMatch(/but the review is from "survey"/);
	});

	it.each(['low rating', 'negative', '1 star', ''])('the reason "%s"', async (reason) => {
		const folder = copyContent();
		const { id } = firstOf(folder);
		const tombstone = { id, removed_at: '2026-11-21T00:00:00Z', reason, rating: 5 };
		writeFileSync(join(folder, 'removed.jsonl'), JSON.stringify(tombstone));
		expect(await messageOf(loadContent(folder))).toMatch(
			/removed\.jsonl:1: "reason" invalid option: expected one of "consent withdrawn"\|/,
		);
	});
});

describe('the build accepts', () => {
	const tombstoneOf = (folder: string, facts: object = {}) => {
		const { id, rating } = firstOf(folder);
		const tombstone = { id, removed_at: '2026-11-21T00:00:00Z', reason: 'author request', rating };
		appendFileSync(
			join(folder, 'removed.jsonl'),
			`${JSON.stringify({ ...tombstone, ...facts })}\n`,
		);
	};

	it.each([
		['with a source', { source: 'survey' }],
		['without a source', {}],
	])('a deleted line with a tombstone %s', async (_what, facts) => {
		const folder = copyContent();
		tombstoneOf(folder, facts);
		const shard = join(folder, SHARD);
		writeFileSync(shard, withoutFirstLine(readFileSync(shard, 'utf8')));
		expect(await messageOf(loadContent(folder))).toBe('no error');
		expect(await messageOf(stampContent(folder, NOW))).toBe('no error');
	});

	it('only one deleted line per tombstone', async () => {
		const folder = copyContent();
		tombstoneOf(folder);
		const shard = join(folder, SHARD);
		const text = readFileSync(shard, 'utf8');
		const fives = text.split('\n').filter((line) => line.includes('"rating":5'));
		const gone = new Set(fives.slice(0, 2));
		writeFileSync(
			shard,
			text
				.split('\n')
				.filter((line) => !gone.has(line))
				.join('\n'),
		);
		expect(await messageOf(loadContent(folder))).toMatch(/5 stars .* 1 is missing/);
	});

	it('an edited text', async () => {
		const folder = edited(SHARD, (text) => text.replace('nothing was hidden', 'nothing hidden'));
		expect(await messageOf(loadContent(folder))).toBe('no error');
	});
});

describe('content/imported.json', () => {
	it('counts a review added by hand once, at the next publication', async () => {
		const folder = copyContent();
		const before = ledgerOf(folder);
		appendFileSync(
			join(folder, SHARD),
			`${JSON.stringify(aRecord({ id: 'byhand', rating: 1 }))}\n`,
		);
		await stampContent(folder, NOW);
		await stampContent(folder, '2031-01-01T00:00:00Z');
		const after = ledgerOf(folder);
		expect(after.stars['survey']?.['1']).toBe((before.stars['survey']?.['1'] ?? 0) + 1);
		expect([after.counted_since, after.changed_at]).toEqual([before.counted_since, NOW]);
		expect(await messageOf(loadContent(folder))).toBe('no error');
	});

	it('starts with the stored reviews if there is no ledger', async () => {
		const folder = copyContent();
		const { stars } = ledgerOf(folder);
		rmSync(join(folder, 'imported.json'));
		await stampContent(folder, NOW);
		expect(ledgerOf(folder)).toEqual({ counted_since: NOW, changed_at: NOW, stars });
	});

	it('lists a left-out review once, until it is imported', () => {
		const none = { before: {}, after: {} };
		const left = new Map([['a', { source: 'survey', reason: 'filtered by the site', rating: 1 }]]);
		const first = moveLedger(undefined, { ...none, leftOut: left }, NOW);
		expect(first.left_out).toEqual(Object.fromEntries(left));
		expect(moveLedger(first, { ...none, leftOut: left }, '2031-01-01T00:00:00Z')).toBe(first);
		expect(moveLedger(first, { ...none, takenIn: ['a'] }, NOW).left_out).toBeUndefined();
	});
});

it('never lowers a count, and lets a tombstone without a source count for any source', () => {
	const one = { '1': 1, '2': 0, '3': 0, '4': 0, '5': 0 };
	const none = { ...one, '1': 0 };
	const ledger = growLedger(undefined, { survey: one }, NOW);
	const found = { survey: none, '?': one };
	expect(findMissingStars(ledger, found)).toEqual([]);
	expect(growLedger(ledger, found, NOW)).toBe(ledger);
});

it('finds nothing missing if more reviews are stored than were counted', () => {
	const five = (count: number) => ({ '1': 0, '2': 0, '3': 0, '4': 0, '5': count });
	const ledger = { counted_since: NOW, changed_at: NOW, stars: { survey: five(2) } };
	expect(findMissingStars(ledger, { survey: five(3), other: five(1) })).toEqual([]);
	expect(findMissingStars(ledger, { other: five(9) })).toHaveLength(1);
	expect(findMissingStars(ledger, { '?': five(1) })).toMatchObject([
		{ file: 'imported.json', problem: expect.stringContaining('1 is missing') },
	]);
});
