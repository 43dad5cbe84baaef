import { describe, expect, it } from 'vitest';
import { Insights } from '../../../src/insights/insights.ts';
import { measureQuality } from '../../../tools/evaluation/measure-quality.ts';
import { aRecord, sampleContent, sampleEdition } from '../../support/content.ts';
import { CITED_REVIEWS } from '../../../src/insights/evidence-book.ts';
import { recompute } from '../../support/recompute-insights.ts';

const { insights, reviews } = await sampleEdition();
const byId = new Map(reviews.map((review) => [review.id, review]));
const distinctReviews = (keys: readonly string[], book: Record<string, { review_id: string }>) =>
	new Set(keys.map((key) => book[key]?.review_id)).size;

describe("the sample's insights", () => {
	it('match their schema', () => {
		expect(Insights.safeParse(JSON.parse(JSON.stringify(insights))).error).toBeUndefined();
	});

	it('have content in every section', () => {
		expect(insights.aspects.filter(({ support }) => support === 'ok').length).toBeGreaterThan(2);
		expect(insights.entities.technicians.every(({ reviews: count }) => count > 0)).toBe(true);
		expect(insights.entities.services.length).toBeGreaterThan(20);
		expect(insights.entities.service_areas.length).toBe(9);
		expect(insights.topics.length).toBeGreaterThan(10);
		expect(insights.faq.length).toBeGreaterThan(2);
		expect(insights.summary.sentences.length).toBeGreaterThan(2);
	});

	it('count no complaint for a person whom the same sentence praises', () => {
		// "eli's friendly, but why do i get 3 surveys" and "Mei's honest, [...] the wait for parts was [...] three weeks"
		for (const [id, aspect] of [
			['eli-brandt', 'communication'],
			['mei-chen', 'speed'],
		] as const) {
			const scorecard = insights.entities.technicians.find((one) => one.id === id)?.scorecard;
			expect(scorecard?.positive).toBeGreaterThan(5);
			const of = scorecard?.by_aspect.find((one) => one.aspect === aspect);
			expect(of?.negative ?? 0).toBe(0);
		}
	});

	it('quote reviews exactly', () => {
		const wrong = Object.values(insights.evidence).filter(
			({ review_id, in: where, start, end, quote }) =>
				quote !== undefined && byId.get(review_id)?.[where ?? 'text']?.slice(start, end) !== quote,
		);
		expect(wrong).toEqual([]);
	});

	it('cite only published reviews', () => {
		const cited = [...Object.values(insights.evidence), ...Object.values(insights.mentions)];
		expect(cited.filter(({ review_id }) => !byId.has(review_id))).toEqual([]);
	});

	it('count the distinct reviews in their evidence', () => {
		for (const aspect of insights.aspects) {
			const cited = Math.min(aspect.reviews, CITED_REVIEWS);
			expect(distinctReviews(aspect.evidence, insights.evidence)).toBe(cited);
			const { positive, negative, mixed, neutral, not_scored } = aspect;
			expect(positive + negative + mixed + neutral + not_scored).toBe(aspect.reviews);
			if (cited === aspect.reviews) expect(aspect.evidence.length).toBe(aspect.mentions);
		}
		const { technicians, services, service_areas } = insights.entities;
		for (const entity of [...technicians, ...services, ...service_areas]) {
			expect(distinctReviews(entity.evidence, insights.mentions)).toBe(entity.reviews);
		}
		for (const topic of insights.topics) {
			expect(distinctReviews(topic.evidence, insights.evidence)).toBe(topic.reviews);
		}
		for (const { evidence, basis } of insights.faq) {
			expect(distinctReviews(evidence, insights.evidence)).toBe(basis.n);
		}
		for (const { evidence } of insights.summary.sentences) {
			expect(distinctReviews(evidence, insights.evidence)).toBeGreaterThan(0);
		}
	});

	it('contain no unused or repeated evidence', () => {
		const { topics, faq, aspects, entities, summary } = insights;
		const { technicians, services, service_areas } = entities;
		const cited = [
			...[...topics, ...faq, ...aspects, ...summary.sentences].flatMap(({ evidence }) => evidence),
			...technicians.flatMap(({ scorecard }) => scorecard.quotes),
			...aspects.flatMap(({ stars }) => stars.flatMap(({ evidence }) => evidence)),
		];
		expect(Object.keys(insights.evidence).filter((key) => !cited.includes(key))).toEqual([]);
		for (const { evidence } of [...technicians, ...services, ...service_areas, ...aspects]) {
			expect(new Set(evidence).size).toBe(evidence.length);
		}
	});

	it('can be recomputed from the reviews, number by number', () => {
		expect(recompute(reviews, insights)).toEqual([]);
		const [first, ...others] = insights.aspects;
		const wrong = { ...insights, aspects: [{ ...first, positive: 7 } as typeof first, ...others] };
		expect(recompute(reviews, wrong as typeof insights)).toContain(
			`${first?.id} positive is ${first?.positive}`,
		);
	});

	it('lose the evidence of a removed review, and nothing else', async () => {
		const content = await sampleContent();
		const [removed] = Object.values(insights.evidence);
		const records = content.records.filter(({ id }) => id !== removed?.review_id);
		const { readings } = content;
		const without = (await sampleEdition({ records, readings })).insights;
		const cited = [...Object.values(without.evidence), ...Object.values(without.mentions)];
		expect(cited.filter(({ review_id }) => review_id === removed?.review_id)).toEqual([]);
		const others = Object.values(insights.mentions).filter(
			({ review_id }) => review_id !== removed?.review_id,
		);
		expect(Object.values(without.mentions)).toEqual(others);
	});

	it('count unread reviews, and do not guess their opinions', async () => {
		const { insights: unread } = await sampleEdition({ readings: undefined });
		const foreign = new Set(
			reviews.filter(({ language, text }) => text !== '' && language !== 'en').map(({ id }) => id),
		);
		expect(unread.corpus.not_read).toBe(foreign.size);
		expect(insights.corpus).toMatchObject({ not_read: 0, read_by: { hand: 0, engine: 0 } });
		expect(foreign.size).toBeGreaterThan(5);
		const judged = Object.values(unread.evidence).filter(
			({ review_id, basis, aspect }) =>
				basis === 'text' && aspect !== undefined && foreign.has(review_id),
		);
		expect(judged).toEqual([]);
	});

	it('identify the engine by version and digests, with its measured quality', async () => {
		expect(insights.engine.lexicon).not.toBe(insights.engine.model);
		expect(insights.quality.measured).toEqual(await measureQuality());
		const seen = insights.quality.measured.filter(({ set }) => !/unseen|of the sample/.test(set));
		expect(seen).toEqual([]);
	});

	it.each(['whole reviews, unseen', 'whole reviews of the sample'])(
		'%s: each score of a length is based on the reviews of this length only',
		(whole) => {
			const scores = insights.quality.measured.filter(({ measure }) =>
				measure.endsWith('right, F1'),
			);
			const all = scores.find(({ set }) => set === whole);
			const lengths = scores.filter(({ set }) => set.endsWith('words') && set.startsWith(whole));
			expect(lengths.map(({ n }) => n > 0)).toEqual([true, true, true]);
			expect(lengths.reduce((sum, { n }) => sum + n, 0)).toBe(all?.n);
		},
	);

	it('cite complaints for a sentence about complaints, even if praise is as frequent', async () => {
		const records = Array.from({ length: 24 }, (_, index) =>
			aRecord({
				id: `t${index}`,
				text: index % 2 === 0 ? 'The prices are great.' : 'The prices are outrageous.',
				source: { id: 'survey', name: 'S', review_id: `t${index}` },
			}),
		);
		const { summary, evidence } = (await sampleEdition({ records })).insights;
		const complaint = summary.sentences.find(({ claim }) => claim?.kind === 'criticized');
		expect(complaint?.text).toBe('Price: complaints in 12 reviews since 2026, praise in 12.');
		expect(complaint?.evidence.map((key) => evidence[key]?.polarity)).toEqual([
			'negative',
			'negative',
			'negative',
		]);
	});

	it('refer only to evidence they contain', () => {
		const { topics, faq, aspects, summary } = insights;
		const keys = [...topics, ...faq, ...aspects, ...summary.sentences].flatMap(
			({ evidence }) => evidence,
		);
		expect(keys.filter((key) => !(key in insights.evidence))).toEqual([]);
	});
});

describe('deriving insights', () => {
	it('drops the evidence of a removed review', async () => {
		const [gone] = insights.topics.flatMap(({ evidence }) => evidence);
		const id = insights.evidence[gone ?? '']?.review_id ?? '';
		const tombstone = {
			id,
			removed_at: '2026-11-20T00:00:00Z',
			reason: 'author request',
			rating: 5,
		} as const;
		const after = await sampleEdition({ removed: [tombstone] });
		expect(JSON.stringify(after.insights)).not.toContain(id);
	});

	it('publishes author texts unchanged and marks them', async () => {
		const { settings } = await sampleContent();
		const signed = { author: 'Jo', date: '2026-11-01', evidence: [reviews[0]?.id ?? ''] };
		const overrides = {
			...settings.overrides,
			summary: { ...signed, sentences: ['All is well.'] },
			faq: { 'loaner-cars': { ...signed, answer: 'Yes.' } },
			topics: { hide: ['Refunds and deposits'], rename: { 'long-waits': 'Waits' } },
		};
		const after = await sampleEdition({ settings: { ...settings, overrides } });
		expect(after.insights.summary).toMatchObject({
			source: 'author',
			sentences: [{ text: 'All is well.' }],
		});
		expect(after.insights.faq.find(({ id }) => id === 'loaner-cars')).toMatchObject({
			answer: 'Yes.',
			source: 'author',
		});
		const labels = after.insights.topics.map(({ label }) => label);
		expect(insights.topics.map(({ label }) => label)).toContain('Refunds and deposits');
		expect(labels).not.toContain('Refunds and deposits');
		expect(labels).toContain('Waits');
	});

	const answered = async (answer: string) => {
		const { settings } = await sampleContent();
		const signed = { author: 'Jo', date: '2026-11-01', evidence: [reviews[0]?.id ?? ''] };
		const overrides = { ...settings.overrides, faq: { 'loaner-cars': { ...signed, answer } } };
		return sampleEdition({ settings: { ...settings, overrides } });
	};

	it.each([
		['a count', '19 of 20 customers got one.', '"faq.loaner-cars.answer" says "19"'],
		['a share', 'Praised by 99.9 %.', '"faq.loaner-cars.answer" says "99.9 %"'],
		['an average', 'We have 4.9 of 5 stars.', '"faq.loaner-cars.answer" says "4.9"'],
		['a rounded average', 'We are rated 4.9 by all.', 'says "rated 4.9"'],
		['an abbreviated count', 'Over 1.2k reviews say so.', 'says "1.2k"'],
		['a count with a plus', '9,999+ reviews!', 'says "9,999+"'],
		['a count out of "them"', '900 of them were happy.', 'says "900"'],
		['a hyphenated share', '98-percent happy.', 'says "98-percent"'],
	])('refuses %s made up by an author', async (_what, answer, problem) => {
		await expect(answered(answer)).rejects.toThrow(problem);
	});

	it("accepts an author's correct counts, and numbers that do not count reviews", async () => {
		const after = await answered('Yes, for up to 30 days, 7 days a week, from $25.');
		const found = after.insights.faq.find(({ id }) => id === 'loaner-cars');
		const { n, positive } = found?.basis ?? { n: 0, positive: 0 };
		const share = Math.round((100 * positive) / n);
		await answered(`${positive} of ${n} customers, ${share} %, were content.`);
	});

	it('refuses a wrong count in a summary, and accepts correct ones', async () => {
		const { settings } = await sampleContent();
		const signed = { author: 'Jo', date: '2026-11-01', evidence: [reviews[0]?.id ?? ''] };
		const written = (text: string) => {
			const overrides = { ...settings.overrides, summary: { ...signed, sentences: [text] } };
			return sampleEdition({ settings: { ...settings, overrides } });
		};
		await expect(written('All 1,234 customers are happy.')).rejects.toThrow(
			'"summary.sentences.0" says "1,234", which no review count supports',
		);
		const [{ label, positive, reviews: of } = { label: '', positive: 0, reviews: 0 }] =
			insights.aspects;
		await written(`${label} is praised by ${positive} of ${of} reviews; ${reviews.length} in all.`);
		const low = insights.responses.low_stars;
		await written(`We answered ${low?.answered} of ${low?.n} reviews with 1 or 2 stars.`);
	});

	it('drops an author text once a review is dated on its expiration date', async () => {
		const { settings } = await sampleContent();
		const newest = reviews[0]?.date ?? '';
		const sourceOf = async (expires: string) => {
			const signed = {
				author: 'Jo',
				date: '2020-01-01',
				evidence: [reviews[0]?.id ?? ''],
				expires,
			};
			const summary = { ...signed, sentences: ['All is well.'] };
			const overrides = { ...settings.overrides, summary };
			const after = await sampleEdition({ settings: { ...settings, overrides } });
			return after.insights.summary.source;
		};
		expect(await sourceOf('2999-01-01')).toBe('author');
		expect(await sourceOf(newest)).toBe('derived');
	});

	it('has an empty summary without reviews', async () => {
		const empty = await sampleEdition({ records: [] });
		expect(Insights.safeParse(JSON.parse(JSON.stringify(empty.insights))).error).toBeUndefined();
		expect(empty.insights.summary.sentences).toEqual([]);
		expect(empty.insights.faq).toEqual([]);
	});
});
