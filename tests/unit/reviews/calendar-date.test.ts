import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
	CalendarDate,
	dayOf,
	daysBefore,
	firstOfDays,
	firstOfMonths,
	Instant,
	monthsBefore,
} from '../../../src/reviews/calendar-date.ts';

const NEW_YORK = 'America/New_York';
const someDay = fc
	.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));
const someInstant = fc
	.date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
	.map((date) => date.toISOString());

describe('the day of an instant', () => {
	it.each([
		['2025-03-01T23:30:00-05:00', NEW_YORK, '2025-03-01'],
		['2025-03-01T23:30:00-05:00', 'Asia/Tokyo', '2025-03-01'],
		['2025-03-01T00:30:00+14:00', NEW_YORK, '2025-03-01'],
		['2025-03-01T23:30:00+00:00', NEW_YORK, '2025-03-01'],
		['2025-03-02T04:59:59Z', NEW_YORK, '2025-03-01'],
		['2025-03-02T05:00:00Z', NEW_YORK, '2025-03-02'],
		['2025-07-02T03:59:59.999Z', NEW_YORK, '2025-07-01'],
		['2025-07-02T04:00:00Z', NEW_YORK, '2025-07-02'],
		// Daylight saving time begins on March 9 and ends on November 2, 2025.
		['2025-03-09T04:59:59Z', NEW_YORK, '2025-03-08'],
		['2025-03-10T03:59:59Z', NEW_YORK, '2025-03-09'],
		['2025-03-10T04:00:00Z', NEW_YORK, '2025-03-10'],
		['2025-11-02T03:59:59Z', NEW_YORK, '2025-11-01'],
		['2025-11-03T04:59:59Z', NEW_YORK, '2025-11-02'],
		['2024-03-01T04:00:00Z', NEW_YORK, '2024-02-29'],
		['2025-01-01T04:00:00Z', NEW_YORK, '2024-12-31'],
		['2025-03-01T23:30:00Z', 'Asia/Kolkata', '2025-03-02'],
		['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
		['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
		['2025-03-01T12:00:00Z', 'UTC', '2025-03-01'],
	])('of %s in %s is %s', (instant, timeZone, day) => {
		expect(dayOf(instant, timeZone)).toBe(day);
	});

	it('always exists, and is at most one day from the UTC day', () => {
		const zones = fc.constantFrom(NEW_YORK, 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Niue');
		fc.assert(
			fc.property(someInstant, zones, (instant, zone) => {
				const day = dayOf(instant, zone);
				expect(CalendarDate.safeParse(day).success).toBe(true);
				const hours = (Date.parse(day) - Date.parse(instant.slice(0, 10))) / 3_600_000;
				expect([-24, 0, 24]).toContain(hours);
			}),
			{ seed: 5, numRuns: 300 },
		);
	});

	it('creates one format per zone, because every since response needs it for every removed review', () => {
		const { DateTimeFormat } = Intl;
		const makeFormat = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...given) {
			return new DateTimeFormat(...given);
		});
		for (let count = 0; count < 10; count += 1) dayOf('2025-03-01T03:00:00Z', 'Asia/Dhaka');
		expect(makeFormat).toHaveBeenCalledTimes(1);
		makeFormat.mockRestore();
	});
});

describe('going back', () => {
	it.each([
		['2025-03-31', 1, '2025-02-28'],
		['2024-03-31', 1, '2024-02-29'],
		['2024-02-29', 12, '2023-02-28'],
		['2024-02-29', 48, '2020-02-29'],
		['2025-01-15', 1, '2024-12-15'],
		['2025-01-31', 12, '2024-01-31'],
		['2025-05-31', 3, '2025-02-28'],
		['2100-03-31', 1, '2100-02-28'],
		['2025-06-30', 0, '2025-06-30'],
		['2025-07-31', 25, '2023-06-30'],
	])('from %s by %i months gives %s', (day, months, expected) => {
		expect(monthsBefore(day, months)).toBe(expected);
	});

	it.each([
		['2025-03-01', 1, '2025-02-28'],
		['2024-03-01', 1, '2024-02-29'],
		['2025-01-01', 1, '2024-12-31'],
		['2025-03-10', 1, '2025-03-09'],
		['2025-11-03', 1, '2025-11-02'],
		['2025-06-01', 90, '2025-03-03'],
		['2024-12-31', 366, '2023-12-31'],
		['2025-06-01', 0, '2025-06-01'],
	])('from %s by %i days gives %s', (day, days, expected) => {
		expect(daysBefore(day, days)).toBe(expected);
	});

	it('is additive, for days and for months', () => {
		fc.assert(
			fc.property(someDay, fc.nat(800), fc.nat(800), fc.nat(60), (day, a, b, months) => {
				expect(daysBefore(daysBefore(day, a), b)).toBe(daysBefore(day, a + b));
				expect((Date.parse(day) - Date.parse(daysBefore(day, a))) / 86_400_000).toBe(a);
				const first = `${day.slice(0, 7)}-01`;
				expect(monthsBefore(monthsBefore(first, months), 1)).toBe(monthsBefore(first, months + 1));
				expect(CalendarDate.safeParse(monthsBefore(day, months)).success).toBe(true);
			}),
			{ seed: 6, numRuns: 300 },
		);
	});
});

describe('an instant', () => {
	it.each([
		'2025-03-01T12:00:00Z',
		'2025-03-01T12:00:00.123456789Z',
		'2025-03-01T12:00:00+05:30',
		'2024-02-29T12:00:00-00:00',
	])('may be %s', (text) => {
		expect(Instant.safeParse(text).success).toBe(true);
		expect(Date.parse(text)).not.toBeNaN();
	});

	it.each([
		'2025-03-01',
		'2025-03-01T12:00:00',
		'2025-03-01 12:00:00Z',
		'2025-02-29T12:00:00Z',
		'2025-03-01T24:00:00Z',
		'2025-03-01T12:60:00Z',
		'2025-03-01T12:00:00+25:00',
		'2025-03-01T12:00:00+0530',
		'2025-03-01T12:00:00 Z',
	])('may not be %s', (text) => {
		expect(Instant.safeParse(text).success).toBe(false);
	});
});

describe('the first day of a period that ends with a day', () => {
	it.each([
		[firstOfDays, '2026-11-03', 90, '2026-08-06'],
		[firstOfDays, '2026-11-03', 1, '2026-11-03'],
		[firstOfMonths, '2026-11-03', 12, '2025-11-04'],
		[firstOfMonths, '2026-03-31', 1, '2026-03-01'],
		[firstOfMonths, '2024-02-29', 12, '2023-03-01'],
		[firstOfMonths, '2026-02-28', 12, '2025-03-01'],
	])('%o of %s, %i', (firstOf, last, length, first) => {
		expect(firstOf(last, length)).toBe(first);
	});
	it('covers the days and no more', () => {
		fc.assert(
			fc.property(someDay, fc.integer({ min: 1, max: 400 }), (last, days) => {
				const span = Date.parse(last) - Date.parse(firstOfDays(last, days));
				expect(span / 86_400_000 + 1).toBe(days);
			}),
		);
	});
});
