import { describe, expect, it } from 'vitest';
import { polarityTowards } from '../../../tools/polarity/polarity-towards.ts';
import { parseText } from '../../../src/insights/text/parse-text.ts';

/** Returns the polarity toward the words in brackets. */
function toward(marked: string, rating?: number) {
	const start = marked.indexOf('[');
	const end = marked.indexOf(']') - 1;
	return polarityTowards(parseText(marked.replace(/[[\]]/g, '')), { start, end }, rating);
}

describe('polarity toward a span', () => {
	it.each([
		['The [food] was excellent but the service was slow.', 'positive'],
		['The food was excellent but the [service] was slow.', 'negative'],
		['Great [cars], terrible financing.', 'positive'],
		['Great cars, terrible [financing].', 'negative'],
		['The [bread], the salad and the soup were all delicious.', 'positive'],
		['I have had better [ribs].', 'negative'],
		["You won't find better [ribs] anywhere.", 'positive'],
		['The [waiter] was nowhere to be found.', 'negative'],
		['We waited an hour for our [drinks].', 'negative'],
		['No complaints about the [brakes].', 'positive'],
		['The [battery life] is too short.', 'negative'],
	])('comes from its part of the sentence: %s', (marked, expected) => {
		expect(toward(marked).polarity).toBe(expected);
	});

	it('leans toward the stars if the text is neutral', () => {
		const marked = 'They kept my [truck] for the day.';
		const [worst, best] = [toward(marked, 1), toward(marked, 5)];
		expect(worst.polarity).not.toBe('positive');
		expect(best.polarity).not.toBe('negative');
	});

	it('does not follow the stars against clear words', () => {
		expect(toward('The [advisor] was rude.', 5).polarity).toBe('negative');
		expect(toward('The [advisor] was wonderful.', 1).polarity).toBe('positive');
	});

	it('is more confident about clear words than about hints', () => {
		const plain = toward('The [staff] was wonderful.').confidence;
		const hint = toward('My [truck] was there for a day.').confidence;
		expect(plain).toBeGreaterThan(0.8);
		expect(hint).toBeLessThan(plain);
	});

	it.each([1, 5, undefined])('has low confidence without opinion words, at %s stars', (rating) => {
		expect(toward('The [waiter] brought the bill.', rating).confidence).toBeLessThan(0.8);
	});

	it.each(['', '!', 'ok'])('is defined for any span, even in %j', (text) => {
		const { confidence } = polarityTowards(parseText(text), { start: 5, end: 9 });
		expect(confidence).toBeGreaterThan(1 / 3);
		expect(confidence).toBeLessThanOrEqual(1);
	});

	it('is the same every time', () => {
		const marked = 'The [finance manager] was patient and explained it all.';
		expect(toward(marked)).toEqual(toward(marked));
	});
});
