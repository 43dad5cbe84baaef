import { describe, expect, it } from 'vitest';
import { datePattern, isDatePattern } from '../../../../src/import/values/date-pattern.ts';
import { openDateOf, readDate } from '../../../../src/import/values/written-date.ts';
import { toInstant } from '../../../../src/import/values/zoned-time.ts';

describe('a written date', () => {
	it.each([
		['2026-11-13', '2026-11-13'],
		['2026/1/3', '2026-01-03'],
		['20261113', '2026-11-13'],
		['2026-11-13T12:31:11.211Z', '2026-11-13T12:31:11.211Z'],
		['2026-11-13T12:31:11+0000', '2026-11-13T12:31:11+00:00'],
		['2026-11-13 12:31:11 UTC', '2026-11-13T12:31:11Z'],
		['2026-11-13 12:31:11', '2026-11-13'],
		['Jan 20, 2014', '2014-01-20'],
		['January 20th, 2014 at 3:05 PM', '2014-01-20'],
		['20 January 2014', '2014-01-20'],
		['20-Jan-2014', '2014-01-20'],
		['Sept. 3, 2020', '2020-09-03'],
		['Monday, January 20, 2014', '2014-01-20'],
		['Mon Jan 20 2014 10:00:00 GMT+0100', '2014-01-20T10:00:00+01:00'],
		['20 de enero de 2014', '2014-01-20'],
		['2026-11-13T25:00:00Z', '2026-11-13'],
		['11/13/2026 9:75 PM', '2026-11-13'],
		['11/13/2026 19:50 PM UTC', '2026-11-13T19:50:00Z'],
		['1er août 2024', '2024-08-01'],
		['27. März 2026', '2026-03-27'],
		['3. Dez. 2025', '2025-12-03'],
		[' on 12/27/17 09:37 AM (PST)', '2017-12-27'],
		['03/04/2026', '2026-03-04'],
		['1414800000', '2014-11-01T00:00:00.000Z'],
		['1414800000000', '2014-11-01T00:00:00.000Z'],
	])('is read from %j', (written, expected) => {
		expect(readDate(written, { dateOrder: 'mdy' })).toBe(expected);
	});

	it.each([
		'',
		'2026-02-30',
		'31/04/2026',
		'13/13/2026',
		'2 weeks ago',
		'ju 3, 2020',
		'2026-02-30T25:00:00Z',
		'2026-11-13 and later',
		'12/27/17 9 apples',
		'7',
	])('is not read from %j', (written) => {
		expect(readDate(written, { dateOrder: 'dmy' })).toBeUndefined();
	});

	it('in digits is read only once the order of day and month is known', () => {
		expect(readDate('03/04/2026', {})).toBeUndefined();
		expect(readDate('03/04/2026', { dateOrder: 'dmy' })).toBe('2026-04-03');
		expect(openDateOf('03/04/2026')).toEqual({ first: 3, second: 4 });
		expect(openDateOf('2026/03/04')).toBeUndefined();
	});

	it('with a two-digit year is between 1990 and 2089', () => {
		expect(readDate('1/2/89', { dateOrder: 'dmy' })).toBe('2089-02-01');
		expect(readDate('1/2/90', { dateOrder: 'dmy' })).toBe('1990-02-01');
	});

	it('is an instant if the time zone is given', () => {
		const timeZone = 'America/New_York';
		expect(readDate('2026-07-01 12:00', { timeZone })).toBe('2026-07-01T12:00:00-04:00');
		expect(readDate('2026-01-01 12:00 AM', { timeZone })).toBe('2026-01-01T00:00:00-05:00');
		expect(readDate('2026-07-01', { timeZone })).toBe('2026-07-01');
		// The written zone abbreviation is ambiguous, so only the date is kept.
		expect(readDate('2026-03-01 23:30 PST', { timeZone })).toBe('2026-03-01');
		expect(readDate('2026-03-01 11:30 PM (CET)', { timeZone })).toBe('2026-03-01');
	});
});

describe('a time in a zone', () => {
	it.each([
		['2026-03-08', '01:59:00', '-05:00'],
		['2026-03-08', '03:00:00', '-04:00'],
		['2026-11-01', '00:59:00', '-04:00'],
		['2026-11-01', '01:30:00', '-04:00'],
		['2026-11-01', '02:00:00', '-05:00'],
	])('%s %s in New York has the offset %s', (day, time, offset) => {
		expect(toInstant(day, time, 'America/New_York')).toBe(`${day}T${time}${offset}`);
	});
});

describe('a date pattern', () => {
	it.each([
		['DD.MM.YYYY', '25.12.2025', '2025-12-25', undefined],
		['D MMM YY h:mm A', '5 Dec 25 2:00 pm', '2025-12-05', '14:00:00'],
		['DD.MM.YYYY HH:mm:ss *', '25.12.2025 14:05:06 Uhr', '2025-12-25', '14:05:06'],
	])('may be %s', (pattern, written, day, time) => {
		expect(isDatePattern(pattern)).toBe(true);
		expect(datePattern(pattern)(written)).toEqual({ day, clock: time && { time } });
		expect(datePattern(pattern)(`${written.slice(0, -1)}`)?.day === day).toBe(
			pattern.endsWith('*'),
		);
	});

	it.each(['', 'DD.MM', 'YYYY YYYY MM DD', 'YYYY-MM-DD HH'])('cannot be %j', (pattern) => {
		expect(isDatePattern(pattern)).toBe(false);
	});
});
