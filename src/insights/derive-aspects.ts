import { compareText } from '../reviews/order.ts';
import type { Polarity, Review } from '../reviews/review.ts';
import type { Aspect } from './aspect.ts';
import { CITED_REVIEWS, quoteOf, type EvidenceBook } from './evidence-book.ts';
import type { AspectInsight, Support } from './insights.ts';
import { starsFor, type GivenStars } from './rated-aspects.ts';
import { createTermIndex, findTermsOfEach, type Span } from './term-index.ts';
import { wilsonShare } from './wilson.ts';

const ENOUGH_FOR_COUNTS = 5;
const ENOUGH_FOR_SHARES = 20;
const TOP_EVIDENCE = 3;

/** One review that speaks of an aspect. */
interface Statement {
	readonly review: Review;
	readonly polarity: Polarity | undefined;
	/** Stars that it gave to the aspect. */
	readonly stars: readonly GivenStars[];
	/** Places at which it names the aspect. */
	readonly places: readonly Span[];
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
	const statements = collectStatements(aspects, reviews);
	return aspects
		.map((aspect) => toAspectInsight(aspect, statements.get(aspect.id) ?? [], book))
		.toSorted((a, b) => b.reviews - a.reviews || compareText(a.id, b.id));
}

/** The statements on each aspect, in the order of the reviews. */
function collectStatements(
	aspects: readonly Aspect[],
	reviews: readonly Review[],
): Map<string, Statement[]> {
	const index = createTermIndex(
		aspects.flatMap(({ id, label, terms }) =>
			[label, ...terms].map((words) => ({ words, letterCase: 'any' as const, meaning: id })),
		),
	);
	const statements = new Map(aspects.map(({ id }) => [id, [] as Statement[]]));
	for (const review of reviews) {
		const found = findTermsOfEach(index, review.text);
		for (const { id, rated_as } of aspects) {
			const stars = starsFor(review.aspect_ratings, rated_as);
			const places = found.get(id) ?? [];
			if (stars.length === 0 && places.length === 0) continue;
			const polarity = review.aspects.find(({ aspect }) => aspect === id)?.polarity;
			statements.get(id)?.push({ review, polarity, stars, places });
		}
	}
	return statements;
}

function toAspectInsight(
	aspect: Aspect,
	statements: readonly Statement[],
	book: EvidenceBook,
): AspectInsight {
	const count = (polarity: Polarity | undefined) =>
		statements.filter((statement) => statement.polarity === polarity).length;
	const [positive, negative] = [count('positive'), count('negative')];
	const support = supportOf(positive + negative);
	const share = support === 'insufficient' ? undefined : wilsonShare(positive, positive + negative);
	const mentions = statements.map(({ stars, places }) => stars.length + places.length);
	const top = (wanted: Polarity) =>
		statements
			.filter((statement) => statement.polarity === wanted)
			.slice(0, TOP_EVIDENCE)
			.flatMap((statement) => cite(aspect, statement, book).slice(0, 1));
	return {
		id: aspect.id,
		label: aspect.label,
		description: aspect.description,
		reviews: statements.length,
		mentions: mentions.reduce((sum, places) => sum + places, 0),
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
		top_evidence: { positive: top('positive'), negative: top('negative') },
		evidence: statements
			.slice(0, CITED_REVIEWS)
			.flatMap((statement) => cite(aspect, statement, book)),
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

function cite(aspect: Aspect, statement: Statement, book: EvidenceBook): string[] {
	const { review, polarity, stars, places } = statement;
	return [
		...stars.map((given) =>
			book.cite(review, {
				basis: 'rating',
				aspect: aspect.id,
				polarity,
				rated_as: given.name,
				stars: given.stars,
			}),
		),
		...places.map(({ start, end }) =>
			book.cite(review, { ...quoteOf(review, start, end), aspect: aspect.id }),
		),
	];
}

function quarterOf(date: string): string {
	return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}
