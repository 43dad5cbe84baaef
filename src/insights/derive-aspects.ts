import { compareText } from '../reviews/order.ts';
import type { Polarity, Review } from '../reviews/review.ts';
import type { Aspect } from './aspect.ts';
import type { AspectInsight, Support } from './aspect-insight.ts';
import { CITED_REVIEWS, quoteOf, type EvidenceBook } from './evidence-book.ts';
import type { AspectStatement } from './judge-aspects.ts';
import { groupByPeriod } from './periods.ts';
import { compareShares, discoveries } from './share-difference.ts';
import { wilsonShare } from './wilson.ts';

const ENOUGH_FOR_COUNTS = 5;
const ENOUGH_FOR_SHARES = 20;
const TOP_EVIDENCE = 3;
/** Of the changes that are called so, at most this share is expected to be chance. */
const FALSE_DISCOVERIES = 0.05;

/** A review, and what it says of one aspect. */
interface Said extends AspectStatement {
	readonly review: Review;
}

/** What the reviews say of each aspect, most spoken of first. */
export function deriveAspects(
	aspects: readonly Aspect[],
	reviews: readonly Review[],
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
	book: EvidenceBook,
): AspectInsight[] {
	const said = Map.groupBy(
		reviews.flatMap((review) =>
			(statements.get(review.id) ?? []).map((statement) => ({ ...statement, review })),
		),
		({ aspect }) => aspect,
	);
	const insights = aspects.map((aspect) => toInsight(aspect, said.get(aspect.id) ?? [], book));
	return callChanges(insights).toSorted((a, b) => b.reviews - a.reviews || compareText(a.id, b.id));
}

function toInsight(
	{ id, label, description }: Aspect,
	said: readonly Said[],
	book: EvidenceBook,
): AspectInsight {
	const count = (polarity: Polarity | undefined) =>
		said.filter((each) => each.polarity === polarity).length;
	const judged = said.filter(({ polarity }) => polarity === 'positive' || polarity === 'negative');
	const support = supportOf(judged.length);
	const { n, positive, ...shown } = proportionOf(judged);
	return {
		id,
		label,
		description,
		reviews: said.length,
		mentions: said.reduce((sum, { stars, finds }) => sum + stars.length + finds.length, 0),
		positive,
		negative: n - positive,
		mixed: count('mixed'),
		neutral: count('neutral'),
		not_scored: count(undefined),
		...(support !== 'insufficient' && shown),
		support,
		trend: groupByPeriod(judged, ({ review }) => review.date, ENOUGH_FOR_SHARES).map(
			({ from, to, items }) => ({
				period: from === to ? from : `${from}/${to}`,
				...proportionOf(items),
			}),
		),
		by_location: [...Map.groupBy(judged, ({ review }) => review.location)]
			.filter(([, group]) => group.length >= ENOUGH_FOR_COUNTS)
			.toSorted(([a], [b]) => compareText(a, b))
			.map(([location, group]) => ({ id: location, ...proportionOf(group) })),
		top_evidence: { positive: top(said, 'positive', book), negative: top(said, 'negative', book) },
		evidence: said.slice(0, CITED_REVIEWS).flatMap((each) => cite(each, book)),
	};
}

function supportOf(n: number): Support {
	if (n < ENOUGH_FOR_COUNTS) return 'insufficient';
	return n < ENOUGH_FOR_SHARES ? 'low' : 'ok';
}

function proportionOf(judged: readonly Said[]) {
	const n = judged.length;
	const positive = judged.filter(({ polarity }) => polarity === 'positive').length;
	const share = wilsonShare(positive, n);
	return { n, positive, ...(share && { share_positive: share.share, ci95: [...share.ci95] }) };
}

/** From the last period but one to the last; called a change where that holds among all aspects. */
function callChanges(insights: readonly AspectInsight[]): AspectInsight[] {
	const compared = insights.flatMap((insight) => {
		const [earlier, later] = insight.trend.slice(-2);
		const found = earlier && later && compareShares(earlier, later);
		return found ? [{ insight, earlier, later, found }] : [];
	});
	const called = discoveries(
		compared.map(({ found }) => found.p),
		FALSE_DISCOVERIES,
	);
	const changes = new Map(
		compared.map(({ insight, earlier, later, found }, index) => {
			const [low, high] = found.ci95;
			const significant = called[index] === true && (low > 0 || high < 0);
			const { difference, ci95 } = found;
			const change = { from: earlier.period, to: later.period, difference, ci95: [...ci95] };
			return [insight.id, { ...change, significant }] as const;
		}),
	);
	return insights.map((insight) => ({ ...insight, change: changes.get(insight.id) }));
}

/** What speaks most clearly, of the newest where that is equal. */
function top(said: readonly Said[], wanted: 'positive' | 'negative', book: EvidenceBook): string[] {
	return said
		.filter(({ polarity }) => polarity === wanted)
		.slice(0, CITED_REVIEWS)
		.map((each) => ({ each, clarity: clarityOf(each, wanted) }))
		.toSorted((a, b) => b.clarity - a.clarity)
		.slice(0, TOP_EVIDENCE)
		.flatMap(({ each }) => {
			const finds = each.finds
				.filter(({ polarity }) => polarity === wanted)
				.toSorted((a, b) => b.confidence - a.confidence);
			return cite({ ...each, ...(finds.length > 0 && { stars: [], finds }) }, book).slice(0, 1);
		});
}

function clarityOf({ finds }: Said, wanted: Polarity): number {
	return Math.max(
		0,
		...finds.map(({ polarity, confidence }) => (polarity === wanted ? confidence : 0)),
	);
}

function cite({ review, aspect, stars, finds }: Said, book: EvidenceBook): string[] {
	return [
		...stars.map(({ name, stars: given, polarity }) =>
			book.cite(review, { basis: 'rating', aspect, polarity, rated_as: name, stars: given }),
		),
		...finds.map(({ start, end, polarity, confidence }) =>
			book.cite(review, { ...quoteOf(review, start, end), aspect, polarity, confidence }),
		),
	];
}
