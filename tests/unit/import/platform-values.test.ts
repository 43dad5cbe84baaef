import { describe, expect, it } from 'vitest';
import { contentIdOf } from '../../../src/import/stored/content-id.ts';
import { customerName } from '../../../src/import/values/customer-name.ts';
import { parseWhen, toInstant } from '../../../src/import/values/parse-when.ts';
import { toReplies } from '../../../src/import/formats/platform-reply.ts';
import { siteSourceOf } from '../../../src/import/formats/site-source.ts';
import { toSourceUrl } from '../../../src/import/values/source-url.ts';
import { titleApart } from '../../../src/import/values/split-title.ts';
import { StarsOrNone, YesOrNo } from '../../../src/import/values/cell-schemas.ts';

describe('parseWhen', () => {
	it.each([
		['Jan 20, 2014', '2014-01-20'],
		['February 11, 2022', '2022-02-11'],
		['march 04, 2024', '2024-03-04'],
		['4 March 2024', '2024-03-04'],
		['Sept. 30, 2020', '2020-09-30'],
		['February 29, 2023', undefined],
		['Marvelous 4, 2024', undefined],
		['March 4, 24', undefined],
		[' 2024-03-04 ', '2024-03-04'],
		['2017-06-03T01:10:00+0000', '2017-06-03T01:10:00Z'],
		['2024-03-05 17:20:00 UTC', '2024-03-05T17:20:00Z'],
		['2024-03-05 17:20:00 +0000 UTC', '2024-03-05T17:20:00Z'],
		['2024-03-05T17:20:00-0800', '2024-03-05T17:20:00-08:00'],
		['2024-03-05T17:20:00-08:00', '2024-03-05T17:20:00-08:00'],
		['2024-03-05T17:20:00.123456789Z', '2024-03-05T17:20:00.123456789Z'],
		['2024-03-05T17:20Z', '2024-03-05T17:20:00Z'],
		['2024-03-05 17:20:00', '2024-03-05'],
		['2024-03-05 25:20:00', '2024-03-05'],
		['2024-02-30T17:20:00Z', undefined],
		['2024-02-30', undefined],
		['03/05/2024', undefined],
		['05.03.2024', undefined],
		['1709856000', undefined],
		['', undefined],
	])('reads %j as %j', (written, when) => expect(parseWhen(written)).toBe(when));

	it('reads seconds since 1970', () => {
		expect(toInstant(1709856000)).toBe('2024-03-08T00:00:00Z');
	});
});

describe('StarsOrNone', () => {
	it.each([
		[5, 5],
		['1', 1],
		[' 4.0 ', 4],
		['4,0', 4],
		[4.5, 4.5],
		['4,7', 4.7],
		[0.5, 0.5],
		[0, undefined],
		['0', undefined],
		['', undefined],
		[null, undefined],
		[undefined, undefined],
	])('reads %j as %j', (written, stars) => expect(StarsOrNone.parse(written)).toBe(stars));

	it.each([0.4, 5.1, '6', -1, '5 stars', 'five', true, {}, Number.NaN])('refuses %j', (written) =>
		expect(StarsOrNone.safeParse(written).success).toBe(false),
	);
});

describe('YesOrNo', () => {
	it.each([
		[true, true],
		['True', true],
		['yes', true],
		[1, true],
		['0', false],
		['FALSE', false],
		['', undefined],
		[null, undefined],
	])('reads %j as %j', (written, flag) => expect(YesOrNo.parse(written)).toBe(flag));

	it.each(['maybe', 2, [], {}])('refuses %j', (written) =>
		expect(YesOrNo.safeParse(written).success).toBe(false),
	);
});

describe('toSourceUrl', () => {
	const redact = (text: string) => text.replace(/\S+@\S+/, '…');
	it.each([
		['https://a.example/r/1?hrid=2', 'https://a.example/r/1?hrid=2'],
		['https://a.example/r?utm_source=x&adjust_creative=y&id=1', 'https://a.example/r?id=1'],
		['http://a.example/r', undefined],
		['javascript:alert(1)', undefined],
		['https://me:secret@a.example/r', undefined],
		['https://a.example/by/nora@mail.example', undefined],
		['https://a.example/by/nora%40mail.example', undefined],
		['https://a.example/%E0%A4%A', undefined],
		[`https://a.example/${'x'.repeat(2_000)}`, undefined],
		['no address', undefined],
	])('reduces %j to %j', (written, url) => expect(toSourceUrl(written, redact)).toBe(url));
});

describe('titleApart', () => {
	it.each([
		['The car was…', 'The car was ready.', undefined],
		['The car was...', 'The car was ready.', undefined],
		['Ready.', 'Ready.', undefined],
		['The car', 'The car was ready.', 'The car'],
		['Honest…', 'They were.', 'Honest…'],
		['…', 'They were.', undefined],
		[undefined, 'They were.', undefined],
		['Only a title', undefined, 'Only a title'],
	])('with title %j and text %j keeps the title %j', (title, text, kept) =>
		expect(titleApart(title, text)).toEqual({ title: kept, text: text ?? '' }),
	);
});

describe('siteSourceOf', () => {
	it.each([
		['Google', 'podium-google'],
		['Cars.com', 'podium-cars-com'],
		['Podium', undefined],
		[' ', undefined],
		['网站', undefined],
		[undefined, undefined],
	])('maps %j to %j', (site, source) =>
		expect(siteSourceOf('podium', site, /^podium$/i, {})).toBe(source),
	);
});

describe('contentIdOf', () => {
	const record = { date: '2024-03-05', author: 'Bo', text: 'Fine  work.' };
	it('is the same for the same review, whatever its spaces', () => {
		expect(contentIdOf({ ...record, text: ' Fine\nwork. ', title: '' })).toBe(contentIdOf(record));
		expect(contentIdOf(record)).toBe('made-ef6838602928214c862b816f');
	});

	it.each([{ date: '2024-03-06' }, { author: 'Al' }, { title: 'T' }, { text: 'x' }])(
		'differs with %j',
		(changes) => expect(contentIdOf({ ...record, ...changes })).not.toBe(contentIdOf(record)),
	);

	it('is fast for a long text without spaces', () => {
		const idFor = (text: string) => contentIdOf({ ...record, text });
		expect(idFor('541-'.repeat(50_000))).not.toBe(idFor('542x'.repeat(50_000)));
	});

	it('is undefined if the review has neither author nor text', () => {
		expect(contentIdOf({ ...record, author: ' ', text: '' })).toBeUndefined();
	});
});

describe('toReplies', () => {
	it('sorts replies oldest first, and drops those that are not public', () => {
		const written = [
			{ text: 'Second', when: '2024-03-06T10:00:00Z' },
			{ text: 'First', when: 'Mar 5, 2024' },
			{ text: 'Held', when: '2024-03-05', state: 'Pending' },
			{ text: 'Last', when: 'soon' },
			{ text: ' ', when: undefined },
			{ text: undefined, when: '2024-03-05' },
		];
		expect(toReplies(written)).toEqual({
			responses: [
				{ text: 'First', date: '2024-03-05' },
				{ text: 'Second', date: '2024-03-06T10:00:00Z' },
				{ text: 'Last', date: undefined },
			],
			warnings: [
				'reply left out: its state is pending',
				'reply kept without its date, which is not valid',
			],
		});
	});
});

describe('customerName', () => {
	it.each([
		[['Odessa', 'Palmer'], 'Odessa P.'],
		[['Odessa Palmer'], 'Odessa P.'],
		[[' Odessa ', undefined], 'Odessa'],
		[['A Google user'], undefined],
		[['Facebook User'], undefined],
		[['Anonymous'], undefined],
		[['N/A', ''], undefined],
		[[undefined, ' '], undefined],
	])('turns %j into %j', (parts, name) => expect(customerName(...parts)).toBe(name));
});
