import type { Insights } from '../../insights/insights.ts';
import { pickDisclosures } from '../../reviews/disclosure.ts';
import type { Comparison } from '../../insights/owner/owner-insights.ts';

const QUOTES = 3;

/**
 * Returns the insights without the data needed only to check them. Every claim keeps its counts;
 * aspects keep their newest quotes and review ids. Short enough for a model to read.
 */
export function createInsightsBrief(insights: Insights, url: string) {
	const { version, edition, modified, corpus, quality, aspects, entities, topics, faq, summary } =
		insights;
	const { drivers, comparisons, trends, responses, alerts, tests } = insights;
	const isClear = ({ result }: Comparison) => result === 'higher' || result === 'lower';
	const listed = comparisons.filter((each) => each.measure === 'stars' || isClear(each));
	const quote = (ids: readonly string[]) =>
		ids.slice(0, QUOTES).flatMap((id) => {
			const found = insights.evidence[id];
			if (!found) return [];
			const { review_id, quote: words, stars } = found;
			return [{ review_id, quote: words, stars, ...pickDisclosures(found) }];
		});
	return {
		version,
		edition,
		modified,
		full: url,
		corpus,
		quality,
		summary: { ...summary, sentences: summary.sentences.map(({ text }) => text) },
		drivers,
		comparisons: listed,
		comparisons_left_out: comparisons.length - listed.length,
		trends: trends.map(({ months, quarters, ...trend }) => trend),
		responses: {
			overall: responses.overall,
			low_stars: responses.low_stars,
			by_location: responses.by_location,
		},
		alerts,
		tests,
		aspects: aspects.map(({ evidence, top_evidence, trend, by_location, ...aspect }) => ({
			...aspect,
			praised: quote(top_evidence.positive),
			criticised: quote(top_evidence.negative),
		})),
		topics: topics.map(withoutEvidence),
		faq: faq.map(withoutEvidence),
		technicians: entities.technicians.map(({ evidence, scorecard, ...person }) => {
			const { quotes, ...counts } = scorecard;
			return { ...person, scorecard: counts };
		}),
		services: entities.services.map(withoutEvidence),
		service_areas: entities.service_areas.map(withoutEvidence),
	};
}
export type InsightsBrief = ReturnType<typeof createInsightsBrief>;

function withoutEvidence<Claim extends { evidence: unknown }>({ evidence, ...claim }: Claim) {
	return claim;
}
