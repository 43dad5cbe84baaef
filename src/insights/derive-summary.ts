import { averageOf, countRatings } from '../reviews/rating-summary.ts';
import type { Review } from '../reviews/review.ts';
import { citeReviews, type EvidenceBook } from './evidence-book.ts';
import type { AspectInsight, Entities, Summary } from './insights.ts';
import type { Overrides } from './overrides.ts';

const DERIVED =
	'Written by software from counts over all published reviews. Sentences about an aspect name the ' +
	'newest statements that they rest on.';
const AUTHORED = 'Written by a person of the business; the counts elsewhere stay computed.';

type Sentence = Summary['sentences'][number];

/** Three to five sentences of counts, or what an author put in their place. */
export function deriveSummary(
	reviews: readonly Review[],
	aspects: readonly AspectInsight[],
	{ technicians }: Entities,
	override: Overrides['summary'],
	book: EvidenceBook,
): Summary {
	if (override) {
		const evidence = citeReviews(override.evidence, reviews, book);
		const sentences = override.sentences.map((text) => ({ text, evidence }));
		const disclosure = `${AUTHORED} By ${override.author}, ${override.date}.`;
		return { source: 'author', disclosure, sentences };
	}
	const sentences = [...overall(reviews), ...aspectSentences(aspects), ...mostNamed(technicians)];
	return { source: 'derived', disclosure: DERIVED, sentences };
}

function overall(reviews: readonly Review[]): Sentence[] {
	const distribution = countRatings(reviews);
	const average = averageOf(distribution);
	if (average === null) return [];
	const good = distribution['5'] + distribution['4'];
	const bad = distribution['1'] + distribution['2'];
	const text =
		`${reviews.length} verified ${reviews.length === 1 ? 'review averages' : 'reviews average'} ${average.toFixed(1)} of 5 stars: ` +
		`${good} gave 4 or 5 stars, ${bad} gave 1 or 2.`;
	return [{ text, evidence: [] }];
}

/** The aspect that fares best and the one that fares worst, of those with enough judgements. */
function aspectSentences(aspects: readonly AspectInsight[]): Sentence[] {
	const judged = aspects
		.filter(({ support }) => support === 'ok')
		.toSorted((a, b) => lowEnd(b) - lowEnd(a));
	const [best, worst] = [judged.at(0), judged.at(-1)];
	if (!best || !worst) return [];
	const sentences = [toSentence(best, 'positive', 'rated well by')];
	if (worst !== best && worst.negative > 0) {
		sentences.push(toSentence(worst, 'negative', 'criticised by'));
	}
	return sentences;
}

function toSentence(
	aspect: AspectInsight,
	polarity: 'positive' | 'negative',
	verb: string,
): Sentence {
	const { positive, negative, mixed, neutral } = aspect;
	const n = positive + negative + mixed + neutral;
	return {
		text: `${aspect.label} was ${verb} ${aspect[polarity]} of the ${n} customers who rated it.`,
		evidence: aspect.top_evidence[polarity],
	};
}

function lowEnd({ ci95 }: AspectInsight): number {
	return ci95?.[0] ?? 0;
}

function mostNamed(technicians: Entities['technicians']): Sentence[] {
	const named = technicians.slice(0, 3).filter(({ reviews }) => reviews > 0);
	if (named.length === 0) return [];
	const list = named.map(({ name, reviews }) => `${name} (${reviews})`).join(', ');
	return [{ text: `The people whom reviews name most often: ${list}.`, evidence: [] }];
}
