import type { Insights } from '../../src/insights/insights.ts';
import type { Review } from '../../src/reviews/review.ts';

const Z = 1.959963984540054;

/** Counts `/insights.json` anew from `/reviews.json`; gives what is stated otherwise. */
export function recompute(reviews: readonly Review[], insights: Insights): string[] {
	const wrong: string[] = [];
	const check = (what: string, stated: unknown, counted: unknown) => {
		if (JSON.stringify(stated) !== JSON.stringify(counted))
			wrong.push(`${what}: ${stated}, not ${counted}`);
	};
	const byId = new Map(reviews.map((review) => [review.id, review]));
	const count = (holds: (review: Review) => boolean) => reviews.filter(holds).length;
	const cited = (keys: readonly string[]) =>
		new Set(keys.map((key) => insights.evidence[key]?.review_id)).size;
	for (const [key, { review_id, start, end, quote }] of Object.entries(insights.evidence)) {
		if (quote !== undefined) check(key, quote, byId.get(review_id)?.text.slice(start, end));
	}
	const { corpus, aspects, entities, topics, faq, summary } = insights;
	for (const [id, n] of Object.entries(corpus.by_location))
		check(
			id,
			n,
			count(({ location }) => location === id),
		);
	for (const [id, n] of Object.entries(corpus.by_source))
		check(
			id,
			n,
			count(({ source }) => source.id === id),
		);
	for (const [year, n] of Object.entries(corpus.by_year))
		check(
			year,
			n,
			count(({ date }) => date.startsWith(year)),
		);
	for (const { id, evidence, trend, ...aspect } of aspects) {
		for (const polarity of ['positive', 'negative', 'mixed', 'neutral'] as const) {
			check(
				`${id} ${polarity}`,
				aspect[polarity],
				count((review) =>
					review.aspects.some((said) => said.aspect === id && said.polarity === polarity),
				),
			);
		}
		const n = aspect.positive + aspect.negative;
		check(`${id} in all`, aspect.reviews, n + aspect.mixed + aspect.neutral + aspect.not_scored);
		check(`${id} cited`, aspect.reviews, cited(evidence));
		const [p, scale] = [aspect.positive / n, 1 + (Z * Z) / n];
		const half = (Z / scale) * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
		const ends = [-half, half].map((side) =>
			Number(Math.min(1, Math.max(0, (p + (Z * Z) / (2 * n)) / scale + side)).toFixed(3)),
		);
		if (aspect.ci95) check(`${id} interval`, aspect.ci95, ends);
		if (trend.length > 0)
			check(
				`${id} trend`,
				trend.reduce((sum, period) => sum + period.n, 0),
				n,
			);
	}
	for (const kind of ['technician', 'service', 'service_area'] as const) {
		for (const { id, reviews: n } of entities[`${kind}s`])
			check(
				id,
				n,
				count(({ mention_sources }) =>
					mention_sources.some((source) => source.kind === kind && source.id === id),
				),
			);
	}
	for (const { id, reviews: n, evidence } of topics) check(id, n, cited(evidence));
	for (const { id, basis, evidence, source } of faq)
		if (source === 'derived') check(id, basis.n, cited(evidence));
	for (const { text, claims } of summary.sentences)
		for (const { n } of claims) check(text, text.includes(String(n)), true);
	return wrong;
}
