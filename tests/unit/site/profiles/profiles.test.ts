import { describe, expect, it } from 'vitest';
import { createAspectProfiles } from '../../../../src/site/view-models/profiles/aspect-profile.ts';
import { createMentionProfiles } from '../../../../src/site/view-models/profiles/mention-profile.ts';
import {
	createQuoteFinder,
	type Quote,
} from '../../../../src/site/view-models/profiles/quote-finder.ts';
import { placesOfService, toCall } from '../../../../src/site/view-models/profiles/places.ts';
import { phoneInWords } from '../../../../src/site/view-models/profiles/telephone.ts';
import type { Review } from '../../../../src/reviews/review.ts';
import { totalOf } from '../../../../src/reviews/rating-summary.ts';
import { sampleEdition } from '../../../support/content.ts';
import { isQuoteFrom } from '../../../support/quotes.ts';

const edition = await sampleEdition();
const { insights, reviews } = edition;
const findQuotes = createQuoteFinder(edition);
const textOf = (id: string) => {
	const review = reviews.find((one) => one.id === id);
	return `${review?.title ?? ''}\n${review?.text ?? ''}`;
};
const namesInWords = ({ mention_sources: sources }: Review, kind: string, entity: string) =>
	sources.some(({ kind: of, id, start }) => of === kind && id === entity && start !== undefined);
const idsOf = (quotes: readonly Quote[]) => quotes.map(({ review }) => review.id);

describe('the quote finder', () => {
	it('quotes each review once', () => {
		for (const { evidence } of insights.aspects) {
			const ids = idsOf(findQuotes(evidence));
			expect(ids).toEqual([...new Set(evidence.map((key) => insights.evidence[key]?.review_id))]);
		}
	});

	it('marks words in the review', () => {
		const keys = insights.aspects.flatMap(({ evidence }) => evidence);
		const quotes = findQuotes(keys).filter(({ words }) => words !== undefined);
		expect(quotes.length).toBeGreaterThan(100);
		for (const { review, words } of quotes) expect(textOf(review.id)).toContain(words?.marked);
	});

	it.each([false, true])('repeats what the customer wrote, with the outcome: %s', (withOutcome) => {
		const keys = [...Object.keys(insights.evidence), ...Object.keys(insights.mentions)];
		const quoteOne = createQuoteFinder(edition, withOutcome);
		const quotes = keys.flatMap((key) => quoteOne([key])).filter(({ words }) => words);
		expect(quotes.length).toBeGreaterThan(2_000);
		const wrong = quotes.filter(({ review, words }) => {
			const quote = `${words?.before}${words?.marked}${words?.after}`;
			return !isQuoteFrom([review.text, review.title ?? ''], quote);
		});
		expect(wrong).toEqual([]);
	});

	it('returns at most the requested number of quotes', () => {
		expect(findQuotes(insights.aspects[0]?.evidence ?? [], 3)).toHaveLength(3);
		expect(findQuotes(['nothing'])).toEqual([]);
	});
});

describe('the profile of an aspect', () => {
	const profiles = createAspectProfiles(edition);

	it.each(profiles.map((profile) => [profile.insight.id, profile] as const))(
		'%s lists every review on the correct side',
		(_id, { insight, quotes, distribution }) => {
			const polarities = new Map(
				reviews.map(({ id, aspects }) => [
					id,
					aspects.find(({ aspect }) => aspect === insight.id)?.polarity ?? 'unscored',
				]),
			);
			const cited = insight.evidence.flatMap((key) => insights.evidence[key] ?? []);
			const inWords = cited.filter(({ start }) => start !== undefined);
			for (const [side, shown] of Object.entries(quotes)) {
				const said = inWords.filter(({ review_id: id }) => polarities.get(id) === side);
				const ids = new Set(said.map(({ review_id: id }) => id));
				expect([side, new Set(idsOf(shown))]).toEqual([side, ids]);
				if (side !== 'mixed') expect(shown).toHaveLength(ids.size);
				expect(shown.filter(({ words }) => words === undefined)).toEqual([]);
			}
			expect(totalOf(distribution)).toBe(insight.reviews - insight.not_scored);
		},
	);

	it('quotes both sides of a review that praises and complains', () => {
		const mixed = profiles.flatMap(({ quotes }) => quotes.mixed);
		expect(mixed.length).toBeGreaterThan(50);
		const sides = Map.groupBy(mixed, ({ polarity }) => polarity);
		expect([...sides.keys()].toSorted()).toEqual(['negative', 'positive']);
		expect(idsOf(sides.get('negative') ?? [])).toEqual(idsOf(sides.get('positive') ?? []));
	});

	it('quotes praise for praise and complaints for complaints', () => {
		for (const { quotes } of profiles) {
			expect(new Set(quotes.positive.map(({ polarity }) => polarity))).toEqual(
				new Set(quotes.positive.length > 0 ? ['positive'] : []),
			);
			expect(new Set(quotes.negative.map(({ polarity }) => polarity))).toEqual(
				new Set(quotes.negative.length > 0 ? ['negative'] : []),
			);
		}
	});
});

describe.each(['technician', 'service'] as const)('the profile of a %s', (kind) => {
	const profiles = createMentionProfiles(kind, edition);
	const { technicians, services } = insights.entities;
	const entities = (kind === 'technician' ? technicians : services).filter(
		(each) => each.reviews > 0,
	);

	it('exists only if there are reviews, with the numbers from the document', () => {
		const counted = profiles.map(({ id, reviews: all, purchases }) => [
			id,
			all.length + purchases.length,
		]);
		expect(counted).toEqual(entities.map(({ id, reviews: count }) => [id, count]));
		for (const { id, purchases, average } of profiles.filter((each) => !each.purchases.length)) {
			expect([purchases, average]).toEqual([
				[],
				entities.find((each) => each.id === id)?.average_rating,
			]);
		}
	});

	it('counts each review once, by stars, by location and in quotes', () => {
		for (const { id, reviews: all, distribution, locations, quotes } of profiles) {
			const { length } = all;
			expect(totalOf(distribution)).toBe(length);
			expect(locations.reduce((sum, each) => sum + each.reviews, 0)).toBe(length);
			const quoted = [...quotes.high, ...quotes.middle, ...quotes.low];
			const inWords = all.filter((review) => namesInWords(review, kind, id));
			expect(idsOf(quoted).toSorted()).toEqual(inWords.map((review) => review.id).toSorted());
			expect(quoted.filter(({ words }) => words === undefined)).toEqual([]);
		}
	});

	it('groups quotes by the stars of the review', () => {
		for (const { quotes } of profiles) {
			expect(quotes.high.every(({ review }) => review.rating >= 4)).toBe(true);
			expect(quotes.middle.every(({ review }) => review.rating === 3)).toBe(true);
			expect(quotes.low.every(({ review }) => review.rating <= 2)).toBe(true);
		}
	});

	it('quotes reviews of purchases separately', () => {
		for (const { id, purchases, quotes } of profiles) {
			const inWords = purchases.filter((review) => namesInWords(review, kind, id));
			expect(idsOf(quotes.purchases).toSorted()).toEqual(inWords.map((one) => one.id).toSorted());
		}
	});

	it('does not relate a service to itself', () => {
		for (const { id, services: related } of profiles) {
			expect(related.map((each) => each.id)).not.toContain(id);
		}
	});
});

describe('the profile of a service of the workshop', () => {
	const profiles = new Map(
		createMentionProfiles('service', edition).map((each) => [each.id, each]),
	);

	it('does not count reviews of purchases', () => {
		const evService = profiles.get('ev-service');
		const ids = evService?.purchases.map(({ id }) => id);
		// The purchase of an electric car, and a home charger that the sales desk offered.
		expect(ids).toEqual(expect.arrayContaining(['ejtkh2r4rthg', 'q6ftuaknzaww']));
		expect(
			evService?.reviews.filter(({ visit_type: visit }) => visit?.startsWith('sales')),
		).toEqual([]);
		for (const id of ['financing', 'trade-in', 'new-sales', 'used-sales', 'loaner']) {
			expect([id, profiles.get(id)?.purchases]).toEqual([id, []]);
		}
	});

	it('says how it went, not only what was broken', () => {
		const quote = profiles
			.get('ev-service')
			?.quotes.high.find(({ review }) => review.id === 'wqrexi4adh7e');
		expect(quote?.words?.before).toBe('My ');
		expect(quote?.words?.after).toMatch(
			/red triangle .* cleaned it, reset it, charged one hour\.$/,
		);
	});
});

describe('the locations to call about a service', () => {
	const placesOf = (service: string) => {
		const profile = createMentionProfiles('service', edition).find(({ id }) => id === service);
		return placesOfService(edition, service, profile?.reviews ?? []).map(
			({ location, isNamed }) => `${location.id}${isNamed ? ', which names it' : ''}`,
		);
	};

	it('have its department, and come first if their description names it', () => {
		expect(placesOf('ev-service')).toEqual(['alder-falls, which names it']);
		expect(placesOf('diesel')[0]).toBe('millbrook, which names it');
		expect(placesOf('oil-change')).toEqual(['harborview', 'alder-falls']);
	});

	it('are called at its department, or one of the same type, or else at the switchboard', () => {
		const called = (service: string) =>
			edition.business.locations.map((location) =>
				[toCall(location, edition.serviceDepartments.get(service))].map(
					({ names, telephone }) => `${names.slice(1).join('')} ${telephone?.slice(-4)}`,
				),
			);
		expect(called('oil-change').flat()).toEqual([
			...['Service 0104', 'Express service 0111', 'Truck & diesel service 0114'],
		]);
		expect(called('collision').flat()).toEqual([
			...['Collision & body shop 0105', ' 0107', ' 0112'],
		]);
	});

	it('are all with reviews if it has no department', () => {
		expect(placesOf('loaner').toSorted()).toEqual(['alder-falls', 'harborview', 'millbrook']);
	});
});

it.each([
	['+1-541-555-0101', 'US', '(541) 555-0101'],
	['+15415550101', 'US', '(541) 555-0101'],
	['541-555-0101', 'US', '541-555-0101'],
	['+49 541 5550101', 'DE', '+49 541 5550101'],
])('the phone number %s in %s is %s', (telephone, country, words) => {
	expect(phoneInWords(telephone, country)).toBe(words);
});
