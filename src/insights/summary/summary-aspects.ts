import type { Review } from '../../reviews/review.ts';
import type { AspectInsight } from '../aspect-insight.ts';
import { countSides } from '../count-sides.ts';
import { namesStaff, type EvidenceBook } from '../evidence-book.ts';
import { countAllStars } from '../owner/recent-complaints.ts';
import { sinceOf, type Draft, type SummaryInput } from './summary-changes.ts';

/** An aspect needs this many complaints to be called criticized. */
const MIN_COMPLAINTS = 5;
const MOST_COSTLY = 2;

/** The two aspects with the most and least divided praise. */
export function draftPraise({ aspects, drivers, reviews }: SummaryInput): Draft[] {
	const since = sinceOf(reviews);
	const recentOf = (id: string) => drivers.find(({ aspect }) => aspect === id)?.recent;
	return aspects
		.filter(({ support, positive, negative }) => support === 'ok' && positive > negative)
		.toSorted((a, b) => weightOf(b, 'positive') - weightOf(a, 'positive'))
		.slice(0, 2)
		.map((aspect) => {
			const last = recentOf(aspect.id);
			const recent = last && countAllStars(last);
			const complaint = { aspect: aspect.id, polarity: 'complaint' } as const;
			return {
				claim: { kind: 'praised', ...opinionsOn(aspect), recent, since },
				claims: [
					...claimSides(aspect),
					...(last ? [{ ...complaint, since: last.from, n: recent ?? 0, of: last.of }] : []),
				],
				cite: () => aspect.top_evidence.positive,
			};
		});
}

/**
 * Of the complaints that go clearly with fewer stars: the two costliest, and the one of the others whose share rose the
 * most, or the costliest if none rose. If there are none: the most frequent complaint.
 */
export function draftCosts(
	{ aspects, drivers, reviews }: SummaryInput,
	book: EvidenceBook,
): Draft[] {
	const since = sinceOf(reviews);
	const lower = drivers.filter(({ complaint }) => complaint.result === 'lower');
	const others = lower.slice(MOST_COSTLY);
	const rising = others.filter((driver) => riseOf(driver) > 0);
	const third = rising.toSorted((a, b) => riseOf(b) - riseOf(a)).concat(others);
	const clear = [...lower.slice(0, MOST_COSTLY), ...third.slice(0, 1)].flatMap(
		(driver): Draft[] => {
			const { aspect, cost = 0, recent: last, recent_change } = driver;
			if (!last) return [];
			const { n, difference = 0 } = driver.complaint;
			const { of, before } = last;
			const recent = countAllStars(last);
			const change = recent_change?.result ?? 'too_few';
			const counted = { n, recent, of, before: before.n, before_of: before.of, change };
			const side = { aspect, polarity: 'complaint' } as const;
			const insight = aspects.find(({ id }) => id === aspect);
			return [
				{
					claim: { kind: 'driver', aspect, ...counted, difference, cost, since },
					claims: [
						{ ...side, since: last.from, n: recent, of },
						...(before.of === 0
							? []
							: [{ ...side, since: before.from, until: before.to, n: before.n, of: before.of }]),
					],
					cite: () => citeComplaint(insight, last.from, reviews, book),
				},
			];
		},
	);
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

/** How much the share of reviews with the complaint rose in the last 12 months. */
function riseOf({ recent }: SummaryInput['drivers'][number]): number {
	if (!recent || recent.before.of === 0) return 0;
	return countAllStars(recent) / recent.of - recent.before.n / recent.before.of;
}

/** Quotes the clearest complaint from a day on, or else the newest, of a review that names no staff. */
function citeComplaint(
	insight: AspectInsight | undefined,
	from: string,
	reviews: readonly Review[],
	{ evidence }: EvidenceBook,
): string[] {
	const meant = reviews.filter((review) => review.date >= from && !namesStaff(review));
	const ids = new Set<string>(meant.map(({ id }) => id));
	const all = insight ? [...insight.top_evidence.negative, ...insight.evidence] : [];
	const isMeant = (key: string) => {
		const { review_id = '', polarity } = evidence[key] ?? {};
		return polarity === 'negative' && ids.has(review_id);
	};
	return all.filter(isMeant).slice(0, 1);
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
