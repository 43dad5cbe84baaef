import type { Insights } from '../../src/insights/insights.ts';
import type { Review } from '../../src/reviews/review.ts';

/** Recounts the counts that the sentences of the summary state. `named` counts reviews by the people they name. */
export function recomputeSummary(
	reviews: readonly Review[],
	insights: Insights,
	named: Readonly<Record<string, number>>,
): [what: string, stated: unknown, counted: unknown][] {
	const stated: [what: string, stated: unknown, counted: unknown][] = [];
	for (const { text, claims } of insights.summary.sentences)
		for (const {
			n,
			aspect,
			polarity,
			technician,
			stars,
			location,
			department,
			since = '',
		} of claims) {
			const row = insights.departments.find(
				(each) => each.location === location && each.department === department,
			);
			const about = reviews.filter(
				({ id, date, rating, aspects: opinions }) =>
					date >= since &&
					(stars?.includes(rating) ?? true) &&
					(aspect === undefined ||
						opinions.some((one) => one.aspect === aspect && one.polarity === polarity)) &&
					(department === undefined || (row?.reviews.includes(id) ?? false)),
			);
			const count = named[`technician ${technician}`] ?? about.length;
			stated.push([text, [n, text.includes(String(n))], [count, true]]);
		}
	return stated;
}
