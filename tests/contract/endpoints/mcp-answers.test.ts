import { describe, expect, it } from 'vitest';
import { sampleEdition } from '../../support/content.ts';
import {
	createBusinessOverview,
	type Vocabularies,
} from '../../../src/edition/documents/business-overview.ts';
import { createSearchReviews } from '../../../src/mcp/tools/search-tool.ts';
import { callTool, methodsOf, publish, tokensIn } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);

const call = (name: string, args: object) => callTool(methods, name, args);
const answer = async (name: string, args: object) => JSON.parse((await call(name, args)).text);

describe('for the sample, the length in o200k tokens', () => {
	it('of the list of tools is under 3,000', async () => {
		expect(tokensIn(await methods['tools/list']({ cursor: undefined }))).toBeLessThan(3_000);
	});

	it('of the list of tools grows by at most 600 for any group', async () => {
		const { vocabularies } = createBusinessOverview(edition);
		const published = await publish(edition);
		const tokensFor = (known?: Vocabularies) =>
			tokensIn(createSearchReviews(published, known).describe());
		// Lists of 30 are the longest that are shown.
		const many = Array.from({ length: 30 }, (_, at) => `Larkspur Example Place Number ${at}`);
		const named = many.map((name) => ({ id: name, name, reviews: 1, aliases: [] }));
		const large = {
			...{ ...vocabularies, technicians: named, services: named, service_areas: named },
			...{ locations: named, sources: named, aspects: named, languages: many, topics: many },
		};
		for (const known of [vocabularies, large]) {
			expect(tokensFor(known) - tokensFor()).toBeGreaterThan(0);
			expect(tokensFor(known) - tokensFor()).toBeLessThanOrEqual(600);
		}
	});

	it.each(['business', 'locations', 'hours', 'ratings', 'people', 'vocabularies', 'policy'])(
		'of the part "%s" of the business is under 1,200',
		async (part) => {
			const { text, isError } = await call('get_business', { part });
			expect([isError, tokensIn(text)]).toEqual([false, expect.toSatisfy((n) => n < 1_200)]);
		},
	);

	it('of the whole business is under 3,000', async () => {
		expect(tokensIn((await call('get_business', {})).text)).toBeLessThan(3_000);
	});

	it('of every answer of get_insights about one thing is at most 2,000', async () => {
		const { aspects, topics, entities } = edition.insights;
		const asked = [
			{},
			...aspects.map(({ id }) => ({ aspect: id })),
			...topics.map(({ id }) => ({ topic: id })),
			...entities.technicians.map(({ name }) => ({ person: name })),
			...entities.services.map(({ id }) => ({ service: id })),
			...edition.business.locations.map(({ id }) => ({ location: id })),
			...aspects.map(({ id }) => ({ aspect: id, location: 'harborview' })),
			...entities.technicians.map(({ name }) => ({ person: name, service: 'brakes' })),
		];
		for (const args of asked) {
			const { text, isError } = await call('get_insights', args);
			expect([args, isError, tokensIn(text)]).toEqual([
				args,
				false,
				expect.toSatisfy((tokens) => tokens <= 2_000),
			]);
		}
	});

	it.each([
		{ by: 'locations' },
		{ by: 'periods' },
		{ by: 'locations', aspect: 'speed' },
		{ by: 'periods', aspect: 'price' },
		{ by: 'periods', location: 'millbrook' },
	])('of compare with %j is at most 1,500', async (args) => {
		const { text, isError } = await call('compare', args);
		expect([isError, tokensIn(text) <= 1_500]).toEqual([false, true]);
	});
});

describe('get_insights', () => {
	it('lists the topics that come up more or less often than before', async () => {
		const { topics } = edition.insights;
		const having = (result: string) =>
			topics.filter(({ change }) => change.result === result).map(({ id }) => id);
		expect((await answer('get_insights', {})).topic_changes).toEqual({
			since: topics[0]?.change.from,
			more_often: having('higher'),
			less_often: having('lower'),
		});
	});
});

describe('get_business', () => {
	it('gives the same business and ratings as the dataset', async () => {
		const { business, aggregate_rating } = await answer('get_business', {});
		expect(business).toEqual(JSON.parse(JSON.stringify(edition.business)));
		expect(aggregate_rating.rating_count).toBe(edition.reviews.length);
	});

	it('gives in parts what the whole gives, and the names to filter by', async () => {
		const { locations } = await answer('get_business', { part: 'hours' });
		expect(locations[0].departments).toEqual(
			JSON.parse(JSON.stringify(edition.business.locations[0]?.departments)),
		);
		const { vocabularies } = await answer('get_business', { part: 'vocabularies' });
		expect(Object.keys(vocabularies)).toEqual([
			...['services', 'service_areas', 'locations', 'departments', 'sources', 'aspects'],
			...['topics', 'languages'],
		]);
		const { technicians } = await answer('get_business', { part: 'people' });
		expect(technicians).toHaveLength(edition.insights.entities.technicians.length);
		for (const { name, location } of technicians) {
			const known = edition.insights.entities.technicians.find((each) => each.name === name);
			expect([name, location]).toEqual([name, known?.location]);
		}
	});
});

describe('get_insights', () => {
	it('gives the overall picture without arguments, and with nulls', async () => {
		const whole = await answer('get_insights', {});
		expect(whole.corpus.reviews).toBe(edition.reviews.length);
		expect(whole.aspects).toHaveLength(edition.insights.aspects.length);
		expect(await answer('get_insights', { aspect: null, person: null, topic: '' })).toEqual(whole);
	});

	it.each([
		[{ aspect: 'Waiting Time' }, 'aspect', 'speed'],
		[{ aspect: 'work quality' }, 'aspect', 'work_quality'],
		[{ person: 'TOMAS RIVERA' }, 'person', 'tomas-rivera'],
		[{ person: 'Dayna' }, 'person', 'dana-whitfield'],
		[{ service: 'Oil Change' }, 'service', 'oil-change'],
		[{ location: 'HARBORVIEW' }, 'location', 'harborview'],
		[{ location: 'Larkspur Motors Alder Falls' }, 'location', 'alder-falls'],
		[{ topic: 'Long waits' }, 'topic', 'long-waits'],
	])('finds %j', async (args, section, id) => {
		expect((await answer('get_insights', args))[section].id).toBe(id);
	});

	it.each([
		[
			{ location: 'Springfield' },
			/There is no location "Springfield"; there are alder-falls .*millbrook/,
		],
		[{ person: 'Tom' }, /did you mean Tom Okafor or Tomás Rivera\?/],
		[{ aspect: 'zzz', topic: 'qqq' }, /no aspect "zzz".*\nThere is no topic "qqq"/],
		[{ place: 'x' }, /"place" is not an argument/],
	])('explains %j', async (args, expected) => {
		const { text, isError } = await call('get_insights', args);
		expect([isError, text]).toEqual([true, expect.stringMatching(expected)]);
	});

	it('counts the reviews that combine two names', async () => {
		const { combined } = await answer('get_insights', { person: 'Eli', service: 'ev-service' });
		expect(combined).toMatchObject({
			search_reviews: { mentions_technician: 'Eli Brandt', mentions_service: 'ev-service' },
			total: 0,
		});
		const { combined: speed } = await answer('get_insights', {
			aspect: 'speed',
			location: 'Harborview',
		});
		const both = edition.reviews.filter(
			({ location, aspects }) =>
				location === 'harborview' && aspects.some(({ aspect }) => aspect === 'speed'),
		);
		expect(speed.total).toBe(both.length);
	});

	it('never says more about a person than the scorecard of the insights', async () => {
		for (const { name, scorecard } of edition.insights.entities.technicians) {
			const { person } = await answer('get_insights', { person: name });
			const { quotes, praised_in, positive } = scorecard;
			expect(person.praise).toMatchObject({ praised_in, positive });
			expect(JSON.stringify(person.praise)).not.toMatch('negative');
			const praised = new Set(quotes.map((id) => edition.insights.evidence[id]?.quote));
			for (const { quote } of person.praise.quotes) expect(praised).toContain(quote);
		}
	});
});

describe('compare', () => {
	it('gives every location with its adjusted difference, or says that there is none', async () => {
		const { comparisons } = await answer('compare', { by: 'locations' });
		const places = comparisons.map(({ location, measure }: any) => `${location} ${measure}`);
		const ids = edition.business.locations.map(({ id }) => id);
		expect(places).toEqual(
			expect.arrayContaining(ids.flatMap((id) => [`${id} stars`, `${id} low_stars`])),
		);
		const results = new Set(comparisons.map(({ result }: any) => result));
		expect(['no_clear_difference', 'too_few', 'higher', 'lower']).toEqual(
			expect.arrayContaining([...results]),
		);
	});

	it('gives periods with quarters and years, for one location too', async () => {
		const group = await answer('compare', { by: 'periods' });
		expect(group.years.at(-1)).toMatchObject({ period: '2026', n: 95 });
		expect(group.quarters).toHaveLength(16);
		const { comparisons, years } = await answer('compare', {
			by: 'periods',
			location: 'Millbrook',
		});
		expect(new Set(comparisons.map(({ location }: any) => location))).toEqual(
			new Set(['millbrook']),
		);
		expect(years.at(-1).n).toBeLessThan(95);
	});

	it('states the first and last day of everything compared', async () => {
		const { from, to } = edition.insights.corpus;
		const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
		const asked = [{ by: 'locations' }, { by: 'periods' }, { by: 'periods', aspect: 'price' }];
		for (const args of asked) {
			const { reviews, comparisons } = await answer('compare', args);
			expect(reviews).toEqual({ from, to });
			const periods = comparisons.filter(({ kind }: any) => kind === 'period');
			expect([args, periods.length > 0]).toEqual([args, args.by === 'periods']);
			for (const { first, second } of periods) {
				expect(first).toMatchObject({ from: day, to });
				expect(second).toMatchObject({ from: day, to: day });
				expect(second.to < first.from).toBe(true);
			}
		}
	});

	it('compares the praise of one aspect', async () => {
		const { comparisons } = await answer('compare', { by: 'locations', aspect: 'Waiting time' });
		expect(comparisons).toHaveLength(edition.business.locations.length);
		expect(new Set(comparisons.map(({ measure }: any) => measure))).toEqual(
			new Set(['share_positive']),
		);
	});
});

describe('one review', () => {
	const [review] = edition.reviews;

	it('is the whole record in get_review, by its id or its URL', async () => {
		const record = JSON.parse(JSON.stringify(review));
		expect(await answer('get_review', { id: review?.id })).toEqual(record);
		expect(await answer('get_review', { id: review?.url })).toEqual(record);
	});

	it('is explained if it does not exist', async () => {
		for (const name of ['get_review', 'fetch']) {
			const { text, isError } = await call(name, { id: 'nobody' });
			const tool = name === 'fetch' ? 'search' : 'search_reviews';
			expect([isError, text]).toEqual([
				true,
				`Cannot find "nobody": nothing has this id; ${tool} lists ids`,
			]);
		}
	});
});

describe('search and fetch', () => {
	it('have the shapes that ChatGPT connectors expect', async () => {
		const { results } = await answer('search', { query: 'Did the windshield of anyone leak?' });
		expect(results.length).toBeGreaterThan(0);
		expect(results.length).toBeLessThanOrEqual(10);
		for (const result of results) {
			expect(Object.keys(result)).toEqual(['id', 'title', 'url']);
			const document = await answer('fetch', { id: result.id });
			expect(Object.keys(document)).toEqual(['id', 'title', 'text', 'url', 'metadata']);
			expect(document).toMatchObject(result);
			expect(document.text).not.toBe('');
		}
		expect((await answer('fetch', { id: results[0].id })).text).toMatch(/windshield/i);
	});

	it('find nothing for words that no review has, and say so', async () => {
		expect(await answer('search', { query: 'qzxvw' })).toEqual({
			results: [],
			note: 'No review has the word "qzxvw".',
		});
	});
});

describe('a brief review', () => {
	it('says how it was checked, as the instructions need', async () => {
		for (const [limit, most] of [
			[20, 3_500],
			[100, 16_000],
		] as const) {
			const { text } = await call('search_reviews', { limit });
			const { reviews } = JSON.parse(text);
			expect(reviews.map(({ verification }: any) => verification)).toEqual(
				edition.reviews.slice(0, limit).map(({ verification: { method } }) => ({ method })),
			);
			expect([limit, tokensIn(text) < most]).toEqual([limit, true]);
		}
	});
});

describe('replies', () => {
	it('are counted for any reviews in one search, which a filter then lists', async () => {
		const isBad = ({ rating }: { rating: number }) => rating <= 2;
		const bad = edition.reviews.filter(isBad);
		const [answered, others] = [true, false].map((has) =>
			bad.filter(({ responses }) => responses.length > 0 === has).map(({ id }) => id),
		);
		const { facets } = await answer('search_reviews', { max_rating: 2, count_only: true });
		expect(facets.has_response.map(({ value, count }: any) => [value, count])).toEqual([
			['true', answered?.length],
			['false', others?.length],
		]);
		const { reviews } = await answer('search_reviews', { max_rating: 2, has_response: false });
		expect(reviews.map(({ id }: any) => id)).toEqual(others);
	});
});

describe('a sentiment', () => {
	it.each([{ aspect: 'trade_in' }, { aspect: 'honesty', location: 'alder-falls' }, {}])(
		'says how many reviews it leaves out because they also say the opposite: %j',
		async (filters) => {
			const { aspect, location } = filters as Record<string, string>;
			const said = edition.reviews
				.filter((review) => location === undefined || review.location === location)
				.map(({ aspects }) =>
					aspects.flatMap((each) =>
						aspect === undefined || each.aspect === aspect ? [each.polarity] : [],
					),
				);
			const left = said.filter((all) => all.includes('mixed') && !all.includes('negative'));
			expect(left.length).toBeGreaterThan(0);
			const { warnings } = await answer('search_reviews', {
				...{ ...filters, sentiment: 'negative', limit: 1 },
			});
			expect(warnings[0]).toMatch(`Not included: ${left.length} review`);
		},
	);

	it('that a question asks for includes reviews that also say the opposite', async () => {
		const { results } = await answer('search', {
			query: 'Did anybody have a bad experience with a trade-in?',
		});
		expect(results.map(({ id }: any) => id)).toContain('m6zj3kxxodlk');
	});
});
