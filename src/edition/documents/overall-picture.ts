import type { AgentSections } from './agent-sections.ts';
import { listed } from './listed.ts';

const MAX_TOPICS = 10;

/** The overall picture: short, with the ids to ask about. */
export function overallPicture(insights: AgentSections) {
	const { corpus, aspects, topics, people, services, drivers, alerts, responses } = insights;
	const { modified, method, summary, tests } = insights;
	return {
		...{ modified, method },
		corpus: {
			reviews: corpus.reviews,
			with_text: corpus.with_text,
			from: corpus.from,
			to: corpus.to,
		},
		summary,
		drivers: drivers
			.slice(0, 3)
			.map(({ aspect, complaint, recent_cost }) => ({ aspect, complaint, recent_cost })),
		aspects: aspects.map(({ id, label, positive, negative, share_positive, ci95 }) => ({
			...{ id, label, positive, negative, share_positive, ci95 },
		})),
		...listed(
			'topics',
			topics.map(({ id, label, reviews, average_rating }) => ({
				id,
				label,
				reviews,
				average_rating,
			})),
			MAX_TOPICS,
		),
		topic_changes: {
			since: topics[0]?.change?.from,
			more_often: topics.filter(({ change }) => change?.result === 'higher').map(({ id }) => id),
			less_often: topics.filter(({ change }) => change?.result === 'lower').map(({ id }) => id),
		},
		...listed(
			'people',
			people.map(({ name, reviews, praise }) => ({
				name,
				reviews,
				praised_in: praise.praised_in,
			})),
		),
		...listed(
			'services',
			services.map(({ id, reviews, average_rating }) => ({ id, reviews, average_rating })),
		),
		responses: { ...responses, by_location: undefined },
		recommendations: {
			...insights.recommendations.overall,
			sources: insights.recommendations.by_source.filter(({ n }) => n > 0).map(({ id }) => id),
		},
		...listed(
			'alerts',
			alerts.map(({ id, text }) => ({ id, text })),
		),
		questions: insights.questions.map(({ id }) => id),
		tests,
	};
}
