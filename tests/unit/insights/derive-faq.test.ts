import { describe, expect, it } from 'vitest';
import { FaqQuestion } from '../../../src/insights/faq-question.ts';
import { leaningOf, wordAnswer } from '../../../src/insights/summary/answer-messages.ts';
import { translatorFor } from '../../../src/reviews/messages/catalogs.ts';
import { aRecord, sampleContent, sampleEdition } from '../../support/content.ts';

const LOANER = {
	id: 'loaner',
	question: 'Can I get a loaner?',
	match: { keywords: ['loaner'] },
	answer: {
		praise: { say: 'got a loaner', phrases: ['gave me a loaner', 'loaner ready'] },
		complaint: { say: 'had to walk', phrases: ['no loaner'] },
	},
};
const BOTH = 'No loaner on Monday. They gave me a loaner on Tuesday.';
const GOT = ['They gave me a loaner.', 'A loaner ready at the door.'];

async function answerTo(texts: readonly string[], question: object = LOANER) {
	const { settings } = await sampleContent();
	const records = texts.map((text, index) => {
		const id = `f${index}`;
		return aRecord({ id, text, source: { id: 'survey', name: 'S', review_id: id } });
	});
	const questions = [FaqQuestion.parse(question)];
	const edition = await sampleEdition({ records, settings: { ...settings, questions } });
	return edition.insights.faq[0];
}

describe('an answer', () => {
	it('begins with the answer, then counts both outcomes, then quotes both', async () => {
		const found = await answerTo([...GOT, ...GOT, 'There was no loaner.']);
		expect(found?.basis).toMatchObject({ n: 5, positive: 4, negative: 1 });
		expect(found?.answer).toMatch(
			/^Yes, in most cases: in 4 of the 5 reviews that have a clear opinion, customers got a loaner; in one, they had to walk\. “.*loaner.*” .*“There was no loaner\.” \([^“]*\)$/,
		);
	});

	it.each([
		[
			[...GOT, ...GOT, ...GOT],
			'Yes: in all 6 reviews that have a clear opinion, customers got a loaner.',
		],
		[
			['No loaner.', 'No loaner!', 'no loaner', 'no loaner then', ...GOT],
			'No, in most cases: in 4 of the 6 reviews that have a clear opinion, customers had to walk; in two, they got a loaner.',
		],
		[
			['No loaner.', 'No loaner!', 'no loaner', ...GOT],
			'It varies: in 3 of the 5 reviews that have a clear opinion, customers had to walk; in two, they got a loaner.',
		],
		[
			['No loaner.', 'No loaner!', 'no loaner', BOTH, BOTH, BOTH],
			'It varies: in all 6 reviews that have a clear opinion, customers had to walk; in three of these, they also got a loaner.',
		],
		[
			[...GOT, ...GOT, BOTH],
			'Yes, with exceptions: in all 5 reviews that have a clear opinion, customers got a loaner; in one of these, they also had to walk.',
		],
		[
			Array(5).fill(BOTH),
			'It varies: in all 5 reviews that have a clear opinion, customers got a loaner; in five of these, they also had to walk.',
		],
	])('says who had which outcome: %#', async (texts, beginning) => {
		expect((await answerTo(texts))?.answer).toContain(beginning);
	});

	it.each([
		[
			'en',
			'It varies: in 5 of the 9 reviews from the last two years that have a clear opinion, customers praised it (11 of 16 in all years); in four, they complained.',
		],
		[
			'es',
			'en 5 de las 9 reseñas de los últimos dos años con una opinión clara, los clientes lo elogiaron (11 de 16 en todos los años)',
		],
		[
			'de',
			'In 5 der 9 Bewertungen der letzten zwei Jahre mit klarer Meinung haben die Kundinnen und Kunden Lob geäußert (in allen Jahren 11 von 16)',
		],
		[
			'fr',
			'dans 5 des 9 avis de ces deux dernières années qui se prononcent clairement, les clients en ont dit du bien (11 sur 16 toutes années confondues)',
		],
	] as const)('varies in %s if most of the last two years do not agree', (language, said) => {
		const all = { n: 16, positive: 11, negative: 5 };
		const counts = { ...all, recent: 9, recent_positive: 5, recent_negative: 4 };
		expect(wordAnswer(translatorFor(language), counts)).toContain(said);
		expect(leaningOf({ ...counts, recent_positive: 6, recent_negative: 3 })).toBe('praise');
		const few = { recent: 4, recent_positive: 0, recent_negative: 4 };
		expect(leaningOf({ ...all, ...few })).toBe('praise');
	});

	it.each([
		[
			'en',
			'Yes, with exceptions: in all 5 reviews that have a clear opinion, customers praised it; in one of these, they also complained.',
		],
		['de', '; in 1 davon haben sie außerdem Kritik geäußert'],
		['fr', '; dans 1 d’entre eux, ils s’en sont plaints également'],
		['es', '; en 1 de ellas, además se quejaron'],
	] as const)('without own words says in %s what the others did', (language, said) => {
		const t = translatorFor(language);
		expect(wordAnswer(t, { n: 5, positive: 4, negative: 0 })).toContain(said);
	});

	it('that all gave in the last two years, but not before, varies by year', () => {
		const recent = { recent: 5, recent_positive: 5, recent_negative: 0 };
		const counts = { n: 11, positive: 6, negative: 5, ...recent };
		expect(wordAnswer(translatorFor('en'), counts)).toBe(
			'It varies by year: in all 5 reviews from the last two years that have a clear opinion, customers praised it (6 of 11 in all years).',
		);
	});

	it('of the sample has words that fit one customer as well as many', async () => {
		const { questions } = (await sampleContent()).settings;
		for (const { answer } of questions) {
			expect(`${answer.praise?.say} / ${answer.complaint?.say}`).not.toMatch(
				/\b(?:were|are|have)\b/,
			);
		}
	});

	it('quotes sentences that name the subject and are understood alone', async () => {
		const keywords = ['loaner', 'shuttle'];
		const praise = { say: 'got a car', phrases: ['gave me', 'carried us'] };
		const question = { ...LOANER, match: { keywords }, answer: { praise } };
		const clear = 'Sam gave me a loaner for the week.';
		const others = [
			'It gave me a loaner. I think.',
			'What gave me the loaner?',
			'They gave me what I asked for.',
			'The shuttle carried us home.',
		];
		const found = await answerTo([...others, clear], question);
		expect(found?.answer).toMatch(
			/^Yes: in all 5 .* got a car\. “Sam gave me a loaner for the week\.”/,
		);
		expect(found?.answer).toContain('“The shuttle carried us home.”');
	});

	it('counts reviews with both outcomes on neither side', async () => {
		const found = await answerTo([...GOT, ...GOT, BOTH]);
		const counts = { n: 5, positive: 4, negative: 0 };
		expect(found?.basis).toMatchObject({
			...counts,
			by_location: [{ id: 'alder-falls', ...counts }],
		});
	});

	it.each([
		['The price did not go over the estimate.', 0],
		['Price was not more than quoted.', 0],
		['They never charged me twice.', 0],
		['Honest price, not a dollar over the estimate.', 0],
		['No explanation of why it was more than quoted.', 1],
		["I can't believe they charged me twice.", 1],
		["I've never been charged twice like that before.", 1],
	])(
		'counts no outcome that its review denies: "%s" is a complaint of %j',
		async (text, negative) => {
			const complaint = [
				'over the estimate',
				'more than quoted',
				'charged me twice',
				'charged twice',
			];
			const answer = {
				praise: LOANER.answer.praise,
				complaint: { say: 'paid more', phrases: complaint },
			};
			const found = await answerTo([...GOT, ...GOT, ...GOT, text], { ...LOANER, answer });
			expect(found?.basis).toMatchObject({ n: 6 + negative, positive: 6, negative });
		},
	);

	it('needs five reviews that say how it went', async () => {
		expect(await answerTo([...GOT, ...GOT, 'My loaner is blue.'])).toBeUndefined();
	});

	it('can begin with words of the operator', async () => {
		const lead = { praise: 'Mostly' };
		const own = { ...LOANER, answer: { ...LOANER.answer, lead } };
		expect((await answerTo([...GOT, ...GOT, ...GOT], own))?.answer).toMatch(/^Mostly: in all 6/);
	});

	it('counts opinions if no outcomes are described', async () => {
		const texts = Array(6).fill('I loved the loaner, a wonderful and clean loaner car.');
		const found = await answerTo(texts, { ...LOANER, answer: undefined });
		expect(found?.answer).toMatch(
			/^Yes: in all 6 reviews that have a clear opinion, customers praised it\./,
		);
	});
});

it('every question of the sample has an answer', async () => {
	const { settings } = await sampleContent();
	const { faq } = (await sampleEdition()).insights;
	expect(faq.map(({ id }) => id)).toEqual(settings.questions.map(({ id }) => id));
});

it('no example of a complaint in the sample is from a review that names staff', async () => {
	const { insights, reviews } = await sampleEdition();
	const naming = new Set(
		reviews.filter(({ mentions }) => mentions.technicians.length > 0).map(({ id }) => id),
	);
	const examples = insights.aspects
		.flatMap(({ top_evidence: { negative } }) => negative)
		.flatMap((key) => insights.evidence[key] ?? []);
	expect(examples.length).toBeGreaterThan(insights.aspects.length);
	expect(examples.filter(({ review_id: id }) => naming.has(id))).toEqual([]);
});

it('every answer of the sample with both sides quotes both, and no complaint that names staff', async () => {
	const { faq, evidence, entities } = (await sampleEdition()).insights;
	const names = entities.technicians.flatMap(({ name }) => name.split(' '));
	const divided = faq.filter(({ basis: { positive, negative } }) => positive > 0 && negative > 0);
	expect(divided.length).toBeGreaterThan(3);
	for (const answer of divided) {
		const quoted = answer.evidence.slice(0, 2).flatMap((key) => evidence[key] ?? []);
		expect(quoted.map(({ polarity }) => polarity)).toEqual(['positive', 'negative']);
		const words = quoted[1]?.quote?.toLowerCase().match(/\p{L}+/gu);
		expect(words).toBeDefined();
		expect(names.filter((name) => words?.includes(name.toLowerCase()))).toEqual([]);
	}
});
