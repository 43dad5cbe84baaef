import type { Insights } from '../../insights/insights.ts';

const QUOTES = 3;

/**
 * Returns the insights without the data needed only to check them. Every claim keeps its counts;
 * aspects keep their newest quotes and review ids. Short enough for a model to read.
 */
export function createInsightsBrief(insights: Insights, url: string) {
	const { version, edition, modified, corpus, quality, aspects, entities, topics, faq, summary } =
		insights;
	const quote = (ids: readonly string[]) =>
		ids.slice(0, QUOTES).flatMap((id) => {
			const found = insights.evidence[id];
			return found ? [{ review_id: found.review_id, quote: found.quote, stars: found.stars }] : [];
		});
	return {
		version,
		edition,
		modified,
		full: url,
		corpus,
		quality,
		summary: { ...summary, sentences: summary.sentences.map(({ text }) => text) },
		aspects: aspects.map(({ evidence, top_evidence, trend, by_location, ...aspect }) => ({
			...aspect,
			praised: quote(top_evidence.positive),
			criticised: quote(top_evidence.negative),
		})),
		topics: topics.map(withoutEvidence),
		faq: faq.map(withoutEvidence),
		technicians: entities.technicians.map(withoutEvidence),
		services: entities.services.map(withoutEvidence),
		service_areas: entities.service_areas.map(withoutEvidence),
	};
}
export type InsightsBrief = ReturnType<typeof createInsightsBrief>;

function withoutEvidence<Claim extends { evidence: unknown }>({ evidence, ...claim }: Claim) {
	return claim;
}
