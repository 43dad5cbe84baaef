import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { Evidence } from '../../insights/evidence.ts';
import { quoteOf } from '../../insights/evidence-book.ts';
import { parseText, sentenceAt } from '../../insights/text/parse-text.ts';
import { TOPIC_CATALOG } from '../../insights/topics/topic-catalog.ts';
import { pickDisclosures } from '../../reviews/disclosure.ts';
import type { Review } from '../../reviews/review.ts';
import type { Edition } from './edition.ts';
import { roundAs } from './round-as.ts';
import { asksForTime, listStatedTimes } from './stated-times.ts';

/** Quotes for each claim. */
const QUOTES = 6;

/**
 * Returns the insights in the form that tools cut their answers from. Claims keep their counts and
 * the newest quotes. Left out is what only serves to check them: the evidence, months, and p-values,
 * which mean little one by one because all tests are decided together.
 */
export function createAgentInsights({ insights, reviews, baseUrl, questions }: Edition) {
	const { version, edition, modified, corpus, aspects, entities, evidence, responses } = insights;
	const byId = new Map(reviews.map((review) => [review.id, review]));
	const reviewOf = (id: string) => byId.get(evidence[id]?.review_id ?? '');
	const quote = (ids: readonly string[]) => quotesOf(ids.map((id) => evidence[id]));
	const withOpinions = (kind: 'services' | 'service_areas') => {
		const mentioned = groupByMention(reviews, kind);
		return entities[kind].map(({ evidence: _, ...entity }) => {
			const group = mentioned.get(entity.id) ?? [];
			const quotes = quotesOf(group.map((review) => quoteMention(review, entity.id)));
			return { ...entity, opinions: countOpinions(group), quotes };
		});
	};
	return {
		...{ version, edition, modified, corpus },
		full: absoluteUrl(baseUrl, PATHS.insights),
		method: absoluteUrl(baseUrl, PATHS.methodPage),
		summary: insights.summary.sentences.map(({ text }) => text),
		drivers: insights.drivers.map(({ complaint, praise, recent: _, ...driver }) => ({
			...driver,
			complaint: withoutP(complaint),
			praise: withoutP(praise),
		})),
		comparisons: insights.comparisons.map(withoutP),
		trends: insights.trends.map(({ months, change_points: points, ...trend }) => ({
			...trend,
			change_points: points.map(withoutP),
		})),
		responses: {
			sources: responses.sources,
			overall: responses.overall,
			low_stars: responses.low_stars,
			by_location: responses.by_location,
		},
		recommendations: insights.recommendations,
		alerts: insights.alerts.map(withoutP),
		tests: insights.tests,
		aspects: aspects.map(({ evidence: _, top_evidence, ...aspect }) => ({
			...aspect,
			praised: quote(top_evidence.positive),
			criticized: quote(top_evidence.negative),
		})),
		topics: insights.topics.map(({ evidence: ids, change, ...topic }) => ({
			...topic,
			change: withoutP(change),
			quotes: quote(ids),
			asked: TOPIC_CATALOG.find(({ id }) => id === topic.id)?.asked ?? [],
		})),
		questions: insights.faq.map(({ evidence: ids, ...answer }) => ({
			...answer,
			aspects: questions.find(({ id }) => id === answer.id)?.match.aspects ?? [],
			...(asksForTime(answer.question) && {
				times: listStatedTimes({ evidence: ids }, reviewOf),
			}),
		})),
		people: entities.technicians.map(({ evidence: _, scorecard, ...person }) => {
			const { quotes, ...counts } = scorecard;
			return { ...person, praise: { ...counts, quotes: quote(quotes) } };
		}),
		services: withOpinions('services'),
		service_areas: withOpinions('service_areas'),
	};
}
export type AgentInsights = ReturnType<typeof createAgentInsights>;

export function renderAgentInsights(edition: Edition): string {
	return JSON.stringify(createAgentInsights(edition), (key, value: unknown) => roundAs(key, value));
}

/** Returns the first quotes, each from another review. */
function quotesOf(found: readonly (Evidence | undefined)[]) {
	const quoted = new Map<string, AgentQuote>();
	for (const each of found) {
		if (each?.quote === undefined || quoted.has(each.review_id)) continue;
		if (quoted.size === QUOTES) break;
		const { review_id, quote, rating, date, location, aspect, polarity } = each;
		const about = { review_id, quote, rating, date, location, aspect, polarity };
		quoted.set(review_id, { ...about, ...pickDisclosures(each) });
	}
	return [...quoted.values()];
}
type AgentQuote = Pick<
	Evidence,
	| 'review_id'
	| 'rating'
	| 'date'
	| 'location'
	| 'aspect'
	| 'polarity'
	| 'incentive'
	| 'relationship'
> & { readonly quote: string };

/** Quotes the sentence of a review that mentions a service or a place. */
function quoteMention(review: Review, id: string): Evidence | undefined {
	const source = review.mention_sources.find((each) => each.id === id && each.start !== undefined);
	if (source?.start === undefined) return undefined;
	const { in: where, start: place } = source;
	const text = where ? (review.title ?? '') : review.text;
	const quoted = quoteOf(review, { in: where, ...sentenceAt(parseText(text), place) });
	const { id: review_id, rating, date, location } = review;
	return { ...quoted, review_id, rating, date, location, ...pickDisclosures(review) };
}

function groupByMention(reviews: readonly Review[], kind: 'services' | 'service_areas') {
	const groups = new Map<string, Review[]>();
	for (const review of reviews) {
		for (const id of review.mentions[kind]) {
			const group = groups.get(id);
			if (group) group.push(review);
			else groups.set(id, [review]);
		}
	}
	return groups;
}

/** Counts the reviews that only praise and that only criticize each aspect, most frequent first. */
function countOpinions(reviews: readonly Review[]) {
	const opinions = Map.groupBy(
		reviews.flatMap(({ aspects }) => aspects),
		({ aspect }) => aspect,
	);
	return [...opinions]
		.map(([aspect, found]) => ({
			aspect,
			positive: found.filter(({ polarity }) => polarity === 'positive').length,
			negative: found.filter(({ polarity }) => polarity === 'negative').length,
		}))
		.toSorted((a, b) => b.positive + b.negative - (a.positive + a.negative));
}

function withoutP<Found extends { readonly p?: unknown }>({ p, ...found }: Found) {
	return found;
}
