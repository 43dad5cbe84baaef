import { describe, expect, it } from 'vitest';
import { sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);
const insights = async (args: object) =>
	JSON.parse((await callTool(methods, 'get_insights', args)).text);
const answered = async (question: string) =>
	(await insights({ question })).answers.map(({ id }: any) => id);

describe('a question', () => {
	it.each([
		['Do they give loaner cars, and is there a catch?', ['loaner-cars']],
		['I crashed last week. How long do body shop repairs take?', ['collision-time']],
		['Is Will Sato good with hybrids?', ['ev-hybrid']],
		['Is Harborview good with hybrids?', ['ev-hybrid']],
		['Is the coffee good, or bad?', []],
	])('is answered if one clause of it is, whomever it names: %s', async (question, ids) => {
		expect(await answered(question)).toEqual(ids);
	});

	it.each([
		'Do they answer bad reviews, and how fast?',
		'Do they respond to negative reviews?',
		'Does the owner reply to complaints?',
		'how quickly does the business answer reviews',
	])('about replies gets their numbers, and no hint about speed: %s', async (question) => {
		const { answers, notes } = await insights({ question });
		const { overall, low_stars: low } = edition.insights.responses;
		expect(answers.map(({ id }: any) => id)).toEqual(['replies']);
		expect(answers[0].basis.low_stars).toMatchObject({ n: low?.n, answered: low?.answered });
		expect(answers[0].answer).toMatch(`${low?.answered} of ${low?.n} (49 within 3 days)`);
		expect(answers[0].answer).toMatch(
			`Of all ${overall?.n} reviews from sources with replies, ${overall?.answered} have`,
		);
		expect(notes).toBeUndefined();
	});

	it.each(['Do they answer the phone?', 'Do they respond when you call?'])(
		'about calls gets no numbers of replies: %s',
		async (question) => {
			expect(await answered(question)).not.toContain('replies');
		},
	);

	it('about removed reviews gets their number', async () => {
		const { answers } = await insights({ question: 'How many reviews were removed or hidden?' });
		expect(answers[0]).toMatchObject({ id: 'removed-reviews', basis: { total: 0, by_reason: [] } });
		expect(answers[0].answer).toMatch('No published review');
		const { text } = await callTool(methods, 'search', { query: 'Were any reviews deleted?' });
		expect(JSON.parse(text).results[0]).toMatchObject({
			id: 'question:removed-reviews',
			url: expect.stringMatching('/verification$'),
		});
	});

	it('with a topic is answered only by reviews that bring it up', async () => {
		const question = 'Was the price fair?';
		const found = await Promise.all(
			edition.insights.topics.map(async ({ id }) => {
				const { combined } = await insights({ topic: id, question });
				return combined.reviews.map(({ review_id }: any) => [id, review_id]);
			}),
		);
		expect(found.flat().length).toBeGreaterThan(0);
		for (const [id, review] of found.flat()) {
			expect([review, edition.reviewTopics.get(review)]).toEqual([
				review,
				expect.arrayContaining([id]),
			]);
		}
	});

	it('without an answer about an aspect does not say that no review has one', async () => {
		const { combined } = await insights({ aspect: 'loaner', question: 'Is there a zeppelin?' });
		expect(combined.note).toBe(
			'No review about Loaner & shuttle contains these words. Reviews may say the same differently: try other words. No review has the word "zeppelin".',
		);
	});
});

describe('low-star reviews of sources where the business never replied', () => {
	it('are stated beside the reply figures', async () => {
		const { sources } = edition.insights.responses;
		const others = edition.reviews.filter(({ source }) => !sources.includes(source.id));
		const expected = {
			sources: ['survey'],
			low_stars: others.filter(({ rating }) => rating <= 2).length,
		};
		expect(expected.low_stars).toBeGreaterThan(0);
		expect((await insights({})).responses.never_replied).toEqual(expected);
		const { answers } = await insights({ question: 'Do they answer bad reviews?' });
		expect(answers[0].basis.never_replied).toEqual(expected);
		expect(answers[0].answer).toMatch(
			`none of ${expected.low_stars} from Larkspur customer survey`,
		);
	});
});

describe('a counted answer', () => {
	it('lists the ids of the reviews that it counts', async () => {
		for (const { question, basis, evidence } of edition.insights.faq) {
			const { answers } = await insights({ question });
			const found = answers.find((each: any) => each.question === question);
			const ids = new Set(evidence.map((id) => edition.insights.evidence[id]?.review_id));
			expect([question, found.review_ids.length]).toEqual([question, basis.n]);
			expect([...ids]).toEqual(found.review_ids);
		}
	});

	it('says how many texts it leaves out: those of other languages without a reply', async () => {
		const others = edition.reviews.filter(({ text, language }) => text && language !== 'en');
		const { faq, evidence } = edition.insights;
		const { answers } = await insights({ question: 'Are trade-in offers fair?' });
		const own = faq.find(({ id }) => id === answers[0].id)?.evidence ?? [];
		const replies = new Set(own.map((id) => evidence[id]?.review_id));
		const left = others.filter(({ id, language }) => language !== 'und' && !replies.has(id));
		expect(left.length).toBeGreaterThan(0);
		expect(answers[0].not_counted).toBe(`${left.length} texts that are not in English`);
	});
});

it('praise of a person says how many of the reviews have none', async () => {
	for (const { name, reviews, scorecard } of edition.insights.entities.technicians) {
		const { praise } = (await insights({ person: name })).person;
		const others = reviews - scorecard.praised_in;
		expect(scorecard.praised_in).toBeGreaterThanOrEqual(Math.min(5, scorecard.quotes.length));
		expect([name, praise.not_counted]).toEqual([
			name,
			others > 0 ? expect.stringMatching(`^${others} of ${reviews} reviews`) : undefined,
		]);
	}
});
