import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import type { Review } from '../../reviews/review.ts';
import { explainEmpty } from '../../search/explain-empty.ts';
import { findBest, noteFit } from '../../search/find-best.ts';
import { listDocs } from '../../search/index/doc-set.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { Facets } from '../../search/search-page.ts';
import { SearchParams } from '../../search/search-params.ts';
import { searchReviews } from '../../search/search-reviews.ts';
import { selectSet } from '../../search/select-set.ts';
import type { SearchFilters } from '../../search/select.ts';
import type { AgentEdition } from '../agent-edition.ts';
import type { Ids } from './insight-names.ts';
import { hasPeople } from './insight-sections.ts';
import { beginningOf, listed } from '../../edition/documents/listed.ts';

/** Of at most four reviews, all that mention the service or person are quoted; of more, two. */
const MAX_QUOTES = 2;
export const FEW = 4;
const MAX_IDS = 10;
const MAX_OPINIONS = 8;
const MAX_ANSWERING = 3;
const EXCERPT_LENGTH = 300;

/** The reviews that combine several names, and their summary. */
export interface Combination {
	readonly section: object;
	/** Ids of the reviews. */
	readonly reviews: ReadonlySet<string>;
}

/** Counts the reviews that combine several names, with the arguments that find them; `undefined` for one name. */
export function combineNames(
	{ edition: { index } }: AgentEdition,
	insights: AgentInsights,
	ids: Ids,
): Combination | undefined {
	const filters = filtersFor(insights, ids);
	const { mentions_technician: name, mentions_service: service } = filters;
	if (Object.keys(filters).length < 2) return undefined;
	const asked = SearchParams.parse({ ...filters, count_only: true, facets: 'aspect,technician' });
	const { total, stats, facets } = searchReviews(index, asked, undefined);
	const docs = [...listDocs(selectSet(index, filters), index.count)];
	const opinions = facets?.aspect?.filter(({ positive, negative }) => positive + negative > 0);
	const mentioned = service ?? ids.person;
	const section = {
		...{ search_reviews: filters, total, stats },
		...listed(
			'review_ids',
			docs.map((doc) => index.ids.of(doc)),
			MAX_IDS,
		),
		opinions: opinions
			?.slice(0, MAX_OPINIONS)
			.map(({ value, positive, negative }) => ({ aspect: value, positive, negative })),
		...(!hasPeople(ids) && listPeople(facets, name)),
		...(mentioned !== undefined && { quotes: quoteMentions(index, docs, mentioned) }),
		...(total === 0 && { warnings: [...explainEmpty(index, filters)] }),
	};
	return { section, reviews: new Set(docs.map((doc) => index.ids.of(doc))) };
}

/** Counts the reviews about a service that name each person. */
export function countPeople({ edition: { index } }: AgentEdition, service: string) {
	const asked = { mentions_service: service, count_only: true, facets: 'technician' };
	return listPeople(searchReviews(index, SearchParams.parse(asked), undefined).facets);
}

/** Lists the people of a facet, without the one that was asked for. */
function listPeople(facets: Facets | undefined, asked?: string) {
	const others = facets?.technician?.filter(({ value }) => value !== asked) ?? [];
	return listed(
		'named_people',
		others.map(({ value, count }) => ({ name: value, reviews: count })),
	);
}

/** The arguments of `search_reviews` that find the reviews about all names. */
function filtersFor({ people }: AgentInsights, { aspect, person, service, location, topic }: Ids) {
	const name = people.find(({ id }) => id === person)?.name;
	return {
		...(aspect !== undefined && { aspect }),
		...(name !== undefined && { mentions_technician: name }),
		...(service !== undefined && { mentions_service: service }),
		...(location !== undefined && { location }),
		...(topic !== undefined && { topic }),
	};
}

/** Quotes the sentences that mention a service or a person, newest first. */
function quoteMentions(index: SearchIndex, docs: readonly number[], id: string) {
	return docs
		.values()
		.flatMap((doc) => {
			const review = parseReview(index, doc);
			const { id: review_id, rating, date, location } = review;
			const quote = sentenceAbout(review, id)?.segment.trim();
			if (quote === undefined) return [];
			return [{ review_id, quote, rating, date, location }];
		})
		.take(docs.length <= FEW ? FEW : MAX_QUOTES)
		.toArray();
}

/** A question about names, without its days. */
export interface AskedAbout {
	readonly ids: Ids;
	readonly question: string;
	readonly period: Pick<SearchFilters, 'since' | 'until'>;
}

/** Finds the reviews about names that answer a question; none if those about the names do not say it. */
export function answerAbout(
	{ edition: { index }, overview }: AgentEdition,
	insights: AgentInsights,
	{ ids, question, period }: AskedAbout,
) {
	const { person, service, location, aspect, topic } = ids;
	const labelOf = (
		values: readonly { readonly id: string; readonly name: string }[],
		id?: string,
	) => values.find((each) => each.id === id)?.name;
	const names = [
		labelOf(insights.people, person),
		labelOf(insights.services, service),
		labelOf(overview.vocabularies.locations, location),
		insights.aspects.find(({ id }) => id === aspect)?.label,
		insights.topics.find(({ id }) => id === topic)?.label,
	].filter((name) => name !== undefined);
	const filters = { ...filtersFor(insights, ids), ...period };
	const best = findBest(index, question, filters, MAX_ANSWERING);
	const { docs, people, isClosest, isPartial } = best;
	// Reviews about the names alone would look like an answer about them.
	const isAnswer = names.length === 0 || (docs.length > 0 && !isClosest && !isPartial);
	const none = `No review about ${names.join(' and ')} contains these words. Reviews may say the same differently: try other words.`;
	const about = insights.people.filter(({ id, name }) => id === person || people.includes(name));
	return {
		people,
		notes: [...(isAnswer ? noteFit(best) : [none]), ...best.notes],
		reviews: (isAnswer ? docs : []).map((doc) => {
			const review = parseReview(index, doc);
			const { id, rating, date, location: place } = review;
			const excerpt = excerptOf(
				review,
				about.map((each) => each.id),
			);
			return { review_id: id, rating, date, location: place, excerpt };
		}),
	};
}

/** Returns the beginning of a text, or what follows from the first sentence that names one of the people. */
function excerptOf(review: Review, people: readonly string[]): string {
	const { text } = review;
	const sentence = people.map((id) => sentenceAbout(review, id)).find((found) => found);
	const { index = 0, segment = '' } = sentence ?? {};
	const start = index + segment.length > EXCERPT_LENGTH ? index : 0;
	return `${start > 0 ? '…' : ''}${beginningOf(text.slice(start), EXCERPT_LENGTH)}`;
}

/** Finds the first sentence that mentions a service or a person. */
function sentenceAbout({ text, language, mention_sources }: Review, id: string) {
	const source = mention_sources.find(
		(each) => each.id === id && each.start !== undefined && each.in === undefined,
	);
	if (source?.start === undefined) return undefined;
	const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
	return sentences.containing(source.start);
}

function parseReview(index: SearchIndex, doc: number): Review {
	// The index holds what the build wrote.
	return JSON.parse(index.reviews.text(doc)) as Review;
}
