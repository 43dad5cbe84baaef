import { describe, expect, it } from 'vitest';
import { isStamped, recordDigest, stampRecord } from '../../../src/reviews/record-digest.ts';
import { StoredReview } from '../../../src/reviews/stored-review.ts';
import { aRecord } from '../../support/content.ts';

const NOW = '2025-04-01T00:00:00Z';

describe('a stamp', () => {
	it('is missing from a record without a time', () => {
		expect(isStamped(aRecord())).toBe(false);
		expect(isStamped(aRecord({ digest: recordDigest(aRecord()) }))).toBe(false);
	});

	it('is trusted without a digest', () => {
		expect(isStamped(aRecord({ changed_at: NOW }))).toBe(true);
	});

	it('is valid for its record, also after it was stored', () => {
		const stamped = stampRecord(aRecord(), NOW);
		expect(isStamped(stamped)).toBe(true);
		expect(stamped.changed_at).toBe(NOW);
		expect(StoredReview.parse(JSON.parse(JSON.stringify(stamped)))).toEqual(stamped);
	});

	it('does not depend on the previous stamp or on the order of keys', () => {
		const record = aRecord();
		const later = stampRecord(stampRecord(record, NOW), '2026-01-01T00:00:00Z');
		expect(recordDigest(later)).toBe(recordDigest(record));
		const shuffled = Object.fromEntries(Object.entries(record).toReversed());
		expect(recordDigest(StoredReview.parse(shuffled))).toBe(recordDigest(record));
		expect(recordDigest({ ...record, title: undefined })).toBe(recordDigest(record));
	});

	it.each([
		{ text: 'Fine work!' },
		{ rating: 4 },
		{ date: '2026-03-05' },
		{ title: 'Good' },
		{ author: { name: 'Ada L.', anonymous: true } },
		{ responses: [{ text: 'Thanks', author: 'Us', date: '2025-03-03' }] },
		{ tags: { technicians: ['Jo'], services: [] } },
		{ verification: { method: 'none' as const, checked_at: '2025-03-02T00:00:00Z' } },
	])('is outdated by an edit: %j', (edit) => {
		const stamped = stampRecord(aRecord(), NOW);
		expect(isStamped({ ...stamped, ...edit })).toBe(false);
	});
});
