import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	deriveRemoved,
	deriveRemovedDays,
	removedSince,
} from '../../../../src/reviews/changes/removed-since.ts';
import { sinceDay } from '../../../../src/reviews/since-days.ts';
import { aTombstone } from '../../../support/reviews.ts';

const ZONE = 'America/New_York';
const idsSince = (since: string, ...times: string[]) =>
	removedSince(
		deriveRemoved(
			times.map((removed_at, index) => aTombstone({ id: `g${index}`, removed_at })),
			ZONE,
		),
		since,
	).map(({ id }) => id);

describe('the reviews removed since a day', () => {
	it.each([
		['2025-03-05T05:00:00Z', true],
		['2025-03-05T04:59:59Z', false],
		['2025-03-05T00:00:00-05:00', true],
		['2025-03-04T23:59:59-05:00', false],
		['2025-03-06T00:00:00Z', true],
	])(
		'start at midnight in the business time zone: %s is listed for 2025-03-05: %s',
		(time, listed) => {
			expect(idsSince('2025-03-05', time)).toEqual(listed ? ['g0'] : []);
		},
	);

	it('are sorted newest first by time, not alphabetically, then by id', () => {
		const times = [
			'2025-03-05T12:00:00Z',
			'2025-03-05T09:00:00-05:00',
			'2025-03-06T01:00:00+02:00',
			'2025-03-05T07:00:00-05:00',
		];
		expect(idsSince('2025-01-01', ...times)).toEqual(['g2', 'g1', 'g0', 'g3']);
	});

	it('have equal digests exactly when the lists are equal', () => {
		const time = fc.constantFrom(
			...['2025-03-05T23:00:00-05:00', '2025-03-06T03:00:00Z', '2025-03-06T01:00:00+02:00'],
			...['2025-03-06T12:00:00Z', '2025-03-07T12:00:00Z'],
		);
		const removals = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), time), {
			selector: ([id]) => id,
		});
		const since = fc.constantFrom('2025-03-05', '2025-03-06', '2025-03-07', '2025-03-08');
		fc.assert(
			fc.property(removals, removals, since, (first, second, day) => {
				const [one, other] = [first, second].map((list) => {
					const tombstones = list.map(([id, removed_at]) => aTombstone({ id, removed_at }));
					const removed = deriveRemoved(tombstones, ZONE);
					return {
						digest: sinceDay(deriveRemovedDays(removed), day)?.digest,
						list: JSON.stringify(removedSince(removed, day)),
					};
				});
				expect(one?.digest === other?.digest).toBe(one?.list === other?.list);
			}),
			{ seed: 71, numRuns: 2_000 },
		);
	});

	it('are empty without tombstones', () => {
		expect(idsSince('2025-01-01')).toEqual([]);
	});
});
