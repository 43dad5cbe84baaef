import { describe, expect, it } from 'vitest';
import {
	parseLines,
	parseMams,
	parseTabbed,
} from '../../../../../tools/training/polarity/labelled-text.ts';
import { readMarkedSentences } from '../../../../../tools/training/polarity/marked-sentences.ts';
import { toSpanCases } from '../../../../../tools/training/polarity/span-cases.ts';

const MAMS = `<sentences><sentence>
	<text>The waiter &amp; the host were kind, but the pasta was cold.</text>
	<aspectCategories>
		<aspectCategory category="staff" polarity="positive" />
		<aspectCategory category="food" polarity="negative" />
		<aspectCategory category="price" polarity="neutral" />
	</aspectCategories>
</sentence></sentences>`;

describe('labeled text', () => {
	it('is read from lines with a label after a tab', () => {
		expect(parseTabbed('Loved it.\t1\nCold and late. \t0\n')).toEqual([
			{ text: 'Loved it.', isPraise: true },
			{ text: 'Cold and late.', isPraise: false },
		]);
	});

	it('is refused without a label, quoting the line', () => {
		expect(() => parseTabbed('Loved it.')).toThrow(
			'Cannot read the sentence "Loved it.": it does not end with a label',
		);
	});

	it('is read from a file of only praise or only complaints', () => {
		expect(parseLines('one \n\ntwo\n', false)).toEqual([
			{ text: 'one', isPraise: false },
			{ text: 'two', isPraise: false },
		]);
	});

	it('is read from MAMS, decoding XML entities', () => {
		expect(parseMams(MAMS)).toEqual([
			{
				text: 'The waiter & the host were kind, but the pasta was cold.',
				categories: [
					{ category: 'staff', polarity: 'positive' },
					{ category: 'food', polarity: 'negative' },
					{ category: 'price', polarity: 'neutral' },
				],
			},
		]);
	});

	it('is read from marked sentences, with the offset of each mark', () => {
		const [sentence] = readMarkedSentences('The [soup]+ came after the [main course]0.');
		const { text = '', marks = [] } = sentence ?? {};
		expect(text).toBe('The soup came after the main course.');
		expect(marks.map(({ start, end, polarity }) => [text.slice(start, end), polarity])).toEqual([
			['soup', 'positive'],
			['main course', 'neutral'],
		]);
	});
});

describe('span cases', () => {
	it('point at a term in the category, and are left out if there is none', () => {
		const cases = toSpanCases({ categories: parseMams(MAMS) });
		const found = cases.map(({ parsed, token, polarity }) => [
			parsed.tokens[token]?.word,
			polarity,
		]);
		expect(found).toEqual([
			['waiter', 'positive'],
			['pasta', 'negative'],
		]);
	});

	it('are left out if the terms of a category are in several clauses', () => {
		const text = 'The soup was good, but the salad was not.';
		const categories = [
			{ text, categories: [{ category: 'food', polarity: 'positive' as const }] },
		];
		expect(toSpanCases({ categories })).toEqual([]);
	});
});
