import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from '../../../src/reviews/text-pieces.ts';

const span = (name: string, start: number, end: number) => ({ name, start, end });
/** Shows pieces as `ab|x+y:cd|ef`: the names of the spans, if there are any, before each text. */
const shown = (text: string, spans: readonly ReturnType<typeof span>[]) =>
	cutText(text, spans)
		.map((piece) => [piece.spans.map(({ name }) => name).join('+'), piece.text])
		.map(([names, part]) => (names === '' ? part : `${names}:${part}`))
		.join('|');

describe('a text is cut', () => {
	it.each([
		['nowhere without spans', [], 'abcdef'],
		['around a span', [span('x', 2, 4)], 'ab|x:cd|ef'],
		['where spans overlap', [span('x', 0, 4), span('y', 2, 6)], 'x:ab|x+y:cd|y:ef'],
		[
			'inside a span that contains another',
			[span('x', 1, 6), span('y', 3, 4)],
			'a|x:bc|x+y:d|x:ef',
		],
		['once for equal spans', [span('x', 0, 6), span('y', 0, 6)], 'x+y:abcdef'],
		['only within the text', [span('x', 4, 99)], 'abcd|x:ef'],
		['at a span without length, marking nothing', [span('x', 3, 3)], 'abc|def'],
		['at a span that ends before it begins, marking nothing', [span('x', 5, 1)], 'a|bcde|f'],
	] as const)('%s', (_what, spans, pieces) => {
		expect(shown('abcdef', spans)).toEqual(pieces);
	});

	it('never within an emoji', () => {
		expect(shown('a🚗b', [span('x', 2, 4)])).toBe('a|x:🚗b');
	});

	it('into no pieces if it is empty', () => {
		expect(cutText('', [span('x', 0, 3)])).toEqual([]);
	});
});

it('cutText returns pieces that, joined, are the text', () => {
	const spans = fc.array(
		fc.tuple(fc.integer({ min: -2, max: 24 }), fc.integer({ min: -2, max: 24 })),
	);
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), spans, (text, places) => {
			const pieces = cutText(
				text,
				places.map(([start, end]) => ({ start, end })),
			);
			expect(pieces.map((piece) => piece.text).join('')).toBe(text);
			expect(pieces.every((piece) => piece.text.isWellFormed())).toBe(true);
		}),
	);
});
