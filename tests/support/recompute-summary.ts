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
			until = '9',
		} of claims) {
			const row = insights.departments.find(
				(each) => each.location === location && each.department === department,
			);
			const about = reviews.filter(
				({ id, date, rating, aspects: opinions }) =>
					since <= date &&
					date <= until &&
					(stars?.includes(rating) ?? true) &&
					(aspect === undefined ||
						opinions.some(
							(one) =>
								one.aspect === aspect &&
								['mixed', polarity === 'praise' ? 'positive' : 'negative'].includes(one.polarity),
						)) &&
					(department === undefined || (row?.reviews.includes(id) ?? false)),
			);
			const count = named[`technician ${technician}`] ?? about.length;
			stated.push([text, [n, text.includes(String(n))], [count, true]]);
		}
	for (const { text, claim } of insights.summary.sentences) {
		if (claim?.kind !== 'department') continue;
		const { location, department, n, low, average, before, rest } = claim;
		const row = insights.departments.find(
			(each) => each.location === location && each.department === department,
		);
		const [first, second] = [row?.first ?? { n: 0 }, row?.second ?? { n: 0 }];
		stated.push([text, [n, low, average], [first.n, first.count, first.average]]);
		stated.push([text, Object.values(before), [second.count, second.n, second.average]]);
		const others = [first, second].map((group) => {
			const { from = '', to = '' } = group;
			const here = reviews.filter(
				(one) => one.location === location && from <= one.date && one.date <= to,
			);
			const stars = here.reduce((sum, one) => sum + one.rating, 0) - group.n * (group.average ?? 0);
			return Number((stars / (here.length - group.n)).toFixed(4));
		});
		if (rest)
			stated.push([text, [rest.average, rest.before].map((one) => Number(one.toFixed(4))), others]);
	}
	return stated;
}
