import { expect, it } from 'vitest';
import { listStatedTimes } from '../../../../src/edition/documents/stated-times.ts';
import { aReview } from '../../../support/reviews.ts';

const timesIn = (text: string) =>
	listStatedTimes({ evidence: ['e1'] }, () => aReview({ text })).map(({ quote }) => quote);

it.each([
	'It took 3 days.',
	'It took 2.5 hours.',
	'It took an hour.',
	'It took fifteen minutes.',
	'Ready in ninety minutes flat.',
	'It took SIXTY-TWO days.',
	'It took thirty five days.',
	'It took two and a half weeks.',
	'It took forty-eight full hours.',
])('quotes "%s", which states a time', (text) => {
	expect(timesIn(`Nice people. ${text} I would return.`)).toEqual([text]);
});

it.each([
	'Twenty people waited for days.',
	'They close at ten on Sundays.',
	'Seventeen dented cars.',
])('quotes no time from "%s"', (text) => {
	expect(timesIn(text)).toEqual([]);
});
