import { describe, expect, it } from 'vitest';
import { findOpinions } from '../../../../src/insights/polarity/opinions.ts';
import { parseText } from '../../../../src/insights/text/parse-text.ts';

/** Returns each opinion as its words and its sign. */
function opinionsIn(text: string): string[] {
	const parsed = parseText(text);
	return findOpinions(parsed).map(({ first, end, value }) => {
		const start = parsed.tokens[first]?.start ?? 0;
		const words = text.slice(start, parsed.tokens[end - 1]?.end);
		return `${words} ${value > 0 ? '+' : '-'}`;
	});
}

function valueOf(text: string): number {
	return findOpinions(parseText(text)).reduce((sum, { value }) => sum + value, 0);
}

describe('a negator', () => {
	it.each([
		['The advisor was not friendly.', ['friendly -']],
		['Nobody was rude.', ['rude +']],
		['Neither clean nor comfortable.', ['clean -', 'comfortable -']],
		['They were never unfriendly.', ['unfriendly +']],
		['I do not think that it was rude.', ['rude +']],
		['Not that anybody was not helpful.', ['helpful +']],
		['The room was not clean and comfortable.', ['clean -', 'comfortable -']],
		['He was not rude and very helpful.', ['rude +', 'helpful +']],
		['The tech was not only fast but polite.', ['fast +', 'polite +']],
		['No doubt the best shop in town.', ['best +']],
		['I have never had such bland soup.', ['bland -']],
		['Hardly honest.', ['honest -']],
		['I do not like it, the people are nice.', ['nice +']],
	])('reverses the opinion that follows in its clause: %s', (text, expected) => {
		const found = opinionsIn(text);
		expect(found.slice(-expected.length)).toEqual(expected);
	});
});

describe('a phrase', () => {
	it.each([
		["Couldn't be happier.", '+'],
		['It could not have been better.', '+'],
		["They couldn't have been more rude.", '-'],
		['It could have been better.', '-'],
		['No complaints about the price.', '+'],
		["I've had better noodles.", '-'],
		["You won't find a better mechanic anywhere.", '+'],
		['They went above and beyond.', '+'],
		['It cost me an arm and a leg.', '-'],
		['They nickel-and-dimed us.', '-'],
		['They dragged their feet.', '-'],
		['My advisor dropped the ball.', '-'],
		['Would not recommend.', '-'],
		['I would definitely recommend them.', '+'],
		['They did not try to upsell me.', '+'],
		['I felt ripped off.', '-'],
		['The bill was less than the estimate.', '+'],
		['I wish they would call back.', '-'],
		['It would be nice if somebody answered.', '-'],
		['Done on time.', '+'],
		['Never again.', '-'],
		['We will never go back there.', '-'],
		['We will certainly go back there.', '+'],
	])('counts as one opinion: %s', (text, sign) => {
		expect(opinionsIn(text).map((found) => found.at(-1))).toContain(sign);
		expect(Math.sign(valueOf(text))).toBe(sign === '+' ? 1 : -1);
	});

	it('keeps its words from counting on their own', () => {
		expect(opinionsIn('No one was there.')).toEqual([]);
		expect(opinionsIn('We sat in the waiting room.')).toEqual([]);
	});
});

describe('words without an opinion in this domain', () => {
	it.each([
		'The service writer called about the extended warranty.',
		'They changed the brakes and the shocks.',
		'The interest is two percent.',
		'The engine alarm went off.',
		'Please call this number.',
	])('are ignored: %s', (text) => {
		expect(opinionsIn(text)).toEqual([]);
	});

	it('are ignored if they describe a worn part, not the service', () => {
		expect(opinionsIn('They replaced the worn bushings.')).toEqual([]);
	});
});

it('reads a fixed problem as praise', () => {
	expect(valueOf('They solved the problem.')).toBeGreaterThan(0);
	expect(valueOf('There was a problem.')).toBeLessThan(0);
});

it('reads "too" with an adjective as a complaint', () => {
	expect(opinionsIn('The music was too loud.')).toEqual(['too loud -']);
});

it.each([
	['The staff was freindly.', '+'],
	['definately reccommend', '+'],
	['soooo good', '+'],
	['Loooved it', '+'],
	['dissapointing', '-'],
	['Great job 👍', '+'],
	['😡', '-'],
])('understands misspellings, drawn-out words and emoji: %s', (text, sign) => {
	expect(Math.sign(valueOf(text))).toBe(sign === '+' ? 1 : -1);
});

it('weighs intensifiers, downtoners and capitals', () => {
	const plain = valueOf('They were helpful.');
	expect(valueOf('They were very helpful.')).toBeGreaterThan(plain);
	expect(valueOf('They were somewhat helpful.')).toBeLessThan(plain);
	expect(valueOf('They were HELPFUL.')).toBeGreaterThan(plain);
});

it('returns opinions in order, without overlaps, each in one clause, from -1 to 1', () => {
	const text =
		'SUPER friendly staff, but the wait was terrible: two tries and still not fixed! Would not go back. 😡';
	const parsed = parseText(text);
	const found = findOpinions(parsed);
	expect(found.length).toBeGreaterThan(4);
	for (const [index, { first, end, clause, value }] of found.entries()) {
		expect(first).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0);
		expect(end).toBeGreaterThan(first);
		expect(first).toBeGreaterThanOrEqual(parsed.clauses[clause]?.first ?? Infinity);
		expect(first).toBeLessThan(parsed.clauses[clause]?.end ?? 0);
		expect(Math.abs(value)).toBeGreaterThan(0);
		expect(Math.abs(value)).toBeLessThanOrEqual(1);
	}
});

it('finds nothing in an empty text', () => {
	expect(opinionsIn('')).toEqual([]);
	expect(opinionsIn('...')).toEqual([]);
});
