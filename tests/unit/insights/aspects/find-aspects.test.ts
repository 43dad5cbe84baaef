import { describe, expect, it } from 'vitest';
import { Aspect } from '../../../../src/insights/aspect.ts';
import { createAspectFinder } from '../../../../src/insights/aspects/find-aspects.ts';
import { settlePolarity } from '../../../../src/insights/aspects/settle-polarity.ts';
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
	])('finds in "%s"', (text, rating, expected) => {
		expect(judge(text, rating)).toEqual(expected);
	});

	it('gives each side of a contrast its own aspect', () => {
		expect(judge('The repair was solid, but the waiting room is filthy.', 4)).toEqual([
			'work_quality positive',
			'facility negative',
		]);
	});

	it('turns a judgement round that is denied', () => {
		expect(judge('Nobody was rude to me.', 5)).toEqual(['staff positive']);
		expect(judge('The advisor was not friendly.', 2)).toEqual(['staff negative']);
	});

	it('hears a denial from the beginning of a clause', () => {
		expect(judge('Nothing about this visit was fast.', 1)).toEqual(['speed negative']);
		expect(judge('No stale coffee.', 5)).toEqual(['facility positive']);
		expect(judge('The problem was never fixed.', 1)).toEqual(['work_quality negative']);
	});

	it('turns with "until"', () => {
		expect(judge('Everything went well until we got to financing.', 4)).toEqual([
			'financing negative',
		]);
	});

	it('leaves what was only expected', () => {
		expect(judge('I was dreading a long wait.', 5)).toEqual([]);
		expect(judge('I was dreading a long wait but they were fast.', 5)).toEqual(['speed positive']);
	});

	it('takes a comparison that favours another as a complaint', () => {
		expect(judge('My cousin does cleaner work than this.', 2)).toEqual(['work_quality negative']);
	});

	it('takes the first of two judgements of one clause that contradict each other', () => {
		expect(judge("I don't trust a word they say anymore.", 5)).toEqual(['honesty negative']);
	});

	it('leaves judgements of people to them, whatever they were doing', () => {
		expect(judge('The lady doing our loan was sweet.', 5)).toEqual(['staff positive']);
		expect(judge('The finance guy was patient.', 5)).toEqual(['financing positive']);
	});

	it('leaves what is said of others', () => {
		expect(judge('My last shop was rude and overpriced.', 5)).toEqual([]);
		expect(judge('The previous owner lied to me.', 4)).toEqual([]);
		expect(judge('My brother-in-law works in finance.', 5)).toEqual([]);
	});

	it('takes a comparison that favours the business as praise', () => {
		expect(judge('Cheaper than the other dealer.', 5)).toEqual(['price positive']);
	});

	it('takes a wish as a complaint, and a wish for more of this as praise', () => {
		expect(judge('I wish they had comfortable chairs.', 4)).toEqual(['facility negative']);
		expect(judge('I wish every shop was this honest.', 5)).toEqual(['honesty positive']);
	});

	it('leaves what used to be', () => {
		expect(judge('They used to be friendly.', 3)).toEqual([]);
	});

	it('does not let stars turn what the words say', () => {
		expect(judge('The bill was outrageous and the cashier was rude.', 5)).toEqual([
			'price negative',
			'staff negative',
		]);
	});

	it.each([
		['The lobby was a bit chilly.', 4, ['facility negative']],
		['Signing everything took a while.', 4, ['negative']],
		['The quote came in slightly over.', 4, ['price negative']],
		['The new tires hum a little.', 4, ['work_quality negative']],
		['At least the coffee was hot.', 1, ['facility positive']],
		["Coffee's good, I'll say that.", 1, ['facility positive']],
		['They did have a loaner for me, thankfully.', 1, ['loaner positive']],
	])('hears what is said mildly or grudgingly against the stars: %s', (text, stars, expected) => {
		const judged = judge(text, stars);
		expect(judged).toHaveLength(expected.length);
		expect(judged[0]).toContain(expected[0]);
	});

	it('does not read what only grants as praise of what it stands by', () => {
		expect(judge('At least the oil change was cheap.', 2)).toEqual(['price positive']);
	});

	it('reads praise in a review of one star, unless the model reads a complaint there', () => {
		expect(find(parseText('Wonderful staff.'), 1)).toMatchObject([
			{ aspect: 'staff', polarity: 'positive' },
		]);
		expect(settlePolarity([0.8], 0, 9, 1).polarity).toBe('positive');
		expect(settlePolarity([0.8], -1.5, 9, 1).polarity).toBeUndefined();
		expect(settlePolarity([0.8], -1.5, 9, 1).confidence).toBeLessThan(0.5);
		expect(settlePolarity([0.8], -1.5, 9, 2).polarity).toBe('positive');
		expect(settlePolarity([0.8], -1.5, 99, 1).polarity).toBe('positive');
	});

	it('is surer where words and stars agree', () => {
		const sure = find(parseText('The staff was helpful.'), 5)[0]?.confidence ?? 0;
		const unsure = find(parseText('The staff was helpful.'), 2)[0]?.confidence ?? 0;
		expect(sure).toBeGreaterThan(unsure);
	});

	it('reports the words that judge, at their place in the stored text', () => {
		const text = 'Dropped it off at nine. 😀 The loaner’s seats were filthy!';
		const [found] = find(parseText(text), 2);
		expect(text.slice(found?.start, found?.end)).toBe('The loaner’s seats were filthy');
	});

	it('finds nothing where nothing is judged', () => {
		expect(find(parseText(''), 5)).toEqual([]);
		expect(find(parseText('Blue sedan. We have three of them and two dogs.'), 5)).toEqual([]);
	});
});

describe('what says nothing of an aspect', () => {
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
	])('is found in none: %s', (text) => {
		for (const rating of [undefined, 1, 3, 5]) expect(judge(text, rating)).toEqual([]);
	});
});

describe('in a long review', () => {
	const story = 'I came in on a Tuesday. My wife was with me. We had the dog along. ';

	it('what only sounds like a complaint is not scored against five stars', () => {
		const text = `${story}DeShawn had it open in 40 seconds.`;
		expect(judge(text, 5)).not.toContain('speed negative');
	});

	it('plain words are scored whatever the stars', () => {
		expect(judge(`${story}They never called me back.`, 5)).toContain('communication negative');
		expect(judge(`${story}The service manager was very polite.`, 2)).toContain('staff positive');
	});

	it('praise and complaint together contradict no stars', () => {
		const text = `${story}The service manager was rude, but the cashier was very friendly.`;
		expect(judge(text, 5)).toContain('staff mixed');
	});

	it('is read to its end, even without a full stop', () => {
		const clause = 'the staff was rude and the price was fair, but ';
		const found = find(parseText(clause.repeat(2_000)), 3);
		expect(found.map(({ aspect }) => aspect)).toEqual(expect.arrayContaining(['staff', 'price']));
	});
});

describe('an aspect of the operator', () => {
	it('may be called as objects call their own', () => {
		const id = 'constructor';
		const finder = createAspectFinder([Aspect.parse({ id, label: 'Car wash' })]);
		expect(finder(parseText('The car wash was great.'), 5).map(({ aspect }) => aspect)).toEqual([
			id,
		]);
	});

	const own = createAspectFinder([
		Aspect.parse({ id: 'car_wash', label: 'Car wash', terms: ['tunnel', 'hand wash (free!)'] }),
	]);

	it('is found by its label and terms where something judges them', () => {
		const judged = own(parseText('The car wash is excellent. The tunnel was terrible.'), 3);
		expect(judged.map(({ aspect, polarity }) => [aspect, polarity])).toEqual([
			['car_wash', 'positive'],
			['car_wash', 'negative'],
		]);
	});

	it('is not found by the words of aspects that are not asked for', () => {
		expect(own(parseText('The cashier was rude.'), 1)).toEqual([]);
	});
});
