import { compareText } from '../reviews/order.ts';
import type { Polarity, ReadBy, Review } from '../reviews/review.ts';
import type { Aspect } from './aspect.ts';
import type { AspectInsight, Support } from './aspect-insight.ts';
import { createAspectRules } from './aspects/aspect-rules.ts';
import { namesAspect } from './aspects/names-aspect.ts';
import { CITED_REVIEWS, namesStaff, quoteOf, type EvidenceBook } from './evidence-book.ts';
import { combine, type AspectStatement } from './judge-aspects.ts';
import { groupByPeriod } from './statistics/periods.ts';
import { adjustedShareDifference } from './statistics/adjusted-difference.ts';
import { round, type Family } from './statistics/family.ts';
import { wilsonShare } from './statistics/wilson.ts';

const ENOUGH_FOR_COUNTS = 5;
const ENOUGH_FOR_SHARES = 20;
const TOP_EVIDENCE = 3;

/** A review and its statement about one aspect. */
interface Said extends AspectStatement {
	readonly review: Review;
}

/** Summarizes what the reviews say about each aspect, most reviewed first. */
export function deriveAspects(
	aspects: readonly Aspect[],
	reviews: readonly Review[],
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
	book: EvidenceBook,
	family: Family,
): AspectInsight[] {
	const said = Map.groupBy(
		reviews.flatMap((review) =>
			(statements.get(review.id) ?? []).map((statement) => ({ ...statement, review })),
		),
		({ aspect }) => aspect,
	);
	const rules = createAspectRules(aspects);
	const insights = aspects.map((aspect) => {
		const names = (quote: string) => namesAspect(quote, aspect.id, rules);
		return toInsight(aspect, said.get(aspect.id) ?? [], names, book);
	});
	return addChanges(insights, family).toSorted(
		(a, b) => b.reviews - a.reviews || compareText(a.id, b.id),
	);
}

function toInsight(
	{ id, label, description }: Aspect,
	said: readonly Said[],
	names: (quote: string) => boolean,
	book: EvidenceBook,
): AspectInsight {
	const spoken = said.filter(({ finds }) => finds.length > 0);
	const rated = said.filter(({ stars }) => stars.length > 0);
	const count = (polarity: Polarity | undefined) =>
		spoken.filter((each) => each.polarity === polarity).length;
	const judged = spoken.filter(
		({ polarity }) => polarity === 'positive' || polarity === 'negative',
	);
	const support = supportOf(judged.length);
	const words = proportionOf(judged);
	const { n, positive, ...shown } = words;
	return {
		id,
		label,
		description,
		reviews: spoken.length,
		mentions: spoken.reduce((sum, { finds }) => sum + finds.length, 0),
		positive,
		negative: n - positive,
		mixed: count('mixed'),
		neutral: count('neutral'),
		not_scored: count(undefined),
		...(support !== 'insufficient' && shown),
		support,
		words,
		stars: [...Map.groupBy(rated, ({ review }) => review.source.id)]
			.toSorted(([a], [b]) => compareText(a, b))
			.map(([source, own]) => ({
				source,
				...proportionOf(
					own.map(({ stars }) => ({ polarity: combine(stars.map(({ polarity }) => polarity)) })),
				),
				evidence: own.slice(0, CITED_REVIEWS).flatMap((each) => citeStars(each, book)),
			})),
		read_by: countReaders(spoken),
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
		top_evidence: {
			positive: top(spoken, 'positive', names, book),
			negative: top(spoken, 'negative', names, book),
		},
		evidence: spoken.slice(0, CITED_REVIEWS).flatMap((each) => citeWords(each, each.finds, book)),
	};
}

function supportOf(n: number): Support {
	if (n < ENOUGH_FOR_COUNTS) return 'insufficient';
	return n < ENOUGH_FOR_SHARES ? 'low' : 'ok';
}

/** Counts the reviews by kind of reader. */
function countReaders(said: readonly Said[]): AspectInsight['read_by'] {
	const by = (kind: ReadBy) => said.filter(({ readBy }) => readBy === kind).length;
	return { hand: by('hand'), model: by('model'), engine: by('engine') };
}

function proportionOf(said: readonly Pick<Said, 'polarity'>[]) {
	const judged = said.filter(({ polarity }) => polarity === 'positive' || polarity === 'negative');
	const n = judged.length;
	const positive = judged.filter(({ polarity }) => polarity === 'positive').length;
	const share = wilsonShare(positive, n);
	return { n, positive, ...(share && { share_positive: share.share, ci95: [...share.ci95] }) };
}

/**
 * Compares the last two periods of each aspect. A change is significant only if it passes together with all
 * other tests.
 */
function addChanges(insights: readonly AspectInsight[], family: Family): AspectInsight[] {
	return insights.map((insight) => {
		const [earlier, later] = insight.trend.slice(-2);
		const found =
			earlier && later && adjustedShareDifference([...opinions(later, 1), ...opinions(earlier, 0)]);
		if (!found) return insight;
		const [low, high] = found.ci95;
		const change = {
			...{ from: earlier.period, to: later.period, difference: round(found.difference) },
			...{ ci95: found.ci95.map(round), significant: false },
		};
		family.addP(found.p, (passes) => {
			change.significant = passes && (low > 0 || high < 0);
		});
		return { ...insight, change };
	});
}

function opinions({ n, positive }: { readonly n: number; readonly positive: number }, x: number) {
	return Array.from({ length: n }, (_, index) => ({ x, y: index < positive ? 1 : 0, stratum: '' }));
}

/**
 * Cites the clearest statements on one side. Matching stars, naming the aspect, praise without a denial, and
 * agreement between the reader and the engine make a statement clearer. Newer reviews win ties. A review that names
 * staff is no example of a complaint: a short quote could blame the wrong person.
 */
function top(
	said: readonly Said[],
	wanted: 'positive' | 'negative',
	names: (quote: string) => boolean,
	book: EvidenceBook,
): string[] {
	return said
		.filter(({ polarity }) => polarity === wanted)
		.filter(({ review }) => wanted === 'positive' || !namesStaff(review))
		.slice(0, CITED_REVIEWS)
		.flatMap((each) =>
			each.finds
				.filter(({ polarity }) => polarity === wanted)
				.map((find) => ({ each, find, clarity: clarityOf(find, each.review, wanted, names) }))
				.toSorted((a, b) => b.clarity - a.clarity)
				.slice(0, 1),
		)
		.toSorted((a, b) => b.clarity - a.clarity)
		.slice(0, TOP_EVIDENCE)
		.flatMap(({ each, find }) => citeWords(each, [find], book));
}

/** Confidence of a statement in a reading that the engine did not find. */
const UNCONFIRMED = 0.5;
/** "Didn't laugh in front of us at least" is praise, but not the words to show first. */
const HEDGED = /\b(?:not|no|nobody|never|at least)\b|n['’]t\b/i;

function clarityOf(
	{ confidence, isAgreed, in: where, start, end }: Said['finds'][number],
	review: Review,
	wanted: 'positive' | 'negative',
	names: (quote: string) => boolean,
): number {
	const { rating, title = '', text } = review;
	const isBacked = wanted === 'positive' ? rating >= 4 : rating <= 2;
	const quote = (where ? title : text).slice(start, end);
	const isPlain = wanted === 'negative' || !HEDGED.test(quote);
	const certainty = confidence ?? (isAgreed === true ? 1 : UNCONFIRMED);
	return [isBacked, isPlain, names(quote)].filter(Boolean).length + certainty;
}

function citeStars({ review, aspect, stars }: Said, book: EvidenceBook): string[] {
	return stars.map(({ name, stars: given, polarity }) =>
		book.cite(review, { basis: 'rating', aspect, polarity, rated_as: name, stars: given }),
	);
}

function citeWords(
	{ review, aspect, readBy }: Said,
	finds: Said['finds'],
	book: EvidenceBook,
): string[] {
	return finds.map((find) => {
		const { polarity, confidence } = find;
		const quote = quoteOf(review, find);
		return book.cite(review, { ...quote, aspect, polarity, read_by: readBy, confidence });
	});
}
