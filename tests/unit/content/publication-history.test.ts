import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockContent } from '../../../src/content/content-lock.ts';
import { loadHistory, storeHistory } from '../../../src/content/publication-history.ts';
import { NO_HISTORY, type PublicationHistory } from '../../../src/reviews/publication.ts';
import { copyContent } from '../../support/content.ts';

const AT = '2026-03-01T10:00:00Z';
const digest = '0123456789abcdef';
const HISTORY: PublicationHistory = {
	publications: new Map([
		['b', { id: 'b', digest, added_at: AT, changed_at: AT }],
		['a', { id: 'a', digest, added_at: AT, changed_at: AT }],
	]),
	withdrawals: new Map([['c', { id: 'c', removed_at: AT }]]),
	editions: [{ edition: 'e1', modified: AT }],
};

function contentWithoutHistory(): string {
	const folder = copyContent();
	rmSync(join(folder, 'history'), { recursive: true, force: true });
	return folder;
}

it('is stored as one line per review, sorted by id, and read back unchanged', async () => {
	const folder = contentWithoutHistory();
	expect(await loadHistory(folder)).toEqual(NO_HISTORY);
	await storeHistory(folder, HISTORY);
	const lines = readFileSync(join(folder, 'history/reviews.jsonl'), 'utf8').trimEnd().split('\n');
	expect(lines.map((line) => JSON.parse(line).id)).toEqual(['a', 'b', 'c']);
	const read = await loadHistory(folder);
	expect([...read.publications].toSorted()).toEqual([...HISTORY.publications].toSorted());
	expect(read).toMatchObject({ withdrawals: HISTORY.withdrawals, editions: HISTORY.editions });
});

it('cannot be changed during an import, but storing it unchanged is allowed', async () => {
	const folder = contentWithoutHistory();
	await storeHistory(folder, HISTORY);
	const lock = await lockContent(folder);
	await storeHistory(folder, HISTORY);
	await expect(storeHistory(folder, NO_HISTORY)).rejects.toThrow(/an import or a publication/);
	lock.release();
	await storeHistory(folder, NO_HISTORY);
	expect(readFileSync(join(folder, 'history/editions.jsonl'), 'utf8')).toBe('');
	expect(existsSync(join(folder, 'history'))).toBe(true);
});

it.each([
	[
		'history/reviews.jsonl',
		{ id: 'a', removed_at: AT },
		/reviews\.jsonl:4: "id" is "a", which appears twice/,
	],
	['history/reviews.jsonl', { id: 'd', changed_at: 'x' }, /reviews\.jsonl:4: /],
	[
		'history/editions.jsonl',
		{ edition: 'e0', modified: '2026-02-01T00:00:00Z' },
		/editions\.jsonl:2: "modified" is 2026-02-01T00:00:00Z, earlier than/,
	],
])('refuses an invalid line of %s: %j', async (file, line, message) => {
	const folder = contentWithoutHistory();
	await storeHistory(folder, HISTORY);
	appendFileSync(join(folder, file), `${JSON.stringify(line)}\n`);
	await expect(loadHistory(folder)).rejects.toThrow(message);
});
