import { describe, expect, it } from 'vitest';
import { removedSince } from '../../../src/changes/removed-since.ts';
import { aTombstone } from '../../support/reviews.ts';

const ZONE = 'America/New_York';
const idsSince = (since: string, ...times: string[]) =>
	removedSince(
		times.map((removed_at, index) => aTombstone({ id: `g${index}`, removed_at })),
		since,
		ZONE,
	).map(({ id }) => id);

describe('the reviews removed since a day', () => {
	it.each([
		['2025-03-05T05:00:00Z', true],
		['2025-03-05T04:59:59Z', false],
		['2025-03-05T00:00:00-05:00', true],
		['2025-03-04T23:59:59-05:00', false],
		['2025-03-06T00:00:00Z', true],
	])('count from midnight at the business: %s is listed for 2025-03-05: %s', (time, listed) => {
		expect(idsSince('2025-03-05', time)).toEqual(listed ? ['g0'] : []);
	});

	it('are listed newest first by time, not by spelling, then by id', () => {
		const times = [
			'2025-03-05T12:00:00Z',
			'2025-03-05T09:00:00-05:00',
			'2025-03-06T01:00:00+02:00',
			'2025-03-05T07:00:00-05:00',
		];
		expect(idsSince('2025-01-01', ...times)).toEqual(['g2', 'g1', 'g0', 'g3']);
	});

	it('are none without tombstones', () => {
		expect(idsSince('2025-01-01')).toEqual([]);
	});
});
