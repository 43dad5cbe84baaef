import { describe, expect, it } from 'vitest';
import { Aspect } from '../../../../src/insights/aspect.ts';
import type { AspectFind } from '../../../../src/insights/aspects/aspect-find.ts';
import { oddsOfAspect } from '../../../../src/insights/aspects/aspect-model.ts';
import { consultModel } from '../../../../src/insights/aspects/consult-model.ts';
import { createAspectFinder } from '../../../../src/insights/aspects/find-aspects.ts';
import { findGuards } from '../../../../src/insights/text/guards.ts';
import { parseText } from '../../../../src/insights/text/parse-text.ts';
import { toReading } from '../../../../src/insights/text/reading.ts';

const KNOWN = new Set(['staff', 'speed', 'price', 'loaner', 'facility']);

function consult(text: string, finds: readonly AspectFind[], rating?: number): AspectFind[] {
	const reading = toReading(parseText(text));
	return consultModel(finds, KNOWN, reading, findGuards(reading), rating);
}

function findOf(aspect: string, text: string, quote: string): AspectFind {
	const start = text.indexOf(quote);
	return { aspect, polarity: 'positive', confidence: 0.9, start, end: start + quote.length };
}

function oddsOf(text: string, aspect: string): number {
	const parsed = parseText(text);
	return oddsOfAspect(aspect, parsed, { first: 0, end: parsed.tokens.length }) ?? 0;
}

describe('the model of aspects', () => {
	it.each([
		['The waiting room was cold and dirty.', 'facility', 'loaner'],
		['They gave me a loaner car.', 'loaner', 'price'],
		['It took three hours.', 'speed', 'facility'],
		['Prices are way too high.', 'price', 'staff'],
	])('knows what a sentence judges: %s', (text, aspect, other) => {
		expect(oddsOf(text, aspect)).toBeGreaterThan(0);
		expect(oddsOf(text, other)).toBeLessThan(0);
	});

	it('adds what no rule has found, with its clause', () => {
		const text = 'I came by bus. The waiting room was cold and dirty.';
		const [found, ...others] = consult(text, []);
		expect(others).toEqual([]);
		expect(found).toMatchObject({ aspect: 'facility', polarity: 'negative' });
		expect(text.slice(found?.start, found?.end)).toBe('The waiting room was cold and dirty');
	});

	it('leaves out what it takes for a misreading, and only that', () => {
		const misread = 'My wife says I talk about him too much';
		expect(consult(misread, [findOf('price', misread, misread)])).toEqual([]);
		const text = 'They gave me a loaner car.';
		const loaner = findOf('loaner', text, 'loaner car');
		expect(consult(text, [loaner])).toEqual([loaner]);
	});

	it('leaves aspects of the operator to the rules', () => {
		const text = 'They gave me a loaner car.';
		const own = findOf('recycling', text, 'loaner car');
		expect(consult(text, [own])).toContainEqual(own);
		const find = createAspectFinder([Aspect.parse({ id: 'recycling', label: 'Recycling' })]);
		expect(find(parseText('The waiting room was cold and dirty.'), 1)).toEqual([]);
	});

	it('does not add what is said of somebody else', () => {
		expect(consult('At the other dealership the waiting room was cold and dirty.', [])).toEqual([]);
	});
});
