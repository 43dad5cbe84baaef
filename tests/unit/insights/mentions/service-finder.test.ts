import { describe, expect, it } from 'vitest';
import { createServiceFinder } from '../../../../src/insights/mentions/service-finder.ts';
import { parseText } from '../../../../src/insights/text/parse-text.ts';

const SERVICES = [
	{ id: 'oil-change', name: 'Oil change' },
	{ id: 'brake-work', name: 'Brakes', synonyms: ['stoppers', 'GAP'] },
	{ id: 'tires', name: 'Tires' },
	{ id: 'battery', name: 'Battery' },
	{ id: 'ac', name: 'Air conditioning' },
	{ id: 'detailing', name: 'Detailing' },
	{ id: 'windshield', name: 'Glass' },
	{ id: 'paintless', name: 'Unheard-of magic' },
];
const findServices = createServiceFinder(SERVICES);
/** Finds the words in any context, without checking what they mean. */
const findWords = createServiceFinder(SERVICES, () => true);
const servicesIn = (text: string, find = findServices) =>
	find(parseText(text)).map(({ id, start, end }) => `${id}: ${text.slice(start, end)}`);

describe('a service in a text', () => {
	it.each([
		['by its words', 'An oil change in no time', ['oil-change: oil change']],
		['by separated words', 'They changed all of the oil', ['oil-change: changed all of the oil']],
		['by a car part', 'My rotors were shot', ['brake-work: rotors']],
		["by the operator's synonym", 'New stoppers', ['brake-work: stoppers']],
		['by its name', 'Some unheard-of magic happened', ['paintless: unheard-of magic']],
		['with a typo', 'My windhsield cracked', ['windshield: windhsield']],
		['under a broader service', 'They fixed a puncture', ['tires: fixed a puncture']],
		['once, for the longest match', 'The battery terminals', ['battery: battery terminals']],
	])('is found %s', (_how, text, expected) => {
		expect(servicesIn(text)).toEqual(expected);
	});

	it.each([
		['in British English', 'My windscreen and tyres', ['windshield: windscreen', 'tires: tyres']],
		['by an abbreviation with periods', 'Our a.c. quit', ['ac: a.c']],
	])('is matched %s, before the model decides', (_how, text, expected) => {
		expect(servicesIn(text, findWords)).toEqual(expected);
	});

	it.each([
		'Great attention to detail.',
		'The battery in my key fob died.',
		'The AC in the waiting area was off.',
		'They gave me a break on the price.',
		'I tried and tried, and grew tired.',
		'After a battery of questions.',
		'Mind the gap.',
		'The receptionist is a real battery.',
		'Their customer service needs an oil change.',
		'That put the brakes on our conversation.',
		'We hit the brakes on the deal.',
		'The gaps are even, the one of the trunk too.',
		'Drove home with the window down.',
		'They left overspray on the taillight.',
		'He wired a trailer brake controller for me.',
	])('is not found in: %s', (text) => {
		expect(servicesIn(text)).toEqual([]);
	});

	it('is not found within the longer name of a service that is not offered', () => {
		expect(servicesIn('The battery light')).toEqual([]);
		expect(servicesIn('The battery light', findWords)).toEqual([]);
		expect(servicesIn('The battery', findWords)).toEqual(['battery: battery']);
	});

	it('is marked as negated or not', () => {
		const negatedIn = (text: string) => findWords(parseText(text)).map((find) => find.negated);
		expect(negatedIn('I did not need the brake flush.')).toEqual([true]);
		expect(findServices(parseText('I did not need the brake flush.'))).toMatchObject([
			{ negated: true },
		]);
		expect(negatedIn('They talked me out of new tires.')).toEqual([true]);
		expect(negatedIn('Not cheap, but the tires are good.')).toEqual([false]);
	});
});
