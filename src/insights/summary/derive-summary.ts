import { countSides } from '../count-sides.ts';
import { averageOf, countRatings } from '../../reviews/rating-summary.ts';
import type { Review } from '../../reviews/review.ts';
import type { AspectInsight } from '../aspect-insight.ts';
import type { Driver } from '../owner/owner-insights.ts';
import { countAllStars } from '../owner/recent-complaints.ts';
import { translatorFor } from '../../reviews/messages/catalogs.ts';
import { wordClaim, type NameOf } from './claim-messages.ts';
import { citeReviews, namesStaff, quoteOf, type EvidenceBook } from '../evidence-book.ts';
import type { Summary } from '../insights.ts';
import { inForce, type Overrides } from '../overrides.ts';
import {
	citeExamples,
	draftChanges,
	draftLocations,
	EXAMPLES,
	sinceOf,
	type Draft,
	type SummaryInput,
} from './summary-changes.ts';
import { claimAnswers } from './answers-claim.ts';
import { draftDepartment } from './summary-department.ts';
import { isWordingOf, type WordedSummary } from './worded-summary.ts';
import { parseText, sentenceAt } from '../text/parse-text.ts';

const TESTED = 'A change or difference counts as clear only if it is too big to be luck.';
const ENGLISH = translatorFor('en');
const MOST_SENTENCES = 8;
/** An aspect needs this many complaints to be called criticized. */
const MIN_COMPLAINTS = 5;
/** Words for the summary other than the generated ones. */
interface Wordings {
	readonly authored: Overrides['summary'];
	readonly worded?: WordedSummary | undefined;
}

/** Sentences that are left out first if there are too many. */
const LEAST_IMPORTANT = ['people', 'praised', 'years', 'location', 'period', 'trend'];

/**
 * Summarizes the reviews in up to eight sentences, chosen by what is significant and large: what customers
 * value, what goes with fewer stars, what changed, how locations differ, and how the business answers. Uses
 * the author's own sentences if they are in force, or a language model's words if they fit these claims.
 */
export function deriveSummary(
	input: SummaryInput,
	{ authored, worded }: Wordings,
	name: NameOf,
	book: EvidenceBook,
): Summary {
	const { reviews } = input;
	const override = inForce(authored, reviews[0]?.date ?? '');
	if (override) {
		const evidence = citeReviews(override.evidence, reviews, book);
		const sentences = override.sentences.map((text) => ({ text, claims: [], evidence }));
		const disclosure = `${ENGLISH('claim.disclosure_author')} By ${override.author}, ${override.date}.`;
		return { source: 'author', disclosure, sentences };
	}
	const praise = draftPraise(input);
	const drafts = leaveOut([
		...draftOverall(reviews, book),
		...draftChanges(input, book),
		...praise,
		...draftCosts(input, praise, book),
		...draftDepartment(input, book),
		...draftLocations(input, book),
		...draftAnswers(input, book),
		...draftPeople(input, book),
	]);
	const sentences = drafts.map(({ claim, claims = [], cite }) => ({
		text: wordClaim(ENGLISH, claim, name),
		claim,
		claims,
		evidence: cite(),
	}));
	if (!worded || !isWordingOf(worded, sentences)) {
		return { source: 'derived', disclosure: ENGLISH('claim.disclosure'), sentences };
	}
	const disclosure =
		`Worded by the language model ${worded.reader.name} on ${worded.date} from the numbers of this ` +
		`document. Software compared its names, numbers and judgments with them. ${TESTED}`;
	const said = sentences.map((sentence, index) => {
		return { ...sentence, text: worded.sentences[index]?.worded ?? sentence.text };
	});
	return { source: 'model', disclosure, sentences: said };
}

function leaveOut(drafts: readonly Draft[]): Draft[] {
	const kept = [...drafts];
	for (const kind of LEAST_IMPORTANT) {
		const place = kept.findLastIndex(({ claim }) => claim.kind === kind);
		if (kept.length > MOST_SENTENCES && place >= 0) kept.splice(place, 1);
	}
	return kept.slice(0, MOST_SENTENCES);
}

function draftOverall(reviews: readonly Review[], book: EvidenceBook): Draft[] {
	const distribution = countRatings(reviews);
	const average = averageOf(distribution);
	if (average === null) return [];
	const high = distribution['5'] + distribution['4'];
	const low = distribution['1'] + distribution['2'];
	const of = reviews.length;
	const claims = [
		{ stars: [4, 5], n: high, of },
		{ stars: [1, 2], n: low, of },
	];
	const cite = () =>
		claims.flatMap(({ stars }) =>
			citeExamples(reviews, book, ({ rating }) => stars.includes(rating)),
		);
	return [
		{
			claim: { kind: 'overall', n: of, average, high, low, since: sinceOf(reviews) },
			claims,
			cite,
		},
	];
}

/**
 * The two aspects with the most and least divided praise, and how many reviews complain lately, if that clearly goes
 * with fewer stars.
 */
function draftPraise({ aspects, drivers, reviews }: SummaryInput): Draft[] {
	const since = sinceOf(reviews);
	const [, ...others] = drivers.filter(isClear);
	const latelyOf = (id: string) => others.find(({ aspect, recent }) => aspect === id && recent);
	return aspects
		.filter(({ support, positive, negative }) => support === 'ok' && positive > negative)
		.toSorted((a, b) => weightOf(b, 'positive') - weightOf(a, 'positive'))
		.slice(0, 2)
		.map((aspect) => {
			const driver = latelyOf(aspect.id);
			return {
				claim: {
					...{ kind: 'praised', ...opinionsOn(aspect), since },
					...(driver && { lately: countLately(driver) }),
				},
				claims: [...claimSides(aspect), ...(driver ? claimLately(driver) : [])],
				cite: () => aspect.top_evidence.positive,
			};
		});
}

/**
 * The costliest complaint and the next one about an aspect whose praise does not tell of it, or the most frequent one
 * if none goes clearly with fewer stars.
 */
function draftCosts(
	{ aspects, drivers, reviews }: SummaryInput,
	praise: readonly Draft[],
	book: EvidenceBook,
): Draft[] {
	const since = sinceOf(reviews);
	const praised = praise.flatMap(({ claim }) => (claim.kind === 'praised' ? claim.aspect : []));
	const [costliest, ...others] = drivers.filter(isClear);
	const next = others.find(({ aspect }) => !praised.includes(aspect));
	const clear = [costliest, next]
		.filter((driver) => driver !== undefined)
		.map((driver): Draft => {
			const { aspect, cost = 0, complaint, recent } = driver;
			const { n, difference = 0 } = complaint;
			const counted = { n, ...countLately(driver), difference, cost };
			const insight = aspects.find(({ id }) => id === aspect);
			return {
				claim: { kind: 'driver', aspect, ...counted, since },
				claims: claimLately(driver),
				cite: () => citeComplaints(insight, recent?.from ?? since, reviews, book),
			};
		});
	if (clear.length > 0) return clear;
	return aspects
		.filter((aspect) => countSides(aspect).negative >= MIN_COMPLAINTS)
		.toSorted((a, b) => weightOf(b, 'negative') - weightOf(a, 'negative'))
		.slice(0, 1)
		.map((aspect) => ({
			claim: { kind: 'criticized', ...opinionsOn(aspect), since },
			claims: claimSides(aspect),
			cite: () => aspect.top_evidence.negative,
		}));
}

function isClear({ complaint, recent }: Driver): boolean {
	return complaint.result === 'lower' && recent !== undefined;
}

function countLately({ recent, recent_change: change }: Driver) {
	const { of = 0, before = { n: 0, of: 0 } } = recent ?? {};
	return {
		...{ recent: recent ? countAllStars(recent) : 0, of, before: before.n, before_of: before.of },
		change: change?.result ?? ('too_few' as const),
	};
}

/** The complaints of the last 12 months, and of the year before if there are reviews. */
function claimLately({ aspect, recent }: Driver): NonNullable<Draft['claims']> {
	if (!recent) return [];
	const { from: since, of, before } = recent;
	const side = { aspect, polarity: 'complaint' } as const;
	return [
		{ ...side, since, n: countAllStars(recent), of },
		...(before.of === 0
			? []
			: [{ ...side, since: before.from, until: before.to, n: before.n, of: before.of }]),
	];
}

/** Quotes complaints from a day on, the clearest first, then the newest, of reviews that name no staff. */
function citeComplaints(
	insight: AspectInsight | undefined,
	from: string,
	reviews: readonly Review[],
	{ evidence }: EvidenceBook,
): string[] {
	const meant = reviews.filter((review) => review.date >= from && !namesStaff(review));
	const ids = new Set<string>(meant.map(({ id }) => id));
	const all = insight ? [...insight.top_evidence.negative, ...insight.evidence] : [];
	const found = all.flatMap((key) => {
		const { review_id = '', polarity } = evidence[key] ?? {};
		return polarity === 'negative' && ids.has(review_id) ? [{ key, review_id }] : [];
	});
	const perReview = Map.groupBy(found, ({ review_id }) => review_id).values();
	return [...perReview].flatMap(([first]) => first?.key ?? []).slice(0, EXAMPLES);
}

function opinionsOn(insight: AspectInsight) {
	const { id: aspect, positive, negative, mixed } = insight;
	return { aspect, ...countSides(insight), n: positive + negative + mixed };
}

function claimSides(insight: AspectInsight): NonNullable<Draft['claims']> {
	const { aspect, positive, negative, n: of } = opinionsOn(insight);
	return [
		{ aspect, polarity: 'praise', n: positive, of },
		{ aspect, polarity: 'complaint', n: negative, of },
	];
}

/** Ranks aspects by volume and one-sidedness: the number of reviews on this side times their share. */
function weightOf({ positive, negative }: AspectInsight, side: 'positive' | 'negative'): number {
	const hits = side === 'positive' ? positive : negative;
	return hits === 0 ? 0 : (hits * hits) / (positive + negative);
}

function draftAnswers({ reviews, responses }: SummaryInput, book: EvidenceBook): Draft[] {
	const claim = claimAnswers(reviews, responses);
	if (!claim) return [];
	const isMeant = ({ rating, responses: found }: Review) =>
		rating <= 2 && found.length > 0 === claim.answered > 0;
	return [{ claim, cite: () => citeExamples(reviews, book, isMeant) }];
}

function draftPeople({ technicians, reviews }: SummaryInput, book: EvidenceBook): Draft[] {
	const named = technicians.slice(0, 3).filter((person) => person.reviews > 0);
	if (named.length === 0) return [];
	const list = named.map(({ id, name, reviews: n }) => ({ id, name, n }));
	const claims = list.map(({ id, n }) => ({ technician: id, n }));
	const cite = () => named.flatMap(({ id }) => citeNaming(id, reviews, book));
	return [{ claim: { kind: 'people', people: list }, claims, cite }];
}

/**
 * Cites the newest review with 4 or 5 stars that names the person in its text, quoting that sentence. Falls back
 * to the newest such review that is tagged with the person.
 */
function citeNaming(person: string, reviews: readonly Review[], book: EvidenceBook): string[] {
	const high = reviews.filter(({ rating }) => rating >= 4);
	const places = high.flatMap((review) =>
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
