import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayText } from '../../../src/reviews/display-text.ts';

describe('display text keeps', () => {
	it.each([
		['plain words', 'Great service,\n\n“fair” price – $39.95 & a naïve façade'],
		['markup, which a page shows as text', '<b>bold</b> <script>alert(1)</script> &amp;'],
		['an emoji of several characters', 'family 👨‍👩‍👧‍👦, couple 👩🏽‍❤️‍💋‍👨🏿, technician 👩🏽‍🔧, shrug 🤷‍♀️'],
		['a heart on fire', '❤️‍🔥'],
		['a rainbow flag and a pirate one', '🏳️‍🌈 🏴‍☠️'],
		['the flag of a country', '🇨🇦🇲🇽'],
		['the flag of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
		['a keycap', '5️⃣ of 5️⃣'],
		['Persian with a non-joiner', 'می‌خواهم'],
		['Arabic with directional marks', 'سيارة ABC\u200f!'],
		['Hebrew with points and accents', 'בְּרֵאשִׁ֖ית \u200eBMW\u200e'],
		['Devanagari with joiners', 'क्‍ष और र्‌य'],
		['Vietnamese, decomposed', 'Tie\u0302\u0301ng Vie\u0323\u0302t'],
		['Thai', 'ที่นี่ดีมาก'],
		['a variant of an ideograph', '葛\u{e0100}飾'],
	])('%s', (_what, text) => {
		expect(displayText(text)).toBe(text);
	});
});

describe('display text removes', () => {
	it.each([
		['an override', 'good \u202eecivres dab\u202c work', 'good ecivres dab work'],
		['an unclosed isolate', 'one \u2067two', 'one two'],
		['zero-width spaces', 'ex\u200bcel\u2060lent\ufeff', 'excellent'],
		['soft hyphens', 'me\u00adchan\u00adic', 'mechanic'],
		['joiners in a Latin word', 'b\u200dra\u200cke\u200ds', 'brakes'],
		['joiners that join nothing', '\u200d\u200c Fine \u200d.', ' Fine .'],
		['text hidden in tags', 'Nice\u{e0041}\u{e0042}\u{e007f} car', 'Nice car'],
		['unterminated tags after a flag', '🏴\u{e0067}\u{e0062}!', '🏴!'],
		['text hidden in variation selectors', '👍\ufe0f\ufe01\ufe02\u{e0101}', '👍\ufe0f'],
		['fillers', 'a\u3164\u115f\u2800b', 'ab'],
		['control characters', 'a\u0000\u0007\u001b[31mb\u009f', 'a[31mb'],
		['an unpaired surrogate', 'a\ud83d!', 'a\ufffd!'],
	])('%s', (_what, text, shown) => {
		expect(displayText(text)).toBe(shown);
	});

	it('combining marks beyond the fourth on one letter', () => {
		expect(displayText(`Z${'\u0335\u0327\u0310'.repeat(30)}o`)).toHaveLength(6);
	});

	it('consecutive empty lines except one', () => {
		expect(displayText('one\r\n\r\n\r\n\r\ntwo\u2028three\n'.concat('\n'.repeat(500)))).toBe(
			'one\n\ntwo\nthree\n\n',
		);
	});
});

it('display text does not change when it is processed again', () => {
	const odd = fc.constantFrom(
		...'a \n\r\u0301\u200d\u200c\u202e\u2066\ufe0f\u{e0062}\u{e007f}🏴👩❤ب\ud83d\u034f',
	);
	fc.assert(
		fc.property(fc.array(odd, { maxLength: 24 }), (characters) => {
			const shown = displayText(characters.join(''));
			expect(displayText(shown)).toBe(shown);
			expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
		}),
		{ numRuns: 2000 },
	);
});
