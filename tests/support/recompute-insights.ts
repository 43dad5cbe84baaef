import { CITED_REVIEWS } from '../../src/insights/evidence-book.ts';
import type { Insights } from '../../src/insights/insights.ts';
import type { Review } from '../../src/reviews/review.ts';
import { recomputeAnswers } from './recompute-answers.ts';
import { complainsOf, isLow, quarter, recomputeDifferences } from './recompute-differences.ts';
import { recomputeSummary } from './recompute-summary.ts';

/** Recounts `/insights.json` from `/reviews.json`. Describes every number that differs. */
export function recompute(reviews: readonly Review[], insights: Insights): string[] {
	const { corpus, aspects, entities, topics, evidence } = insights;
	const stated: [what: string, stated: unknown, counted: unknown][] = [];
	const tally = (keysOf: (review: Review) => readonly (string | number)[]) => {
		const keys = reviews.flatMap((review) => [...new Set(keysOf(review))]).toSorted();
		const groups = [...Map.groupBy(keys, (key) => key)];
		return Object.fromEntries(groups.map(([key, group]) => [key, group.length]));
	};
	const said = tally((review) => review.aspects.map((one) => `${one.aspect} ${one.polarity}`));
	const named = tally((review) => review.mention_sources.map(({ kind, id }) => `${kind} ${id}`));
	const cited = (ids: readonly string[]) => new Set(ids.map((id) => evidence[id]?.review_id)).size;
	const byId = new Map(reviews.map((review) => [review.id, review]));
	for (const { review_id, in: where, start, end, quote } of Object.values(evidence))
		if (quote)
			stated.push(['quote', quote, byId.get(review_id)?.[where ?? 'text']?.slice(start, end)]);
	const withText = reviews.filter(({ text }) => text !== '');
	stated.push(['corpus', [corpus.reviews, corpus.with_text], [reviews.length, withText.length]]);
	const { hand, model, engine } = corpus.read_by;
	stated.push(['read', hand + model + engine + corpus.not_read, withText.length]);
	stated.push(['locations', corpus.by_location, tally(({ location }) => [location])]);
	stated.push(['sources', corpus.by_source, tally(({ source }) => [source.id])]);
	stated.push(['years', corpus.by_year, tally(({ date }) => [date.slice(0, 4)])]);
	for (const { id, positive, negative, mixed, neutral, ...aspect } of aspects) {
		for (const [polarity, n] of Object.entries({ positive, negative, mixed, neutral }))
			stated.push([`${id} ${polarity}`, n, said[`${id} ${polarity}`] ?? 0]);
		const [n, all] = [positive + negative, positive + negative + mixed + neutral];
		stated.push([
			id,
			[aspect.reviews, cited(aspect.evidence)],
			[all + aspect.not_scored, Math.min(CITED_REVIEWS, all + aspect.not_scored)],
		]);
		if (aspect.ci95) stated.push([`${id} interval`, aspect.ci95, wilson(positive / n, n)]);
		for (const parts of [aspect.trend, aspect.by_location])
			for (const part of parts)
				stated.push([`${id} part`, part.ci95, wilson(part.positive / part.n, part.n)]);
	}
	for (const kind of ['technician', 'service', 'service_area'] as const)
		for (const { id, reviews: n } of entities[`${kind}s`])
			stated.push([id, n, named[`${kind} ${id}`] ?? 0]);
	for (const topic of topics) stated.push([topic.id, topic.reviews, cited(topic.evidence)]);
	stated.push(...recomputeAnswers(reviews, insights));
	stated.push(...recomputeSummary(reviews, insights, named));
	stated.push(...recomputeDifferences(reviews, insights));
	const { responses, drivers, alerts } = insights;
	const open = reviews.filter(({ source }) => responses.sources.includes(source.id));
	const keys: [keyof typeof responses, (review: Review) => string][] = [
		['by_location', ({ location }) => location],
		['by_stars', ({ rating }) => String(rating)],
		['by_source', ({ source }) => source.id],
		['by_year', ({ date }) => date.slice(0, 4)],
		['by_quarter', ({ date }) => quarter(date)],
	];
	const low = [{ id: 'low', ...responses.low_stars }];
	for (const [name, keyOf] of [...keys, [low, (one: Review) => (isLow(one) ? 'low' : '')] as const])
		for (const row of (typeof name === 'string'
			? responses[name]
			: name) as typeof responses.by_year) {
			const group = open.filter((review) => keyOf(review) === row.id);
			const answered = group.filter((review) => review.responses.length > 0).length;
			const days = group
				.flatMap(({ date, responses: [first] }) =>
					first?.date ? [(Date.parse(first.date) - Date.parse(date)) / 86_400_000] : [],
				)
				.toSorted((a, b) => a - b);
			const middle = [days[(days.length - 1) >> 1], days[days.length >> 1]] as number[];
			const median = days.length ? ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2 : undefined;
			const interval = wilson(answered / group.length, group.length);
			stated.push([
				'answers',
				[row.n, row.answered, row.median_days, row.ci95],
				[group.length, days.length, median, interval],
			]);
		}
	for (const { aspect, complaint, praise, recent, ...costs } of drivers) {
		const count = (side: string) =>
			(said[`${aspect} ${side}`] ?? 0) + (said[`${aspect} mixed`] ?? 0);
		const late = reviews.filter(({ date }) => date >= (recent?.from ?? ''));
		const bad = late.filter((one) => complainsOf(one, aspect)).length;
		stated.push([aspect, [complaint.n, praise.n], [count('negative'), count('positive')]]);
		const shares = [count('negative') / reviews.length, bad / late.length];
		for (const [index, cost = 0] of [costs.cost, costs.recent_cost].entries())
			if (Math.abs(cost - (shares[index] ?? 0) * (complaint.difference ?? 0)) > 0.001)
				stated.push([aspect, cost, shares[index]]);
	}
	for (const { id, kind, location, window, reviews: listed } of alerts) {
		const found = reviews.filter(
			(one) =>
				location === one.location && isLow(one) && window.from <= one.date && one.date <= window.to,
		);
		const raised = found.filter(
			(one) => kind === 'low_stars' || (open.includes(one) && one.responses.length === 0),
		);
		if (kind !== 'service') stated.push([id, listed, raised.map((one) => one.id)]);
	}
	return stated.flatMap(([what, found, counted]) =>
		JSON.stringify(found) === JSON.stringify(counted) ? [] : [`${what} is ${counted}`],
	);
}

/** The Wilson score interval at 95%, rounded. */
export function wilson(p: number, n: number, digits = 3): number[] {
	const z = 1.959963984540054;
	const half = z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
	return [-half, half].map((side) => {
		const end = (p + z ** 2 / (2 * n) + side) / (1 + z ** 2 / n);
		return Number(Math.min(1, Math.max(0, end)).toFixed(digits));
	});
}
