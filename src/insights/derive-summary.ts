import { averageOf, countRatings } from '../reviews/rating-summary.ts';
import type { Review } from '../reviews/review.ts';
import type { AspectInsight } from './aspect-insight.ts';
import { citeReviews, quoteOf, type EvidenceBook } from './evidence-book.ts';
import type { Entities, Summary } from './insights.ts';
import { inForce, type Overrides } from './overrides.ts';
import { parseText, sentenceAt } from './text/parse-text.ts';

const DERIVED =
	'Written by software from counts over all published reviews, not by a person or a language model. ' +
	'Software also reads the opinions from stars and words; its measured accuracy is published with ' +
	'them. Sentences about an aspect cite the clearest statements that support them.';
const AUTHORED = 'Written by a person at the business; counts elsewhere are computed.';
/** An aspect needs this many complaints to be called the most criticized. */
const MIN_COMPLAINTS = 5;
/** The number of example reviews per claim in the opening sentence. */
const EXAMPLES = 3;

type Sentence = Summary['sentences'][number];
type Side = 'positive' | 'negative';

/** Writes a summary of up to five sentences from counts, or uses the author's own if one is in force. */
export function deriveSummary(
	reviews: readonly Review[],
	aspects: readonly AspectInsight[],
	{ technicians }: Entities,
	authored: Overrides['summary'],
	book: EvidenceBook,
): Summary {
	const override = inForce(authored, reviews[0]?.date ?? '');
	if (override) {
		const evidence = citeReviews(override.evidence, reviews, book);
		const sentences = override.sentences.map((text) => ({ text, claims: [], evidence }));
		const disclosure = `${AUTHORED} By ${override.author}, ${override.date}.`;
		return { source: 'author', disclosure, sentences };
	}
	const sentences = [
		...overall(reviews, book),
		...aspectSentences(aspects),
		...mostNamed(technicians, reviews, book),
	];
	return { source: 'derived', disclosure: DERIVED, sentences };
}

function overall(reviews: readonly Review[], book: EvidenceBook): Sentence[] {
	const distribution = countRatings(reviews);
	const average = averageOf(distribution);
	if (average === null) return [];
	const good = distribution['5'] + distribution['4'];
	const bad = distribution['1'] + distribution['2'];
	const text =
		`${reviews.length} ${reviews.length === 1 ? 'review averages' : 'reviews average'} ${average.toFixed(1)} of 5 stars: ` +
		`${good} gave 4 or 5 stars, ${bad} gave 1 or 2.`;
	const of = reviews.length;
	const claims = [
		{ stars: [4, 5], n: good, of },
		{ stars: [1, 2], n: bad, of },
	];
	const evidence = claims
		.flatMap(({ stars }) =>
			reviews.filter(({ rating }) => stars.includes(rating)).slice(0, EXAMPLES),
		)
		.map((review) => book.cite(review, { basis: 'rating' }));
	return [{ text, claims, evidence }];
}

/** One sentence each for the most praised, the most criticized and the second most praised aspect. */
function aspectSentences(aspects: readonly AspectInsight[]): Sentence[] {
	const [worst] = aspects
		.filter(({ negative }) => negative >= MIN_COMPLAINTS)
		.toSorted((a, b) => weightOf(b, 'negative') - weightOf(a, 'negative'));
	const [best, second] = aspects
		.filter((aspect) => aspect.support === 'ok' && aspect !== worst)
		.toSorted((a, b) => weightOf(b, 'positive') - weightOf(a, 'positive'));
	return [
		...(best ? [toSentence(best, 'positive', 'praised by')] : []),
		...(worst ? [toSentence(worst, 'negative', 'criticized by')] : []),
		...(second ? [toSentence(second, 'positive', 'praised by')] : []),
	];
}

/** Ranks aspects by volume and one-sidedness: the number of reviews on this side times their share. */
function weightOf({ positive, negative }: AspectInsight, side: Side): number {
	const hits = side === 'positive' ? positive : negative;
	return hits === 0 ? 0 : (hits * hits) / (positive + negative);
}

function toSentence(aspect: AspectInsight, side: Side, verb: string): Sentence {
	const { id, label, reviews } = aspect;
	const hits = aspect[side];
	return {
		text: `${label} was ${verb} ${hits} of the ${reviews} customers who rated or mentioned it.`,
		claims: [{ aspect: id, polarity: side, n: hits, of: reviews }],
		evidence: aspect.top_evidence[side],
	};
}

function mostNamed(
	technicians: Entities['technicians'],
	reviews: readonly Review[],
	book: EvidenceBook,
): Sentence[] {
	const named = technicians.slice(0, 3).filter((person) => person.reviews > 0);
	if (named.length === 0) return [];
	const list = named.map((person) => `${person.name} (${person.reviews})`).join(', ');
	const claims = named.map((person) => ({ technician: person.id, n: person.reviews }));
	const evidence = named.flatMap(({ id }) => citeNaming(id, reviews, book));
	return [{ text: `The people named most often in reviews: ${list}.`, claims, evidence }];
}

/**
 * Cites the newest review that names the person in its text, quoting that sentence. Falls back to the
 * newest review that is tagged with the person.
 */
function citeNaming(person: string, reviews: readonly Review[], book: EvidenceBook): string[] {
	const places = reviews.flatMap((review) =>
		review.mention_sources
			.filter(({ kind, id }) => kind === 'technician' && id === person)
			.map((source) => ({ review, start: source.in ? undefined : source.start })),
	);
	const place = places.find(({ start }) => start !== undefined) ?? places[0];
	if (!place) return [];
	const { review, start } = place;
	if (start === undefined) return [book.cite(review, { basis: 'rating' })];
	const sentence = sentenceAt(parseText(review.text), start);
	return [book.cite(review, quoteOf(review, sentence))];
}
