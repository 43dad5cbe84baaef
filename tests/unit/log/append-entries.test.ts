import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
	appendEntries,
	isLogged,
	MovedReviewError,
	type LoggedContent,
} from '../../../src/log/append-entries.ts';
import { commitTo, toLoggedRecord } from '../../../src/log/commitment.ts';
import type { LogKey } from '../../../src/log/log-key.ts';
import { readTransparencyLog, type TransparencyLog } from '../../../src/log/transparency-log.ts';
import { extendLog, startLog } from '../../../src/log/write-log.ts';
import { POLICY_REASON, type LoggedReason } from '../../../src/reviews/removal-reason.ts';
import type { StoredReview } from '../../../src/reviews/stored-review.ts';
import { aRecord } from '../../support/content.ts';

const KEY: LogKey = {
	ed25519: generateKeyPairSync('ed25519').privateKey,
	mlDsa: generateKeyPairSync('ml-dsa-44').privateKey,
};
const POLICY = 'a'.repeat(64);
const EMPTY = readTransparencyLog(startLog('https://reviews.example/log', KEY, []), 1, []);

let salts = 0;
function createSalt(): Uint8Array {
	salts += 1;
	return Buffer.alloc(32, salts);
}

interface State {
	readonly records?: readonly StoredReview[];
	readonly reasons?: Readonly<Record<string, LoggedReason>>;
	readonly imports?: LoggedContent['imports'];
	readonly policyDigest?: string;
	readonly month?: string;
}

/** Returns the log after a publication. */
function publish(log: TransparencyLog, state: State = {}): TransparencyLog {
	const { records = [], reasons = {}, imports = [], policyDigest = POLICY } = state;
	const content = {
		records: records.map(toLoggedRecord),
		reasons: new Map(Object.entries(reasons)),
		...{ imports, policyDigest },
	};
	const appended = appendEntries(log, content, state.month ?? '2026-11', createSalt);
	if (appended.entries.length === 0) return log;
	return readTransparencyLog(extendLog(log, appended, KEY), log.number, log.earlier);
}

/** The entries after the first ones, as short texts. */
function added(log: TransparencyLog, from: number): string[] {
	return log.entries.slice(from).map((entry) => {
		if (entry.op === 'policy' || entry.op === 'import') return entry.op;
		const previous = 'previous' in entry ? ` of ${entry.previous}` : '';
		const reason = entry.op === 'remove' ? `: ${entry.reason}` : '';
		return `${entry.op}${previous} ${entry.stars}${reason}`;
	});
}

const good = aRecord({ id: 'aaa', rating: 5, text: 'Great' });
const bad = aRecord({ id: 'bbb', rating: 1, text: 'Awful' });

describe('a publication', () => {
	it('logs imports, the policy and each review once', () => {
		const file = {
			file: 'f'.repeat(64),
			source: 'survey',
			stars: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 1 },
		};
		const first = publish(EMPTY, { records: [bad, good], imports: [file] });
		expect(added(first, 0)).toEqual(['import', 'policy', 'add 5', 'add 1']);
		expect(publish(first, { records: [good, bad] })).toBe(first);
		expect(first.checkpoints.map(({ size }) => size)).toEqual([0, 4]);
	});

	it('commits to what the source said, and to nothing that software read', () => {
		const log = publish(EMPTY, { records: [good] });
		const opened = log.live.get('aaa');
		const record = toLoggedRecord(good);
		expect(opened?.entry).toMatchObject({
			commitment: commitTo(record, Buffer.from(opened?.salt ?? '', 'base64')),
		});
		const tagged = { ...good, tags: { technicians: ['Mei Chen'], services: [] } };
		const renamed = { ...tagged, source: { ...good.source, name: 'Another name' } };
		expect(publish(log, { records: [renamed] })).toBe(log);
	});

	it.each([
		['its text', { text: 'Great!' }],
		['its author', { author: { name: 'Someone else', anonymous: false } }],
		['an answer', { responses: [{ text: 'Thanks', author: 'Us' }] }],
	])('logs an edit of %s with a fresh salt', (_, change) => {
		const log = publish(EMPTY, { records: [good] });
		const edited = publish(log, { records: [{ ...good, ...change }] });
		expect(added(edited, 2)).toEqual(['edit of 1 5']);
		expect(edited.live.get('aaa')?.salt).not.toBe(log.live.get('aaa')?.salt);
		expect(edited.texts.openings).not.toContain(log.live.get('aaa')?.salt);
	});

	it('logs removals with their reason, or that the policy no longer publishes them', () => {
		const log = publish(EMPTY, { records: [good, bad] });
		const after = publish(log, { reasons: { bbb: 'spam' } });
		expect(added(after, 3)).toEqual([`remove of 1 5: ${POLICY_REASON}`, 'remove of 2 1: spam']);
		expect(after.live.size).toBe(0);
		expect([...after.removed.values()].map(({ salt }) => salt)).toEqual(['', '']);
	});

	it('logs that a removed review is back, and then its new stars', () => {
		const log = publish(publish(EMPTY, { records: [good] }), { reasons: { aaa: 'spam' } });
		expect(added(publish(log, { records: [good] }), 3)).toEqual(['restore of 2 5']);
		const worse = { ...good, rating: 2 };
		const back = publish(log, { records: [worse] });
		expect(added(back, 3)).toEqual(['restore of 2 5', 'edit of 3 2']);
		expect(isLogged(toLoggedRecord(worse), back)).toBe(true);
		expect([back.removed.size, back.live.size]).toEqual([0, 1]);
	});

	it('logs another reason as a restored and again removed review', () => {
		const log = publish(publish(EMPTY, { records: [good] }), { reasons: { aaa: 'spam' } });
		const revised = publish(log, { reasons: { aaa: 'court order' } });
		expect(added(revised, 3)).toEqual(['restore of 2 5', 'remove of 3 5: court order']);
		expect(publish(revised, { reasons: { aaa: 'court order' } })).toBe(revised);
	});

	it('logs a changed policy', () => {
		const log = publish(EMPTY, { records: [good] });
		const changed = publish(log, { records: [good], policyDigest: 'b'.repeat(64) });
		expect(added(changed, 2)).toEqual(['policy']);
	});

	it('never goes back in time, whatever the clock says', () => {
		const log = publish(EMPTY, { records: [good], month: '2026-11' });
		const earlier = publish(log, { records: [good, bad], month: '2026-10' });
		expect(earlier.entries.at(-1)?.month).toBe('2026-11');
	});

	it('refuses a review that moved to another source, and says what to do', () => {
		const log = publish(EMPTY, { records: [good] });
		const moved = { ...good, source: { ...good.source, id: 'elsewhere' } };
		const attempt = () => publish(log, { records: [moved] });
		expect(attempt).toThrow(MovedReviewError);
		expect(attempt).toThrow('to rename a source, change "name" in business.yaml');
	});
});

describe('a log on disk', () => {
	const log = publish(EMPTY, { records: [good, bad] });
	const read = (texts: Partial<TransparencyLog['texts']>) =>
		readTransparencyLog({ ...log.texts, ...texts }, 1, []);

	it('is the same when it is read again', () => {
		expect(read({}).checkpoint).toEqual(log.checkpoint);
	});

	it.each([
		[
			'a changed entry',
			{ entries: log.texts.entries.replace('"stars":5', '"stars":4') },
			'entries',
		],
		['a missing entry', { entries: log.lines.slice(1).join('\n') }, 'entries'],
		['a checkpoint of another size', { checkpoint: EMPTY.texts.checkpoint }, 'checkpoint'],
		[
			'an unsigned checkpoint',
			{ checkpoint: log.texts.checkpoint.replace(/— .*\n/, '') },
			'checkpoint',
		],
		['another policy', { policy: 'quorum none\n' }, 'policy'],
		['an unknown entry', { entries: `${log.texts.entries}{"op":"forget"}\n` }, 'entries'],
		[
			'an opening of another entry',
			{ openings: log.texts.openings.replace('"index":1', '"index":0') },
			'openings',
		],
	])('is refused with %s', (_, texts, file) => {
		expect(() => read(texts)).toThrow(expect.objectContaining({ name: 'LogError', file }));
	});
});
