import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import { createKeywordIndex, findKeywords } from '../../insights/keywords.ts';
import { TOPIC_CATALOG } from '../../insights/topics/topic-catalog.ts';
import { countRatings, roundedAverage } from '../../reviews/rating-summary.ts';
import type { Review } from '../../reviews/review.ts';
import { quoteAt, quotesOf, type AgentQuote } from './agent-quotes.ts';
import type { Edition } from './edition.ts';

/** Describes all topics, most frequent first. Those after the first 25 have no statistics. */
export function listAgentTopics(
	{ insights, reviews, baseUrl }: Edition,
	quote: (evidence: readonly string[]) => AgentQuote[],
) {
	const byId = new Map(reviews.map((review) => [review.id, review]));
	const nameIn = nameTopics(absoluteUrl(baseUrl, PATHS.insightPages));
	const topics = insights.topics.map(({ evidence, change: { p, ...change }, ...topic }) => ({
		...{ ...topic, change },
		quotes: quote(evidence),
		search: nameIn(topic.id, topic.label, topic.variants),
	}));
	const more = insights.more_topics.map(({ id, label = id, n, reviews: ids }) => {
		const using = ids.flatMap((each) => byId.get(each) ?? []);
		return {
			...{ id, label, reviews: n, aspects: undefined, sentiment: undefined, change: undefined },
			average_rating: using.length === n ? roundedAverage(countRatings(using)) : undefined,
			quotes: quotesOf(using.map((review) => quoteTopic(review, id))),
			search: nameIn(id, label),
		};
	});
	const all = [...topics, ...more];
	return all.map((topic) => ({ ...topic, see_also: listRelated(topic, all) }));
}

/**
 * Lists the names of topics, and the phrases of questions about them. A phrase of several topics, such as
 * "overcharging", names only one: that of reviews with these words, or else the first.
 */
function nameTopics(url: string) {
	const taken = new Set<string>();
	const said = new Set(TOPIC_CATALOG.flatMap(({ phrases }) => phrases));
	return (topic: string, label: string, variants: readonly string[] = []) => {
		const { asked = [], phrases = [] } = TOPIC_CATALOG.find(({ id }) => id === topic) ?? {};
		const own = new Set([...phrases, ...variants, ...asked.filter((name) => !said.has(name))]);
		const names = [label, ...own.difference(taken)];
		for (const name of names) taken.add(name);
		return { url, names, asked: [label, ...new Set([...asked, ...phrases])] };
	};
}

interface Named {
	readonly id: string;
	readonly search: { readonly asked: readonly string[] };
}

/** The other topics that the same words of questions mean. */
function listRelated({ id, search }: Named, all: readonly Named[]): string[] {
	const asked = new Set(search.asked);
	return all
		.filter((other) => other.id !== id && !asked.isDisjointFrom(new Set(other.search.asked)))
		.map((other) => other.id);
}

/** Quotes the first sentence of a review that brings up a topic. */
function quoteTopic(review: Review, topic: string) {
	const phrases = TOPIC_CATALOG.filter(({ id }) => id === topic).flatMap((each) => each.phrases);
	const index = createKeywordIndex(phrases.map((words) => ({ words, meaning: topic })));
	const [place] = findKeywords(index, review.text).get(topic) ?? [];
	return place && quoteAt(review, place);
}
