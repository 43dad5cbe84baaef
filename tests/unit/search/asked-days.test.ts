import { describe, expect, it } from 'vitest';
import { splitDays } from '../../../src/search/asked-days.ts';

describe('splitDays', () => {
	it('takes the days out of a question, and says which they are', () => {
		expect(splitDays('Waits at Millbrook Since 2025-03-01 until 2025-05-31?')).toEqual({
			rest: 'Waits at Millbrook    ?',
			period: { since: '2025-03-01', until: '2025-05-31' },
			notes: ['Only reviews since 2025-03-01 until 2025-05-31.'],
		});
	});

	it.each(['Marcus Bell', 'until 2026-02-30', 'the 2025 Tacoma', 'last resort'])(
		'leaves other words in it: %s',
		(rest) => expect(splitDays(rest)).toEqual({ rest, period: {}, notes: [] }),
	);

	it.each([
		...['since spring', 'since 2026', 'since 2026-03-012', 'in 2026-03-01', 'in March', 'lately'],
		...['complaints of the last two years', 'better than last winter'],
	])('says how to write a period: %s', (rest) =>
		expect(splitDays(rest)).toEqual({
			...{ rest, period: {} },
			notes: ['No dates were read: for a period, write "since 2026-03-01" or "until 2026-05-31".'],
		}),
	);
});
