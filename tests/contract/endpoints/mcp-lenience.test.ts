import { describe, expect, it } from 'vitest';
import type { Review } from '../../../src/reviews/review.ts';
import { sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);
const answer = async (name: string, args: object) =>
	JSON.parse((await callTool(methods, name, args)).text);
const titled = edition.reviews.filter(({ title = '' }) => /pushy/i.test(title)).map(({ id }) => id);

describe('a word that only a title has', () => {
	it.each([{ words: 'pushy' }, { words: 'paperwork pushy' }, { mentions_any: 'pushy paperwork' }])(
		'is found by %j',
		async (args) => {
			const { reviews } = await answer('search_reviews', { ...args, fields: 'id' });
			expect(reviews.map(({ id }: any) => id)).toEqual(titled);
		},
	);

	it('is found by a question, but not by query, which says so', async () => {
		const { results } = await answer('search', { query: 'Are they pushy?' });
		expect(results.map(({ id }: any) => id)).toContain(titled[0]);
		const { total, warnings } = await answer('search_reviews', { query: 'pushy' });
		expect([total, warnings[0]]).toEqual([
			0,
			'No review text contains "pushy", but a title does: use "words".',
		]);
	});
});

describe('a word with other forms', () => {
	it('also finds some reviews, and says which have another form, and how to find them', async () => {
		const { total, warnings } = await answer('search_reviews', { words: 'hybrid' });
		expect([total, warnings]).toEqual([
			3,
			[
				'Not among these: 2 reviews with other forms of "hybrid" (r5kf6b4g5kha, nrxzpfuvixsy). To find them, use "hybride" in "words".',
			],
		]);
		const found = await answer('search_reviews', { words: 'hybride', fields: 'id' });
		expect(found.reviews.map(({ id }: any) => id)).toEqual(['r5kf6b4g5kha', 'nrxzpfuvixsy']);
	});

	it('counts each review once, and no word that only begins like it', async () => {
		const { warnings } = await answer('search_reviews', { words: 'waiting', count_only: true });
		const isOther = ({ text, title = '' }: Review) =>
			/\bwait(?:s|ed)?\b/i.test(`${title} ${text}`) && !/\bwaiting\b/i.test(`${title} ${text}`);
		const others = edition.reviews.filter(isOther).length;
		expect(warnings).toEqual([
			expect.stringMatching(
				`^Not among these: ${others} reviews .*\\. To find them, use "wait" or "waited" in "words"\\.$`,
			),
		]);
		const { warnings: none } = await answer('search_reviews', { words: 'transmission' });
		expect(none).toBeUndefined();
	});
});

/** Recounts the reviews that complain about the price or about honesty. */
const both = edition.reviews.filter(({ aspects }) =>
	aspects.some(
		({ aspect, polarity }) =>
			['price', 'honesty'].includes(aspect) && ['negative', 'mixed'].includes(polarity),
	),
).length;

describe('a search without results', () => {
	it.each([
		[
			{ mentions_technician: 'Will Sato', words: 'hybrid' },
			[
				'No review matches all of these filters. Alone, words "hybrid" matches 3 and mentions_technician "Will Sato" matches 31.',
				'1 review with other forms of "hybrid" (nrxzpfuvixsy). To find it, use "hybride" in "words".',
			],
		],
		[
			{ mentions_any: 'overcharged' },
			[
				'No review has the word "overcharged".',
				'Try aspect "price": 83 praise it in any words, 27 complain (newest: 4ycvueglsaop, 3n74ldyrqeds, p3ylgies2yn7). Complaints about "price" do not prove what was asked.',
				'Try aspect "honesty": 49 praise it in any words, 23 complain (newest: ytonvdbjfywh, sjamw7ght3bn, gp45ewuksrei). Complaints about "honesty" do not prove what was asked.',
				`Reviews that complain about any of these aspects: ${both}. Other aspects may have the same complaint.`,
			],
		],
		[{ words: 'oil zzzzqq' }, ['No review has the word "zzzzqq".']],
		[{ words: 'Mike' }, ['No review has the word "Mike".']],
		[{ words: 'oil chnage' }, ['No review has the word "chnage". Did you mean "change"?']],
		[
			{ verification: 'documents' },
			[
				'No review has verification "documents"; there are invited_after_transaction and platform_account_only.',
			],
		],
		[
			{ since: '2027-01-01' },
			['No review matches since "2027-01-01": they are from 2019-02-23 to 2026-11-15.'],
		],
		[
			{ location: 'millbrook', mentions_service: 'detailing', rating: 3, sentiment: 'negative' },
			[
				expect.stringMatching(
					/^No review matches all of these filters\. Alone, rating "3" matches/,
				),
				expect.stringMatching(/^Matches without .*: \d/),
			],
		],
	])('says why: %j', async (args, warnings) => {
		expect(await answer('search_reviews', args)).toMatchObject({ total: 0, warnings });
	});

	it('always says why, whatever the filters', async () => {
		const values = {
			...{ rating: 2, since: '2026-11-01', until: '2019-03-01', words: 'diesel', query: 'sushi' },
			...{ mentions_technician: 'Mei Chen', location: 'millbrook', language: 'fr' },
			...{ visit_type: 'sales_used', has_response: true, has_text: false, aspect: 'trade_in' },
		};
		const pairs = Object.entries(values).flatMap(([a, x], at) =>
			Object.entries(values)
				.slice(at)
				.map(([b, y]) => ({ [a]: x, [b]: y })),
		);
		for (const args of pairs) {
			const { total, warnings = [] } = await answer('search_reviews', { ...args, limit: 1 });
			expect([args, total > 0 || warnings.length > 0]).toEqual([args, true]);
		}
	});

	it('says in get_insights why nothing combines two names', async () => {
		const { combined } = await answer('get_insights', {
			...{ person: 'Will Sato', service: 'ev-service' },
		});
		expect(combined.warnings).toEqual([
			'No review matches all of these filters. Alone, mentions_technician "Will Sato" matches 31 and mentions_service "ev-service" matches 10.',
		]);
	});
});

describe('arguments', () => {
	it.each([
		[
			{ limit: '5', rating: '1', has_response: 'true' },
			{ limit: 5, rating: 1, has_response: true },
		],
		[{ sentiment: 'Negative' }, { sentiment: 'negative' }],
		[{ mentions_any: ['bill', 'invoice'] }, { mentions_any: 'bill,invoice' }],
		[{ facets: ['location', 'year'] }, { facets: 'location,year' }],
		[{ location: ['millbrook'] }, { location: 'millbrook' }],
	])('in other forms are understood: %j', async (given, meant) => {
		expect(await answer('search_reviews', given)).toEqual(await answer('search_reviews', meant));
	});

	it('that take one value say so if they get several', async () => {
		const { text, isError } = await callTool(methods, 'search_reviews', {
			location: ['millbrook', 'harborview'],
		});
		expect([isError, text]).toEqual([true, expect.stringMatching(/"location" must be one value$/)]);
	});

	it.each([
		[{ aspect: 'waiting times' }, 'aspect', 'speed'],
		[{ service: 'hybrid' }, 'service', 'ev-service'],
		[{ location: 'harbour view' }, 'location', 'harborview'],
		[{ service: 'Frenos' }, 'service', 'brakes'],
	])('of get_insights may be near one name: %j', async (args, section, id) => {
		expect((await answer('get_insights', args))[section].id).toBe(id);
	});
});

describe('a common question', () => {
	const question = 'Will I be pushed to buy add-ons or extended warranties?';
	const addOns = edition.insights.faq.find((each) => each.question === question);

	it('is answered by get_insights, also in other words', async () => {
		for (const asked of [question, 'Do they push add-ons?']) {
			const { answers } = await answer('get_insights', { question: asked });
			expect(answers[0]).toMatchObject({ id: addOns?.id, answer: addOns?.answer });
		}
	});

	it('is found by search, and fetched', async () => {
		const { results } = await answer('search', { query: question });
		expect(await answer('fetch', { id: results[0].id })).toMatchObject({
			...results[0],
			title: question,
			text: addOns?.answer,
		});
	});
});

describe('insights', () => {
	it('quote about a service only sentences that mention it', async () => {
		const { service } = await answer('get_insights', { service: 'loaner' });
		expect(service.quotes.length).toBeGreaterThan(2);
		for (const { quote } of service.quotes)
			expect(quote).toMatch(/loaner|rental|shuttle|courtesy/i);
	});

	it('count what a list leaves out', async () => {
		const { aspect } = await answer('get_insights', { aspect: 'communication' });
		expect(aspect.people.length).toBeGreaterThanOrEqual(8);
		expect(aspect.people_left_out).toBeGreaterThan(0);
		expect((await answer('compare', { by: 'periods' })).quarters_left_out).toBeGreaterThan(0);
	});

	it('say why a difference with an interval that excludes zero is not clear', async () => {
		const { aspect } = await answer('get_insights', { aspect: 'communication' });
		const { comparisons } = await answer('compare', { by: 'locations', aspect: 'communication' });
		for (const { result, ci95, why } of [...aspect.comparisons, ...comparisons]) {
			const isClear = ci95 !== undefined && ci95[0] * ci95[1] > 0;
			expect(why).toEqual(
				isClear && result === 'no_clear_difference'
					? `corrected for ${edition.insights.tests.n} comparisons`
					: undefined,
			);
		}
		expect(comparisons.some(({ why }: any) => why)).toBe(true);
	});
});

describe('a search without results', () => {
	it('is explained in few words, however many words it has', async () => {
		const words = ['zzzzqq', ...Array.from({ length: 900 }, () => 'comp')].join(' ');
		const { total, warnings } = await answer('search_reviews', { words });
		expect(total).toBe(0);
		expect(warnings.join(' ').length).toBeLessThan(1000);
	});

	it.each([
		[{ words: ' ' }, 'must be at most 60 different words; for a whole passage, use "query"'],
		[{ mentions_any: ',' }, 'must be at most 60 words or phrases'],
	])('is refused with what to do if it has more than 60 words: %j', async (separators, says) => {
		for (const [name, separator] of Object.entries(separators)) {
			const of = (count: number) => ({
				[name]: Array.from({ length: count }, (_, index) => `w${index}`).join(separator),
			});
			expect((await callTool(methods, 'search_reviews', of(61))).text).toContain(says);
			expect((await answer('search_reviews', of(60))).total).toBe(0);
		}
	});

	it.each(['Tim Okafor', 'G', 'Dana Whitfeld'])('takes no other person for %s', async (person) => {
		const { total, warnings } = await answer('search_reviews', { mentions_technician: person });
		expect([total, warnings[0]]).toEqual([0, expect.stringContaining('There is no person')]);
	});

	it('takes a last name for the person', async () => {
		const { total } = await answer('search_reviews', { mentions_technician: 'Whitfield' });
		expect(total).toBeGreaterThan(5);
	});
});

describe('a question that shares one word with an answered one', () => {
	it('has no answer', async () => {
		const { answers, found } = await answer('get_insights', {
			question: 'Is the waiting room clean?',
		});
		expect([answers, found.reviews.length > 0]).toEqual([[], true]);
	});
});
