import { describe, expect, it } from 'vitest';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import { isOpen, localTime, nextOpening } from '../../../../src/site/islands/open-now.ts';
import {
	addressInWords,
	hoursInWords,
} from '../../../../src/site/view-models/profiles/opening-hours.ts';
import { createStanding } from '../../../../src/site/view-models/profiles/standing.ts';
import { sampleEdition } from '../../../support/content.ts';

const t = translatorFor('en');

describe('the standing of the group', () => {
	it('states the average, trend, recommendations and answers with the numbers of the insights', async () => {
		const { average, reviews, facts } = createStanding(t, await sampleEdition());
		expect([average?.toFixed(2), reviews]).toEqual(['4.09', 356]);
		expect(facts).toEqual([
			'3.95 stars in the 12 months through Nov 15, 2026, compared with 4.05 in the 12 months before that. The difference may be due to chance.',
			expect.stringMatching(
				/^Would customers recommend us\? 79\s?% say yes \(87 of 110; source: Dealer review site export\)\.$/,
			),
			'In the last 12 months, we replied to 19 of 19 reviews with 1 or 2 stars (half of the replies came within 3 days) and to 60% of all reviews. Not counted, because we have never replied there: Larkspur customer survey.',
		]);
	});

	it('states the answers of a location, and low ratings without any', async () => {
		const edition = await sampleEdition();
		const answersOf = (each: typeof edition) => createStanding(t, each, 'alder-falls').facts.at(-1);
		expect(answersOf(edition)).toMatch(/ replied to 8 of 8 reviews with 1 or 2 stars \(half of /);
		const reviews = edition.reviews.map((review) =>
			review.rating <= 2 ? { ...review, responses: [] } : review,
		);
		expect(answersOf({ ...edition, reviews })).toMatch(/but to none with 1 or 2 stars \(8\)\./);
	});

	it('says nothing about too few reviews', async () => {
		const few = { ...(await sampleEdition()), reviews: [] };
		expect(createStanding(t, few, 'nowhere')).toEqual({ average: null, reviews: 0, facts: [] });
	});
});

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const inWords = (hours: Parameters<typeof hoursInWords>[1]) =>
	hoursInWords(t, hours).replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

describe('opening hours', () => {
	it('are short and American', () => {
		expect(
			inWords([
				{ days: [...WEEKDAYS], opens: '07:30', closes: '18:00' },
				{ days: ['Saturday', 'Sunday'], opens: '12:00', closes: '24:00' },
			]),
		).toBe('Mon–Fri 7:30 AM–6 PM, Sat, Sun 12 PM–midnight');
	});

	it('say which days are closed, and keep ranges in one line', () => {
		const hours = [{ days: [...WEEKDAYS], opens: '08:00', closes: '17:00' }];
		const words = 'Mon–Fri 8 AM–5 PM, closed Sat, Sun';
		expect(inWords(hours)).toBe(words);
		expect(hoursInWords(t, hours)).toContain('8\u00a0AM–\u2060');
	});

	it.each([
		['2026-11-27T17:00:00Z', 'America/Los_Angeles', true],
		['2026-11-27T16:59:00Z', 'America/Los_Angeles', false],
		['2026-11-28T01:59:00Z', 'America/Los_Angeles', true],
		['2026-11-28T02:00:00Z', 'America/Los_Angeles', false],
		['2026-11-28T20:00:00Z', 'America/Los_Angeles', false],
	])('at %s in %s: open is %s', (now, zone, open) => {
		const hours = [{ days: [...WEEKDAYS], opens: '09:00', closes: '18:00' }];
		expect(isOpen(hours, localTime(new Date(now), zone))).toBe(open);
	});

	it.each([
		['Friday', '08:59', { day: 'Friday', time: '09:00', daysAhead: 0 }],
		['Friday', '18:00', { day: 'Monday', time: '09:00', daysAhead: 3 }],
		['Sunday', '12:00', { day: 'Monday', time: '09:00', daysAhead: 1 }],
	])('on %s at %s: opens next at %o', (day, time, next) => {
		const hours = [
			{ days: [...WEEKDAYS], opens: '13:00', closes: '18:00' },
			{ days: [...WEEKDAYS], opens: '09:00', closes: '12:00' },
		];
		expect(nextOpening(hours, { day, time })).toEqual(next);
	});

	it('open next in a week, after the only day with hours', () => {
		const hours = [{ days: ['Friday' as const], opens: '09:00', closes: '12:00' }];
		const next = { day: 'Friday', time: '09:00', daysAhead: 7 };
		expect(nextOpening(hours, { day: 'Friday', time: '12:00' })).toEqual(next);
		expect(nextOpening([], { day: 'Friday', time: '12:00' })).toBeUndefined();
	});

	it('may end after midnight', () => {
		const hours = [{ days: ['Friday' as const], opens: '18:00', closes: '02:00' }];
		expect(isOpen(hours, { day: 'Saturday', time: '01:00' })).toBe(true);
		expect(isOpen(hours, { day: 'Friday', time: '01:00' })).toBe(false);
	});

	it('stand next to an address in the order of its country', () => {
		const place = { street: '1 Way', city: 'Town', region: 'OR', postal_code: '97931' };
		expect(addressInWords({ ...place, country: 'US' })).toBe('1 Way, Town, OR 97931');
		expect(addressInWords({ ...place, country: 'DE' })).toBe('1 Way, 97931 Town');
	});
});
