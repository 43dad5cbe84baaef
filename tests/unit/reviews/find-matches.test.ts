import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches } from '../../../src/reviews/find-matches.ts';
import { fold } from '../../../src/reviews/fold.ts';

const marked = (text: string, query: string) =>
	findMatches(text, query).map(([start, end]) => text.slice(start, end));

/** Characters that folding changes, alone or next to each other. */
const TRICKY = fc.constantFrom(
	...[
		'ß',
		'ẞ',
		's',
		'S',
		'ſ',
		'ﬁ',
		'ﬀ',
		'f',
		'i',
		'İ',
		'ı',
		'Σ',
		'ς',
		'½',
		'⁄',
		'™',
		'K',
		'\u212a',
	],
	...[
		'e',
		'\u0301',
		'\u0323',
		'é',
		'\u0345',
		'ͅ',
		'ᾳ',
		'가',
		'\u1100',
		'\u1161',
		'\u11a8',
		'ㄱ',
		'ㅏ',
	],
	...[
		'ﾊ',
		'\uff9e',
		'\uff9f',
		'\u3099',
		'’',
		"'",
		'“',
		'"',
		' ',
		'a',
		'👍',
		'🏽',
		'\u0cc6',
		'\u0cc2',
	],
	...['\u0344', '¨', '\u0958', '\u2126', 'ﷺ', '\ud800', '\udc00', '\u200d'],
);
const texts = fc.oneof(
	fc.array(TRICKY, { maxLength: 12 }).map((letters) => letters.join('')),
	fc.string({ unit: 'binary', maxLength: 12 }),
	fc.string({ maxLength: 12 }),
);

describe('matches for a query in a text', () => {
	it.each([
		['The brakes squeal; new BRAKES.', 'brakes', ['brakes', 'BRAKES']],
		['Straße', 'strass', ['Straß']],
		['Straße', 'SS', ['ß']],
		['Straße', 's', ['S', 'ß']],
		['a ﬁne oﬃce', 'fi', ['ﬁ', 'ﬃ']],
		['a ﬁne job', 'ine', ['ﬁne']],
		['Cafe\u0301 Noir', 'fé n', ['fe\u0301 N']],
		['Cafe\u0301', 'cafe', []],
		['İstanbul', 'istanbul', []],
		['İstanbul', 'stan', ['stan']],
		['don’t', "don't", ['don’t']],
		['½ hour', '1⁄2', ['½']],
		['ﾊﾞﾝ', 'バン', ['ﾊﾞﾝ']],
		['e\uff9e\uff9f\u0301', 'é', ['e\uff9e\uff9f\u0301']],
		['\u1112\u1161\u11abguk', '한', ['\u1112\u1161\u11ab']],
		['ΣΊΣΥΦΟΣ', 'σίσυφος', ['ΣΊΣΥΦΟΣ']],
		['👍🏽 ok', '👍', ['👍']],
		['aaa', 'aa', ['aa']],
		['anything', '', []],
	])('in %j, for %j', (text, query, spans) => {
		expect(marked(text, query)).toEqual(spans);
	});

	it('exist exactly when the search finds the text, for any characters', () => {
		const whole = texts.map((text) => [text, text] as const);
		const others = fc.tuple(texts, texts);
		// Most of these queries occur in the text, beginning anywhere in the folded characters.
		const within = fc
			.tuple(texts, fc.nat(12), fc.integer({ min: 1, max: 4 }))
			.map(([text, at, length]) => [text, fold(text).slice(at, at + length)] as const);
		fc.assert(
			fc.property(fc.oneof(whole, others, { arbitrary: within, weight: 4 }), ([text, query]) => {
				const isFound = fold(query) !== '' && fold(text).includes(fold(query));
				expect(findMatches(text, query).length > 0).toBe(isFound);
			}),
			{ numRuns: 10_000 },
		);
	});

	it('contain the query, lie within the text, and do not overlap', () => {
		fc.assert(
			fc.property(texts, texts, texts, (before, query, after) => {
				const text = before + query + after;
				let last = 0;
				for (const [start, end] of findMatches(text, query)) {
					expect(start).toBeGreaterThanOrEqual(last);
					expect(end).toBeGreaterThan(start);
					expect(end).toBeLessThanOrEqual(text.length);
					expect(fold(text.slice(start, end))).toContain(fold(query));
					last = end;
				}
			}),
			{ numRuns: 3_000 },
		);
	});

	it('are found quickly in the longest text that can be published', () => {
		const text = 'Die Bremsen über Straße é '.repeat(4_000).slice(0, 100_000);
		expect(findMatches(text, 'bremsen').length).toBeGreaterThan(3_000);
	});
});
