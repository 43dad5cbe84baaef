import { compareText } from '../reviews/order.ts';
import type { Polarity, Review } from '../reviews/review.ts';
import type { Aspect } from './aspect.ts';
import { quoteOf, type EvidenceBook } from './evidence-book.ts';
import type { AspectInsight, Support } from './insights.ts';
import { starsFor } from './rated-aspects.ts';
import { createTermIndex, findTerms } from './term-index.ts';
import { wilsonShare } from './wilson.ts';

const ENOUGH_FOR_COUNTS = 5;
const ENOUGH_FOR_SHARES = 20;
const TOP_EVIDENCE = 3;

/** One review that speaks of an aspect, with the places at which it does. */
interface Statement {
	readonly review: Review;
	readonly polarity: Polarity | undefined;
	readonly evidence: readonly string[];
}

interface Judged {
	n: number;
	positive: number;
	ci95: number[];
}

/** What the reviews say of each aspect, most spoken of first. */
export function deriveAspects(
	aspects: readonly Aspect[],
	reviews: readonly Review[],
	book: EvidenceBook,
): AspectInsight[] {
	return aspects
		.map((aspect) => toAspectInsight(aspect, toStatements(aspect, reviews, book)))
		.toSorted((a, b) => b.reviews - a.reviews || compareText(a.id, b.id));
}

function toStatements(aspect: Aspect, reviews: readonly Review[], book: EvidenceBook): Statement[] {
	const index = createTermIndex(
		[aspect.label, ...aspect.terms].map((words) => ({
			words,
			letterCase: 'any',
			meaning: aspect.id,
		})),
	);
	return reviews.flatMap((review) => {
		const polarity = review.aspects.find((scored) => scored.aspect === aspect.id)?.polarity;
		const rated = starsFor(review.aspect_ratings, aspect.rated_as).map((stars) =>
			book.cite(review, { basis: 'rating', aspect: aspect.id, polarity, stars }),
		);
		const named = findTerms(index, review.text).map(({ start, end }) =>
			book.cite(review, { ...quoteOf(review, start, end), aspect: aspect.id }),
		);
		const evidence = [...rated, ...named];
		return evidence.length > 0 ? [{ review, polarity, evidence }] : [];
	});
}

function toAspectInsight(aspect: Aspect, statements: readonly Statement[]): AspectInsight {
	const count = (polarity: Polarity | undefined) =>
		statements.filter((statement) => statement.polarity === polarity).length;
	const [positive, negative] = [count('positive'), count('negative')];
	const support = supportOf(positive + negative);
	const share = support === 'insufficient' ? undefined : wilsonShare(positive, positive + negative);
	const evidence = statements.flatMap((statement) => statement.evidence);
	return {
		id: aspect.id,
		label: aspect.label,
		description: aspect.description,
		reviews: statements.length,
		mentions: evidence.length,
		positive,
		negative,
		mixed: count('mixed'),
		neutral: count('neutral'),
		not_scored: count(undefined),
		...(share && { share_positive: share.share, ci95: [...share.ci95] }),
		support,
		trend: judgedBy(statements, ({ date }) => quarterOf(date))
			.toSorted(([a], [b]) => compareText(a, b))
			.map(([period, judged]) => ({ period, ...judged })),
		by_location: judgedBy(statements, ({ location }) => location)
			.toSorted(([a], [b]) => compareText(a, b))
			.map(([id, judged]) => ({ id, ...judged })),
		top_evidence: {
			positive: topEvidence(statements, 'positive'),
			negative: topEvidence(statements, 'negative'),
		},
		evidence,
	};
}

function supportOf(n: number): Support {
	if (n < ENOUGH_FOR_COUNTS) return 'insufficient';
	return n < ENOUGH_FOR_SHARES ? 'low' : 'ok';
}

/** Judgements by a key, leaving out keys with too few of them to say anything. */
function judgedBy(statements: readonly Statement[], keyOf: (review: Review) => string) {
	const judgements = statements.filter(({ polarity }) => isJudgement(polarity));
	return [...Map.groupBy(judgements, ({ review }) => keyOf(review))].flatMap(([key, group]) => {
		const positive = group.filter(({ polarity }) => polarity === 'positive').length;
		const share = wilsonShare(positive, group.length);
		if (!share || group.length < ENOUGH_FOR_COUNTS) return [];
		const judged: Judged = { n: group.length, positive, ci95: [...share.ci95] };
		return [[key, judged] as const];
	});
}

function isJudgement(polarity: Polarity | undefined): boolean {
	return polarity === 'positive' || polarity === 'negative';
}

/** The newest statements of a polarity; reviews come newest first. */
function topEvidence(statements: readonly Statement[], polarity: Polarity): string[] {
	return statements
		.filter((statement) => statement.polarity === polarity)
		.slice(0, TOP_EVIDENCE)
		.flatMap(({ evidence }) => evidence.slice(0, 1));
}

function quarterOf(date: string): string {
	return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}
