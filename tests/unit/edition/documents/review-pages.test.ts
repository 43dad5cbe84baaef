import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/insights/evidence.ts';
import type { Insights } from '../../../../src/insights/insights.ts';
import { findingsOf } from '../../../../src/edition/documents/review-findings.ts';
import { adjacentReviews } from '../../../../src/edition/documents/adjacent-reviews.ts';
import { featuredReviews } from '../../../../src/edition/documents/featured-reviews.ts';
import type { Polarity, Review } from '../../../../src/reviews/review.ts';
import { sampleEdition } from '../../../support/content.ts';
import { aReview } from '../../../support/reviews.ts';

const edition = await sampleEdition();

/** Returns the sample's insights with this evidence and these aspects. */
function insightsWith(
	evidence: Readonly<Record<string, Partial<Evidence>>>,
	aspects: readonly Partial<Insights['aspects'][number]>[] = [],
): Insights {
	const [some] = edition.insights.aspects;
	return {
		...edition.insights,
		// The code under test does not read the fields that a test omits.
		evidence: evidence as Insights['evidence'],
		aspects: aspects.map((aspect) => ({ ...some, ...aspect })) as Insights['aspects'],
	};
}

const quote = (id: string, start: number, aspect: string, polarity: Polarity) =>
	({ review_id: id, basis: 'text', start, end: start + 3, aspect, polarity }) as const;

describe('the findings of a review', () => {
	const review = aReview({
		id: 'a',
		aspects: [
			{ aspect: 'price', polarity: 'negative', read_by: 'engine' },
			{ aspect: 'staff', polarity: 'positive', read_by: 'engine' },
			{ aspect: 'speed', polarity: 'mixed', read_by: 'engine' },
		],
	});
	const insights = insightsWith({
		e1: quote('a', 9, 'price', 'negative'),
		e2: quote('a', 2, 'price', 'positive'),
		e3: quote('b', 2, 'price', 'negative'),
		e4: { review_id: 'a', basis: 'rating', aspect: 'staff', rated_as: 'friendliness', stars: 5 },
		e5: { review_id: 'a', basis: 'text', start: 0, end: 4 },
	});

	it('are its quotes, in order, by aspect', () => {
		const [price, staff, speed] = findingsOf(review, insights);
		expect(price?.quotes.map(({ start, polarity }) => [start, polarity])).toEqual([
			[2, 'positive'],
			[9, 'negative'],
		]);
		expect(staff).toEqual({
			aspect: 'staff',
			polarity: 'positive',
			readBy: 'engine',
			quotes: [],
			inTitle: [],
		});
		expect([speed?.polarity, speed?.quotes]).toEqual(['mixed', []]);
	});

	it('have the same quotes as the insights, for every review in the sample', () => {
		const judged = Object.values(edition.insights.evidence).filter(
			({ basis, aspect, polarity }) => basis === 'text' && aspect && polarity,
		);
		const found = edition.reviews.flatMap((each) =>
			findingsOf(each, edition.insights).flatMap(({ quotes, inTitle }) => [
				...quotes.map(({ start, end }) => each.text.slice(start, end)),
				...inTitle,
			]),
		);
		expect(found.toSorted()).toEqual(judged.map((each) => each.quote).toSorted());
	});
});

describe('the neighbors of a review', () => {
	const reviews = [aReview({ id: 'c' }), aReview({ id: 'b' }), aReview({ id: 'a' })];
	const ids = (review: Review) => {
		const { newer, older } = adjacentReviews(review, reviews);
		return [newer?.id, older?.id];
	};

	it('are the next newer and the next older review, if there is one', () => {
		expect(reviews.map(ids)).toEqual([
			[undefined, 'b'],
			['c', 'a'],
			['b', undefined],
		]);
	});

	it('are undefined for a review that is not in the list', () => {
		expect(ids(aReview({ id: 'x' }))).toEqual([undefined, undefined]);
	});
});

describe('the featured reviews', () => {
	const text = 'A text that says enough. '.repeat(8);
	const negative = (aspect: string) =>
		({ aspect, polarity: 'negative', read_by: 'engine' }) as const;
	const one: Partial<Review> = { id: 'one', rating: 1, text, aspects: [negative('speed')] };
	const { mentions } = aReview(one);
	const named = { mentions: { ...mentions, technicians: ['Dana Whitfield'] } };
	const insights = insightsWith({}, [
		{ id: 'price', positive: 9, negative: 26, mixed: 1 },
		{ id: 'speed', positive: 1, negative: 25, mixed: 5 },
	]);

	it.each<[string, Parameters<typeof aReview>[0][], string | undefined]>([
		['the newest about the aspect with most complaints', [{}, { id: 'older' }], 'one'],
		['about the next aspect if there is none about it', [{ aspects: [negative('price')] }], 'one'],
		['never ones whose stars contradict their aspects', [{ rating: 5 }, { id: 'low' }], 'low'],
		['never ones whose text is too short', [{ text: 'Slow.' }, { id: 'long' }], 'long'],
		['never complaints that name staff', [named, { id: 'unnamed' }], 'unnamed'],
		['undefined without complaints', [{ aspects: [] }], undefined],
	])('are %s', (_what, changes, id) => {
		const reviews = changes.map((change) => aReview({ ...one, ...change }));
		const { complaint, praise } = featuredReviews(insights, reviews);
		expect([complaint?.id, praise]).toEqual([id, undefined]);
	});

	it('include one positive and one negative review for the sample', () => {
		const { praise, complaint } = featuredReviews(edition.insights, edition.reviews);
		expect([praise?.rating, complaint?.rating]).toEqual([5, 1]);
		// The most criticized aspect of the home page's table.
		const [most] = edition.insights.aspects.toSorted(
			(a, b) => b.negative + b.mixed - a.negative - a.mixed,
		);
		expect(complaint?.aspects).toContainEqual(
			expect.objectContaining({ aspect: most?.id, polarity: 'negative' }),
		);
	});
});
