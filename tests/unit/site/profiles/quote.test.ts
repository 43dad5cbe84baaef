import { describe, expect, it } from 'vitest';
import { toQuote } from '../../../../src/site/view-models/profiles/quote-finder.ts';
import { aReview } from '../../../support/reviews.ts';

const place = (text: string, words: string) => {
	const start = text.indexOf(words);
	return { start, end: start + words.length };
};

const withOutcome = (text: string, words: string, outcome: string) => {
	const of = { review_id: 'r1', rating: 5, date: '2025-03-01', location: 'harborview' } as const;
	const found = { ...of, basis: 'text', ...place(text, outcome) } as const;
	const { words: quoted } = toQuote(aReview({ text }), place(text, words), 'Harborview', found);
	return `${quoted?.before}[${quoted?.marked}]${quoted?.after}`;
};

const quoteFrom = (text: string, entry: Parameters<typeof toQuote>[1]) =>
	toQuote(aReview({ text }), entry, 'Harborview');

const evidence = (text: string, words: string) =>
	quoteFrom(text, {
		...{ review_id: 'r1', basis: 'text', quote: words, rating: 5 },
		...{ date: '2025-03-01', location: 'harborview' },
		...place(text, words),
	}).words;

describe('a quote', () => {
	it('is shown in its sentence, without other sentences', () => {
		const sentence = 'They fixed the brakes at once, and well, and asked only half the price.';
		expect(evidence(`I came at nine. ${sentence} Then I left.`, 'fixed the brakes')).toEqual({
			before: 'They ',
			marked: 'fixed the brakes',
			after: ' at once, and well, and asked only half the price.',
		});
	});

	it('is shown with the sentence before if its own is short', () => {
		const text = 'I came at nine. The reason: "market moved." Since Tuesday?? Then I left.';
		expect(evidence(text, 'Since Tuesday??')).toEqual({
			before: 'The reason: "market moved." ',
			marked: 'Since Tuesday??',
			after: '',
		});
	});

	it('is shown with the sentence before if its own points to it', () => {
		const sentence = 'It stalled at every light on the way home, which took me two hours.';
		const text = `I got the truck back on Monday. ${sentence} They were sorry.`;
		expect(evidence(text, 'stalled')?.before).toBe('I got the truck back on Monday. It ');
	});

	it('is shown with the sentence after if its own is short and the first', () => {
		const text = 'They left it unlatched.  It flew up on the road. I could see nothing.';
		expect(evidence(text, 'left it unlatched')).toEqual({
			before: 'They ',
			marked: 'left it unlatched',
			after: '.  It flew up on the road.',
		});
	});

	it('can span several sentences', () => {
		const text = 'Fine. Good work. Fair price. Bye.';
		expect(evidence(text, 'Good work. Fair price.')).toEqual({
			before: 'Fine. ',
			marked: 'Good work. Fair price.',
			after: '',
		});
	});

	it('shortens a long sentence around the words, but not the words', () => {
		const text = `${'on and on '.repeat(40)}they lied to me ${'and so on '.repeat(40)}.`;
		const words = evidence(text, 'they lied to me');
		expect(words?.marked).toBe('they lied to me');
		expect(words?.before).toMatch(/^… (on|and) /);
		expect(words?.after).toMatch(/ (and|so|on) …$/);
		expect(`${words?.before}${words?.after}`.length).toBeLessThan(320);
	});

	it('leaves out characters that change the text direction', () => {
		const text = 'They \u202eare\u202c gre\u200bat here.';
		expect(evidence(text, 'gre\u200bat')).toEqual({
			before: 'They are ',
			marked: 'great',
			after: ' here.',
		});
	});

	describe('with its outcome', () => {
		const LONG = `Then ${'on and on '.repeat(20)}it went.`;

		it.each([
			['later', 'My brakes failed.', `${LONG} In the end they fixed it.`, 'they fixed it'],
			[
				'earlier',
				`They fixed it. ${LONG}`,
				'My brakes failed on the steep road down to the river and the old mill.',
				'They fixed it',
			],
		])('leaves out what is between, with an ellipsis: %s', (_when, first, second, outcome) => {
			const said = withOutcome(`${first} ${second}`, 'brakes', outcome);
			expect(said).toContain(' … ');
			expect(said).toContain(outcome);
			expect(said).toContain('[brakes]');
			expect(said.match(/brakes|fixed it/g)).toHaveLength(2);
		});

		it('shows an ellipsis where the end of a long sentence is left out', () => {
			const text = `They sold me a battery, ${'a wiper blade, '.repeat(20)}a mat. I said no thanks.`;
			const said = withOutcome(text, 'battery', 'no thanks');
			expect(said).toMatch(/^They sold me a \[battery\], a wiper blade.* … I said no thanks\.$/);
		});

		it('leaves out no short part', () => {
			const text = `It ran ${'on and on '.repeat(14)}on the Kettle Creek grade. It was a chafed wire.`;
			expect(withOutcome(text, 'ran', 'chafed')).toBe(text.replace('ran', '[ran]'));
		});

		it.each([
			[
				'The injector died. Hank drove out (!!) past the valley.',
				'injector',
				'drove out (!!) past',
			],
			['Carter fissuré, camion rendu à midi !', 'Carter', 'Carter fissuré, camion rendu'],
			['Hank fixed the injector. Never again.', 'injector', 'the injector. Never again'],
		])('says nothing twice: %s', (text, words, outcome) => {
			expect(withOutcome(text, words, outcome)).toBe(text.replace(words, `[${words}]`));
		});
	});

	it('has no words if the source only lists what it is about', () => {
		const text = 'Dana helped.';
		const entity = 'technician:dana';
		const tagged = quoteFrom(text, { review_id: 'r1', entity, method: 'tagged' });
		expect(tagged.words).toBeUndefined();
		const named = quoteFrom(text, {
			...{ review_id: 'r1', entity, method: 'text' },
			...place(text, 'Dana'),
		});
		expect(named.words?.marked).toBe('Dana');
	});
});
