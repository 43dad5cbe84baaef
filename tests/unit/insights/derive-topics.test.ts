import { describe, expect, it } from 'vitest';
import { findTopics } from '../../../src/insights/topics/find-topics.ts';
import { TOPIC_CATALOG } from '../../../src/insights/topics/topic-catalog.ts';
import type { StoredReview } from '../../../src/reviews/stored-review.ts';
import { aRecord, sampleContent, sampleEdition } from '../../support/content.ts';

const written = (texts: readonly string[], more = {}) =>
	texts.map((text, index) => {
		const id = `t${index}`;
		const source = { id: 'survey', name: 'S', review_id: id };
		return aRecord({ id, text, source, ...more });
	});

const ANSWERED = [
	'insurance-claims: insurance-help',
	'loaner-cars: loaner-cars',
	'over-sticker: market-adjustment',
	'work-not-needed: unneeded-work',
];

/** An edition in which no question answers a topic. */
async function withoutQuestions(records: readonly StoredReview[]) {
	const { settings } = await sampleContent();
	return sampleEdition({ records, settings: { ...settings, questions: [] } });
}

describe('topics', () => {
	it('count the reviews that bring up a theme, and what they say about it', async () => {
		const texts = [
			'The loaner was filthy. Great brakes!',
			'Loved the loaner car. Rude advisor.',
			'My loaner smelled awful.',
			'They gave me a wonderful loaner.',
			'Loaner was spotless and free.',
			'A LOANER is nice; loaners are great.',
		];
		const { insights, reviews } = await withoutQuestions(written(texts));
		const [topic, ...others] = insights.topics;
		expect(others).toEqual([]);
		expect(topic).toMatchObject({ id: 'loaner-cars', label: 'Loaner cars', reviews: 6, share: 1 });
		expect(topic?.change).toMatchObject({ result: 'too_few', recent: 6, of: 6 });
		const quotes = topic?.evidence.map((key) => insights.evidence[key]?.quote);
		expect(quotes).toContain('The loaner was filthy.');
		expect(quotes).not.toContain('Rude advisor.');
		expect(topic?.sentiment.n).toBeLessThanOrEqual(reviews.length);
		expect(topic?.variants).toContain('LOANER');
	});

	it('count complaints of the last 12 months: reviews that only complain when they bring it up', async () => {
		const about = (prefix: string, texts: readonly string[], date: string) =>
			written(texts, { date }).map((record) => ({ ...record, id: `${prefix}${record.id}` }));
		const records = [
			...about(
				'new-',
				['The loaner was filthy.', 'A wonderful loaner.', 'We had a loaner.'],
				'2026-03-04',
			),
			...about('old-', ['The loaner was filthy.', 'My loaner smelled awful.'], '2024-03-04'),
		];
		const { insights, reviews } = await withoutQuestions(records);
		const [topic] = insights.topics;
		const dirty = reviews.find(({ text, date }) => text.includes('filthy') && date > '2025');
		expect([topic?.reviews, topic?.change.recent]).toEqual([5, 3]);
		expect(topic?.recent_complaints).toEqual({ n: 1, reviews: [dirty?.id] });
	});

	it('of the sample do not count praise as complaints', async () => {
		const { insights, reviews } = await sampleEdition();
		const complaintsAbout = (topic: string) =>
			insights.topics
				.find(({ id }) => id === topic)
				?.recent_complaints.reviews.map((id) => reviews.find((each) => each.id === id)?.location);
		expect(complaintsAbout('refunds')).toEqual([]);
	});

	it('that a question answers are not described: their numbers would differ', async () => {
		const { insights } = await sampleEdition();
		const answered = insights.more_topics.flatMap(({ id, question }) =>
			question === undefined ? [] : [`${id}: ${question}`],
		);
		expect(answered).toEqual(expect.arrayContaining(ANSWERED));
		const asked = new Set(insights.faq.map(({ id }) => id));
		for (const { question } of insights.more_topics)
			if (question !== undefined) expect(asked).toContain(question);
	});

	it('leave out sentences that by their reading are only about another business', async () => {
		// "Shop two: never called back, charged storage."
		const other = (await sampleEdition()).reviews.find(({ text }) => text.includes('Shop two:'));
		const topics = (await sampleEdition()).reviewTopics.get(other?.id ?? '');
		expect(topics).not.toContain('extra-fees');
		expect(topics).not.toContain('unreachable');
	});

	it.each([
		['Great wrench work, no comebacks.', []],
		['They never left a single scratch on it.', []],
		['They did not leave a scratch.', []],
		['Not once did they explain the work.', []],
		['The comeback took a day.', ['redone-repairs']],
		['The car was not ready for three hours.', ['long-waits']],
		['No update for 3 hours.', ['long-waits']],
		['No one helped for hours.', ['long-waits']],
		['No apology for a scratch on the door.', ['damage-and-dirt', 'apologies']],
		["I can't believe they scratched my door.", ['damage-and-dirt']],
		['They never polished the new scratch.', ['damage-and-dirt']],
		['Not only scratched the bumper, they lied.', ['damage-and-dirt']],
		["It's not okay that nobody called.", ['unreachable']],
		['We did not wait for hours.', []],
		['I had to go back to work, and after three visits I can say they are consistent.', []],
		['The first job I got after college.', []],
		['You just fixed my week. Round two with my second car went as well.', []],
		['I forgot the appointment.', ['appointments']],
		['I got it wrong, the shop was open.', []],
		['I lost my key, and I broke my ankle.', []],
		['They lost my key.', ['damage-and-dirt']],
		['Someone broke my mirror.', ['damage-and-dirt']],
		['It did not help: same noise, and a new scratch.', ['redone-repairs', 'damage-and-dirt']],
		['The driest July anyone remembers.', []],
		['Rosa remembers my dog.', ['remembered']],
		['They offered a coupon for the trouble.', []],
		['They took the coupon.', ['coupons-and-plans']],
		['A chafed wire, 1.2 hours of labor.', []],
		['We sat for 2 hours.', ['long-waits']],
		['He called me back within minutes.', ['calls-and-texts']],
		['They never called me back.', ['calls-and-texts', 'unreachable']],
	])('say what happened: "%s" brings up %j', async (text, topics) => {
		const { reviews } = await withoutQuestions(written([text]));
		const found = findTopics(reviews, new Map(), { hide: [], rename: {} });
		expect(found.filter(({ uses }) => uses.length > 0).map(({ id }) => id)).toEqual(topics);
	});

	it('need five reviews', async () => {
		const { insights } = await sampleEdition({ records: written(['A loaner.', 'My loaner.']) });
		expect(insights.topics).toEqual([]);
	});

	it('say whether a theme comes up more often than before', async () => {
		const old = written(Array(60).fill('Good work on the brakes.'), { date: '2024-03-04' });
		const recent = written(Array(60).fill('I sat on hold for ages.'), { date: '2026-03-04' });
		const records = [...old, ...recent].map((record, index) => ({ ...record, id: `r${index}` }));
		const { insights } = await sampleEdition({ records });
		expect(insights.topics.find(({ id }) => id === 'unreachable')?.change).toMatchObject({
			...{ result: 'higher', recent: 60, of: 60, difference: 1 },
		});
	});

	it('have aspects of the sample, distinct ids, and phrases of words', async () => {
		const known = (await sampleEdition()).insights.aspects.map(({ id }) => id);
		expect(known).toEqual(expect.arrayContaining(TOPIC_CATALOG.flatMap(({ aspects }) => aspects)));
		const ids = TOPIC_CATALOG.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		const phrases = TOPIC_CATALOG.flatMap((topic) => topic.phrases);
		expect(phrases.filter((phrase) => !/^[\p{L}\p{N}]/u.test(phrase))).toEqual([]);
	});

	it('of the sample are at most 25, most frequent first', async () => {
		const { topics } = (await sampleEdition()).insights;
		const counts = topics.map(({ reviews }) => reviews);
		expect(counts.length).toBe(25);
		expect(counts).toEqual(counts.toSorted((a, b) => b - a));
	});

	it('closer to the average are listed with their reviews, down to five', async () => {
		const { insights, reviews } = await sampleEdition();
		const stars = new Map(reviews.map(({ id, rating }) => [id, rating]));
		const read = reviews.filter(({ text, language }) => text !== '' && language === 'en');
		const average = read.reduce((sum, { rating }) => sum + rating, 0) / read.length;
		const least = Math.min(
			...insights.topics.map(
				(topic) => topic.reviews * Math.abs((topic.average_rating ?? 0) - average),
			),
		);
		const counts = insights.more_topics.map(({ n }) => n);
		expect(counts.length).toBeGreaterThan(20);
		expect(counts).toEqual(counts.toSorted((a, b) => b - a));
		expect(counts.at(-1)).toBe(5);
		for (const { n, reviews: listed, question } of insights.more_topics) {
			if (question !== undefined) continue;
			const all = listed.reduce((sum, id) => sum + (stars.get(id) ?? 0), 0);
			expect(Math.abs(all - n * average)).toBeLessThanOrEqual(least + 0.01);
		}
		const informed = insights.more_topics.find(({ id }) => id === 'extra-fees');
		expect(informed?.reviews.length).toBe(informed?.n);
		const texts = informed?.reviews.map((id) => reviews.find((review) => review.id === id)?.text);
		expect(texts?.every((text) => text !== undefined && text !== '')).toBe(true);
	});
});
