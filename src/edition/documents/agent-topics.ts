import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import { createKeywordIndex, findKeywords } from '../../insights/keywords.ts';
import { topicMessage, TOPIC_CATALOG } from '../../insights/topics/topic-catalog.ts';
import { countRatings, roundedAverage } from '../../reviews/rating-summary.ts';
import type { Review } from '../../reviews/review.ts';
import { QUOTES, quoteAt, quotesOf, type AgentQuote } from './agent-quotes.ts';
import { phrasesOf, stemsOf, translationsOf } from './agent-words.ts';
import type { Edition } from './edition.ts';
import { listed } from './listed.ts';

/** The most ids of a topic: as many as a search takes. */
const MAX_IDS = 100;

/** Describes all topics. Those that are not among `topics` of `/insights.json` have no statistics. */
export function listAgentTopics({ insights, reviews, reviewTopics, business, baseUrl }: Edition) {
	const url = absoluteUrl(baseUrl, PATHS.insightPages);
	const describe = (id: string) => {
		const using = reviews.filter((review) => reviewTopics.get(review.id)?.includes(id));
		const by_location = business.locations.map(({ id: location }) => {
			const here = using.filter((review) => review.location === location);
			const average_rating = roundedAverage(countRatings(here));
			return { id: location, reviews: here.length, average_rating };
		});
		return {
			...{ reviews: using.length, average_rating: roundedAverage(countRatings(using)) },
			by_location: by_location.toSorted((a, b) => b.reviews - a.reviews),
			...listed(
				'review_ids',
				using.map((review) => review.id),
				MAX_IDS,
			),
			quotes: quoteTopic(using, id),
		};
	};
	const topics = insights.topics.map(({ evidence: _, change: { p, ...change }, ...topic }) => ({
		...{ ...topic, question: undefined, change, ...describe(topic.id) },
		search: describeWords(url, topic.id, topic.label),
	}));
	const more = insights.more_topics.map(({ id, label = id, question }) => ({
		...{
			id,
			label,
			question,
			aspects: undefined,
			sentiment: undefined,
			change: undefined,
			...describe(id),
		},
		search: describeWords(url, id, label),
	}));
	const all = [...topics, ...more];
	return all.map((topic) => ({ ...topic, see_also: listRelated(topic, all) }));
}

/** Lists the phrases of questions about a topic. */
function describeWords(url: string, topic: string, label: string) {
	const { asked = [], phrases = [] } = TOPIC_CATALOG.find(({ id }) => id === topic) ?? {};
	const all = [label, ...new Set([...asked, ...phrases])];
	return {
		...{ url, asked: all },
		stems: stemsOf(all.join(' ')),
		phrases: phrasesOf(all),
		asked_in: translationsOf(topicMessage({ id: topic })),
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

/** Quotes the sentences that bring up a topic, of the newest reviews at each location. */
function quoteTopic(using: readonly Review[], topic: string): AgentQuote[] {
	const phrases = TOPIC_CATALOG.filter(({ id }) => id === topic).flatMap((each) => each.phrases);
	const index = createKeywordIndex(phrases.map((words) => ({ words, meaning: topic })));
	const places = Map.groupBy(using, ({ location }) => location);
	const newest = new Set([...places.values()].flatMap((here) => here.slice(0, QUOTES)));
	const found = using
		.filter((review) => newest.has(review))
		.map((review) => {
			const [place] = findKeywords(index, review.text).get(topic) ?? [];
			return place && quoteAt(review, place);
		});
	return quotesOf(found, found.length);
}
