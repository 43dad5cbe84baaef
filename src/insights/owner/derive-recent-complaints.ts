import { daysBefore, firstOfMonths } from '../../reviews/calendar-date.ts';
import { groupByEach } from '../../reviews/group-by-each.ts';
import { hasSide } from '../count-sides.ts';
import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import type { FoundTopic } from '../topics/find-topics.ts';
import type { DepartmentFinder } from './find-departments.ts';
import type { ComplaintCount, Complaints, RecentComplaints } from './recent-complaints.ts';

const MONTHS = 12;
/** The search takes as many ids. */
const MOST_LISTED = 100;

/** Returns the ids to count a review under, such as those of its services. */
type KeysOf = (review: Review) => readonly string[];

/** Counts the complaints of the last 12 months about an aspect; `undefined` if there are no reviews. */
export type ComplaintCounter = (aspect: string) => RecentComplaints | undefined;

/** @param reviews newest first */
export function createComplaintCounter(
	reviews: readonly Review[],
	topics: readonly FoundTopic[],
	finder: DepartmentFinder,
): ComplaintCounter {
	const to = reviews[0]?.date;
	if (to === undefined) return () => undefined;
	const from = firstOfMonths(to, MONTHS);
	const recent = reviews.filter(({ date }) => date >= from);
	const before = { from: firstOfMonths(to, 2 * MONTHS), to: daysBefore(from, 1) };
	const earlier = reviews.filter(({ date }) => before.from <= date && date <= before.to);
	const labels = new Map(topics.map(({ id, label }) => [id, label]));
	return (aspect) => {
		const complaintsIn = (within: readonly Review[]) =>
			within.filter((review) => hasSide(review, aspect, 'complaint'));
		const complaints = complaintsIn(recent);
		const related = findTopicsAbout(topics, aspect);
		const count = (found: readonly Review[]): Complaints => ({
			...listed(found),
			by_department: countBy(found, (review) => finder.ofComplaint(review, aspect)),
			by_service: countBy(found, ({ mentions }) => mentions.services),
			by_topic: countBy(found, ({ id }) => related.get(id) ?? []).map(({ id, ...counted }) => ({
				...{ id, label: labels.get(id), ...counted },
			})),
		});
		const byStars = (found: readonly Review[]) => ({
			up_to_three_stars: count(found.filter(({ rating }) => rating <= 3)),
			four_or_five_stars: count(found.filter(({ rating }) => rating > 3)),
		});
		const by_location = [...Map.groupBy(complaints, ({ location }) => location)]
			.map(([id, found]) => ({
				id,
				of: recent.filter(({ location }) => location === id).length,
				...byStars(found),
			}))
			.toSorted((a, b) => b.up_to_three_stars.n - a.up_to_three_stars.n || compareText(a.id, b.id));
		return {
			...{ from, to, of: recent.length },
			before: { ...before, n: complaintsIn(earlier).length, of: earlier.length },
			...byStars(complaints),
			by_location,
		};
	};
}

/** The topics about the aspect that each review brings up. They are not praise, and not another name for the aspect. */
function findTopicsAbout(topics: readonly FoundTopic[], aspect: string): Map<string, string[]> {
	const related = topics.filter(
		({ about, sameAs, praise }) => about.includes(aspect) && sameAs !== aspect && !praise,
	);
	const found = groupByEach(related, ({ uses }) => uses.map(({ review }) => review.id));
	return new Map([...found].map(([review, group]) => [review, group.map(({ id }) => id)]));
}

function countBy(reviews: readonly Review[], keysOf: KeysOf): ComplaintCount[] {
	return [...groupByEach(reviews, keysOf)]
		.map(([id, group]) => ({ id, ...listed(group) }))
		.toSorted((a, b) => b.n - a.n || compareText(a.id, b.id));
}

/** The number of reviews, and the ids of the newest of them. */
export function listed(reviews: readonly Review[]) {
	return { n: reviews.length, reviews: reviews.slice(0, MOST_LISTED).map(({ id }) => id) };
}
