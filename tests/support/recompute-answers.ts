import type { Insights } from '../../src/insights/insights.ts';
import type { Review } from '../../src/reviews/review.ts';

type Stated = [what: string, stated: unknown, counted: unknown];

/** Recounts the answers, the topics that they answer, and the scorecards of people. */
export function recomputeAnswers(
	reviews: readonly Review[],
	{ faq, evidence, entities, topics, more_topics }: Insights,
): Stated[] {
	const [year = 0, month = 0, day = 0] = (reviews[0]?.date ?? '').split('-').map(Number);
	const from = new Date(Date.UTC(year - 2, month - 1, day + 1)).toISOString().slice(0, 10);
	const cited = (ids: readonly string[]) => ids.flatMap((id) => evidence[id] ?? []);
	const reviewsOf = (ids: readonly string[]) => new Set(cited(ids).map((one) => one.review_id));
	const derived = faq.filter(({ source }) => source === 'derived');
	const answers = derived.map(({ id, basis, evidence: ids }): Stated => {
		const count = (replies: ReturnType<typeof cited>) =>
			[
				replies,
				...['positive', 'negative'].map((side) => replies.filter((one) => one.polarity === side)),
			].map((group) => group.length);
		const all = cited(ids);
		const places = [...new Set(all.map(({ location }) => location))].toSorted();
		return [
			`answer ${id}`,
			[
				[basis.n, basis.positive, basis.negative],
				[basis.recent, basis.recent_positive, basis.recent_negative],
				...basis.by_location.map((one) => [one.id, one.n, one.positive, one.negative]),
			],
			[
				count(all),
				count(all.filter(({ date }) => date >= from)),
				...places.map((place) => [
					place,
					...count(all.filter(({ location }) => location === place)),
				]),
			],
		];
	});
	const isAnswered = (using: ReadonlySet<string>, ids: readonly string[]) => {
		const replies = reviewsOf(ids);
		const both = using.intersection(replies).size;
		return both / Math.min(using.size, replies.size) >= 2 / 3;
	};
	const listed = [
		...topics.map(({ id, evidence: ids }) => ({ id, using: reviewsOf(ids), question: undefined })),
		...more_topics.map(({ id, reviews: ids, question }) => ({
			id,
			using: new Set<string>(ids),
			question,
		})),
	];
	const covered = listed.map(({ id, using, question }): Stated => {
		const fitting = derived.filter((one) => isAnswered(using, one.evidence));
		return [
			`question of ${id}`,
			question !== undefined,
			fitting.some((one) => question === undefined || one.id === question),
		];
	});
	const people = entities.technicians.flatMap(({ id, scorecard }): Stated[] => {
		const { by_aspect, by_year, quotes, ...counts } = scorecard;
		const naming = new Set<string>(
			reviews
				.filter((one) => one.mention_sources.some((source) => source.id === id))
				.map((one) => one.id),
		);
		const sum = (values: readonly (number | undefined)[]) =>
			values.reduce<number>((total, value = 0) => total + value, 0);
		return [by_aspect, by_year].map((rows): Stated => [
			`praise of ${id}`,
			[counts.positive, counts.negative ?? 0, counts.praised_in, reviewsOf(quotes).size],
			[
				sum(rows.map(({ positive }) => positive)),
				sum(rows.map(({ negative }) => negative)),
				sum(by_year.map(({ praised_in }) => praised_in)),
				[...reviewsOf(quotes)].filter((review) => naming.has(review)).length,
			],
		]);
	});
	return [...answers, ...covered, ...people];
}
