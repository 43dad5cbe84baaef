import { describe, expect, it } from 'vitest';
import { Aspect } from '../../../../src/insights/aspect.ts';
import { createAspectFinder } from '../../../../src/insights/aspects/find-aspects.ts';
import { parseText } from '../../../../src/insights/text/parse-text.ts';

const IDS = [
	'staff',
	'communication',
	'price',
	'speed',
	'honesty',
	'work_quality',
	'facility',
	'sales_process',
	'financing',
	'trade_in',
	'loaner',
];
const find = createAspectFinder(IDS.map((id) => Aspect.parse({ id, label: id })));

function judge(text: string, rating?: number): string[] {
	return find(parseText(text), rating)
		.filter(({ polarity }) => polarity !== undefined)
		.map(({ aspect, polarity }) => `${aspect} ${polarity}`);
}

describe('an aspect finder', () => {
	it.each([
		['The parts counter guy was rude to my wife.', 2, ['staff negative']],
		['My advisor called me back within the hour.', 5, ['communication positive']],
		['They charged me twice for one inspection.', 1, ['price negative']],
		['I sat there for four hours.', 2, ['speed negative']],
		['Honest mechanics are rare and these are honest.', 5, ['honesty positive']],
		['The same leak came back a week after the repair.', 1, ['work_quality negative']],
		['The restrooms were filthy.', 2, ['facility negative']],
		['Zero pressure from the salesman.', 5, ['sales_process positive']],
		['The interest rate was sky high.', 1, ['financing negative']],
		['They gave me more for my old Focus than CarMax.', 5, ['trade_in positive']],
		['No loaner was available.', 2, ['loaner negative']],
	])('finds the aspect of "%s"', (text, rating, expected) => {
		expect(judge(text, rating)).toEqual(expected);
	});

	it('reads each side of a contrast separately', () => {
		expect(judge('The repair was solid, but the waiting room is filthy.', 4)).toEqual([
			'work_quality positive',
			'facility negative',
		]);
	});

	it('reverses a negated opinion', () => {
		expect(judge('Nobody was rude to me.', 5)).toEqual(['staff positive']);
		expect(judge('The advisor was not friendly.', 2)).toEqual(['staff negative']);
	});

	it('applies a negation at the beginning of a clause', () => {
		expect(judge('Nothing about this visit was fast.', 1)).toEqual(['speed negative']);
		expect(judge('No stale coffee.', 5)).toEqual(['facility positive']);
		expect(judge('The problem was never fixed.', 1)).toEqual(['work_quality negative']);
	});

	it('reverses the opinion after "until"', () => {
		expect(judge('Everything went well until we got to financing.', 4)).toEqual([
			'financing negative',
		]);
	});

	it('ignores an expectation', () => {
		expect(judge('I was dreading a long wait.', 5)).toEqual([]);
		expect(judge('I was dreading a long wait but they were fast.', 5)).toEqual(['speed positive']);
	});

	it('reads a comparison in favor of someone else as a complaint', () => {
		expect(judge('My cousin does cleaner work than this.', 2)).toEqual(['work_quality negative']);
	});

	it('uses the first of two contradicting opinions in a clause', () => {
		expect(judge("I don't trust a word they say anymore.", 5)).toEqual(['honesty negative']);
	});

	it('counts an opinion about a person as staff, except for a job title like "finance guy"', () => {
		expect(judge('The lady doing our loan was sweet.', 5)).toEqual(['staff positive']);
		expect(judge('The finance guy was patient.', 5)).toEqual(['financing positive']);
	});

	it('ignores statements about others', () => {
		expect(judge('My last shop was rude and overpriced.', 5)).toEqual([]);
		expect(judge('The previous owner lied to me.', 4)).toEqual([]);
		expect(judge('My brother-in-law works in finance.', 5)).toEqual([]);
	});

	it('reads a comparison in favor of the business as praise', () => {
		expect(judge('Cheaper than the other dealer.', 5)).toEqual(['price positive']);
	});

	it('reads a wish as a complaint, and "I wish every shop was like this" as praise', () => {
		expect(judge('I wish they had comfortable chairs.', 4)).toEqual(['facility negative']);
		expect(judge('I wish every shop was this honest.', 5)).toEqual(['honesty positive']);
	});

	it('ignores the past', () => {
		expect(judge('They used to be friendly.', 3)).toEqual([]);
	});

	it('does not let stars override clear words', () => {
		expect(judge('The bill was outrageous and the cashier was rude.', 5)).toEqual([
			'price negative',
			'staff negative',
		]);
	});

	it.each([
		['The lobby was a bit chilly.', 4, ['facility negative']],
		['The quote came in slightly over.', 4, ['price negative']],
		['At least the coffee was hot.', 1, ['facility positive']],
		["Coffee's good, I'll say that.", 1, ['facility positive']],
		['They did have a loaner for me, thankfully.', 1, ['loaner positive']],
	])('notices mild and grudging words that contradict the stars: %s', (text, stars, expected) => {
		const judged = judge(text, stars);
		expect(judged).toHaveLength(expected.length);
		expect(judged[0]).toContain(expected[0]);
	});

	it('does not apply a grudging "at least" to a nearby noun', () => {
		expect(judge('At least the oil change was cheap.', 2)).toEqual(['price positive']);
	});

	it('accepts plain praise in a one-star review', () => {
		expect(find(parseText('Wonderful staff.'), 1)).toMatchObject([
			{ aspect: 'staff', polarity: 'positive' },
		]);
	});

	it('is more confident if words and stars agree', () => {
		const sure = find(parseText('The staff was helpful.'), 5)[0]?.confidence ?? 0;
		const unsure = find(parseText('The staff was helpful.'), 2)[0]?.confidence ?? 0;
		expect(sure).toBeGreaterThan(unsure);
	});

	it('returns the span of the opinion in the stored text', () => {
		const text = 'Dropped it off at nine. 😀 The loaner’s seats were filthy!';
		const [found] = find(parseText(text), 2);
		expect(text.slice(found?.start, found?.end)).toBe('The loaner’s seats were filthy');
	});

	it.each([
		['Nice wash, fair bill, kids liked the snacks.', 'Nice wash, fair bill, kids liked the snacks'],
		['I came at nine, and the bill was very fair.', 'the bill was very fair'],
	])('quotes the sentence of a clause that is too short to be understood: "%s"', (text, quote) => {
		const price = find(parseText(text), 5).find(({ aspect }) => aspect === 'price');
		expect(text.slice(price?.start, price?.end)).toBe(quote);
	});

	it('finds nothing in a text without opinions', () => {
		expect(find(parseText(''), 5)).toEqual([]);
		expect(find(parseText('Blue sedan. We have three of them and two dogs.'), 5)).toEqual([]);
	});
});

describe('a text about no aspect in particular', () => {
	it.each([
		'Would not recommend.',
		'Highly recommend!',
		'I would not recommend this place to anyone.',
		'Great place!',
		'Worst dealership ever.',
		'Five stars.',
		'Never again.',
		'Thank you so much!',
		'Very happy.',
		'Terrible.',
		'the the the the the the the the the the the the the the the the',
	])('has no aspects: %s', (text) => {
		for (const rating of [undefined, 1, 3, 5]) expect(judge(text, rating)).toEqual([]);
	});
});

describe('a long review', () => {
	const story = 'I came in on a Tuesday. My wife was with me. We had the dog along. ';

	it('gets no score for words that only sound like a complaint at five stars', () => {
		const text = `${story}DeShawn had it open in 40 seconds.`;
		expect(judge(text, 5)).not.toContain('speed negative');
	});

	it('is scored for clear words regardless of the stars', () => {
		expect(judge(`${story}The cashier was rude to me.`, 5)).toContain('staff negative');
		expect(judge(`${story}The service manager was very polite.`, 2)).toContain('staff positive');
	});

	it('may be mixed regardless of the stars', () => {
		const text = `${story}The service manager was rude, but the cashier was very friendly.`;
		expect(judge(text, 5)).toContain('staff mixed');
	});

	it('is read to its end, even without a period', () => {
		const clause = 'the staff was rude and the price was fair, but ';
		const found = find(parseText(clause.repeat(2_000)), 3);
		expect(found.map(({ aspect }) => aspect)).toEqual(expect.arrayContaining(['staff', 'price']));
	});
});

describe('an aspect that the operator declared', () => {
	it('may have the id of an object property', () => {
		const id = 'constructor';
		const finder = createAspectFinder([Aspect.parse({ id, label: 'Car wash' })]);
		expect(finder(parseText('The car wash was great.'), 5).map(({ aspect }) => aspect)).toEqual([
			id,
		]);
	});

	const own = createAspectFinder([
		Aspect.parse({ id: 'car_wash', label: 'Car wash', terms: ['tunnel', 'hand wash (free!)'] }),
	]);

	it('is found by its label and terms near an opinion', () => {
		const judged = own(parseText('The car wash is excellent. The tunnel was terrible.'), 3);
		expect(judged.map(({ aspect, polarity }) => [aspect, polarity])).toEqual([
			['car_wash', 'positive'],
			['car_wash', 'negative'],
		]);
	});

	it('is not found by words for other aspects', () => {
		expect(own(parseText('The cashier was rude.'), 1)).toEqual([]);
	});
});
