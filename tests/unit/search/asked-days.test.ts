import { describe, expect, it } from 'vitest';
import { askedDays } from '../../../src/search/asked-days.ts';

const NEWEST = '2026-11-14';

function asked(question: string, newest = NEWEST) {
	const days = askedDays(question, newest);
	return days && [days.since, days.until];
}

describe('askedDays', () => {
	it.each([
		['complaints since spring', '2026-03-01', undefined],
		['What changed since March?', '2026-03-01', undefined],
		['since November', '2026-11-01', undefined],
		['since last fall', '2025-09-01', undefined],
		['since 2026-02-01 at Millbrook', '2026-02-01', undefined],
		['after June 2025', '2025-07-01', undefined],
		['before 2024', undefined, '2023-12-31'],
		['until the end of days, until May 2025', undefined, '2025-05-31'],
		['oil change waits this year', '2026-01-01', '2026-12-31'],
		['best service this quarter', '2026-10-01', '2026-12-31'],
		['complaints last month', '2026-10-01', '2026-10-31'],
		['in the last month', '2026-10-15', '2026-11-14'],
		['over the last year', '2025-11-15', '2026-11-14'],
		['what did people say last year?', '2025-01-01', '2025-12-31'],
		['last summer', '2026-06-01', '2026-08-31'],
		['last winter', '2025-12-01', '2026-02-28'],
		['the previous quarter', '2026-07-01', '2026-09-30'],
		['complaints of the last 6 months', '2026-05-15', '2026-11-14'],
		['over the past few months', '2026-08-15', '2026-11-14'],
		['within the last two weeks', '2026-11-01', '2026-11-14'],
		['in the past year', '2025-11-15', '2026-11-14'],
		['reviews in 2026', '2026-01-01', '2026-12-31'],
		['complaints from 2025', '2025-01-01', '2025-12-31'],
		['in Q3', '2026-07-01', '2026-09-30'],
		['body shop in Q4 2025', '2025-10-01', '2025-12-31'],
		['in December', '2025-12-01', '2025-12-31'],
		['on March 5th, 2026', '2026-03-05', '2026-03-05'],
		['on 5 March 2026', '2026-03-05', '2026-03-05'],
		['2026-03', '2026-03-01', '2026-03-31'],
		['between January and March 2024', '2024-01-01', '2024-03-31'],
		['from 2024 to June 2025', '2024-01-01', '2025-06-30'],
		['from November to February', '2025-11-01', '2026-02-28'],
		['in 2024 and 2025', '2024-01-01', '2025-12-31'],
		['since 2024 but before June 2025', '2024-01-01', '2025-05-31'],
	])('"%s" means %s to %s', (question, since, until) =>
		expect(asked(question)).toEqual([since, until]),
	);

	it.each([
		'Did the coil spring break?',
		'2021 F-150 transmission',
		'problems with my 2019 Civic',
		'transmission issues in the 2023 Tahoe',
		'engine noise in the 2024 F-150',
		'put in winter tires',
		'May I wait in the lounge?',
		'winter tires',
		'Did the bumper fall off?',
		'March of Dimes',
		'How long does it last?',
		'in February 30 2026',
		'2026-13-01',
	])('"%s" names no days', (question) => expect(asked(question)).toBeUndefined());

	it('sees a comparison in two separate periods', () => {
		expect(asked('Compare this year with last year')).toBeUndefined();
	});

	it('takes the days out of the question, and says which they are', () => {
		expect(askedDays('Waits at Millbrook since 2025?', NEWEST)).toMatchObject({
			rest: expect.stringMatching(/^Waits at Millbrook\s+\?$/),
			note: 'Only reviews since 2025-01-01.',
		});
		expect(askedDays('complaints last month', NEWEST)?.note).toBe(
			'Only reviews from 2026-10-01 to 2026-10-31: "last month" counts from the newest review (2026-11-14).',
		);
		expect(askedDays('before last May', NEWEST)?.note).toBe(
			'Only reviews until 2026-04-30: "before last May" counts from the newest review (2026-11-14).',
		);
	});

	it('reads a question of any length quickly', () => {
		const started = performance.now();
		askedDays('between the last '.repeat(300), NEWEST);
		askedDays('between March and '.repeat(300), NEWEST);
		expect(performance.now() - started).toBeLessThan(1_000);
	});
});
