import { daysBefore, firstOfMonths } from '../../reviews/calendar-date.ts';
import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import { describeGroup } from './derive-comparisons.ts';
import type { DepartmentFinder } from './find-departments.ts';
import type { DepartmentStars } from './owner-insights.ts';
import { listed } from './derive-recent-complaints.ts';

const MONTHS = 12;

/**
 * Counts the stars of each department at each location in the last 12 months, in the 12 before, and before those.
 * @param reviews newest first
 */
export function deriveDepartments(
	reviews: readonly Review[],
	finder: DepartmentFinder,
): DepartmentStars[] {
	const to = reviews[0]?.date;
	if (to === undefined) return [];
	const from = firstOfMonths(to, MONTHS);
	const before = { from: firstOfMonths(to, 2 * MONTHS), to: daysBefore(from, 1) };
	const older = { to: daysBefore(before.from, 1) };
	const placed = reviews.flatMap((review) => {
		const departments = finder.of(review);
		const counted = departments.length === 0 ? [undefined] : departments;
		return counted.map((department) => ({ department, review }));
	});
	const groups = Map.groupBy(placed, ({ department = '', review: { location } }) =>
		JSON.stringify([location, department]),
	);
	return [...groups.values()]
		.flatMap((group): DepartmentStars[] => {
			const [first] = group;
			if (!first) return [];
			const { department, review } = first;
			const within = (period: { from?: string; to: string }) =>
				group
					.map((one) => one.review)
					.filter(({ date }) => (period.from ?? '') <= date && date <= period.to);
			const recent = within({ from, to });
			const second = within(before);
			if (department !== undefined && recent.length + second.length === 0) return [];
			return [
				{
					location: review.location,
					...(department !== undefined && { department }),
					first: { from, to, ...countStars(recent) },
					second: { ...before, ...countStars(second) },
					earlier: { ...older, ...countStars(within(older)) },
					reviews: listed(recent).reviews,
				},
			];
		})
		.toSorted(
			(a, b) =>
				compareText(a.location, b.location) ||
				b.first.n - a.first.n ||
				compareText(a.department ?? '', b.department ?? ''),
		);
}

function countStars(reviews: readonly Review[]) {
	const stars = describeGroup(
		reviews.map(({ rating }) => ({ y: rating })),
		'stars',
	);
	return { ...stars, count: reviews.filter(({ rating }) => rating <= 2).length };
}
