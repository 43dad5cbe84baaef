import { displayText } from '../../reviews/display-text.ts';
import { foldName } from '../../reviews/fold.ts';
import { newestFirst } from '../../reviews/order.ts';
import type { Recommendation } from '../../reviews/recommendation.ts';
import { StoredReview, type StoredTombstone } from '../../reviews/stored-review.ts';
import { findWords, foldWord } from '../../reviews/words.ts';
import { contentPaths } from '../../content/content-paths.ts';
import { listShards } from '../../content/list-shards.ts';
import { loadRecommendations, loadRemoved } from '../../content/load-content.ts';
import { loadSettings } from '../../content/load-settings.ts';
import { readJsonLines } from '../../content/read-json-lines.ts';
import { reviewIdOf } from './review-id.ts';
import { shortenName } from '../values/shorten-name.ts';

/** A stored or removed review, or a recommendation without stars. Of a removed one whose line is gone, only the tombstone is known. */
export interface FoundReview
	extends Pick<StoredReview, 'id' | 'recommends'>, Partial<Pick<StoredReview, 'rating'>> {
	readonly state:
		'published' | 'not published (platform: link only)' | 'held back' | 'removed' | 'only counted';
	readonly source?: string | undefined;
	readonly review_id?: string;
	/** Day of the review, or of its removal. */
	readonly date: string;
	readonly author?: string;
	readonly location?: string;
	/**
	 * About 100 characters around the first match, or the reason for the removal. For a match in a reply, the
	 * beginning of the review, then the reply.
	 */
	readonly excerpt: string;
}

/**
 * Finds the reviews that contain all words of a query, newest first. The words may be in the text, a reply,
 * the author's name, the day, the id or the id at the source, in any case and with or without accents.
 * A full name also finds the author whose name was shortened when the review was imported. A recommendation
 * without stars is found by its day, its id, or its id at the source.
 * @throws {ContentError} if a stored review is invalid.
 */
export async function findReviews(contentDir: string, query: string): Promise<FoundReview[]> {
	const paths = contentPaths(contentDir);
	const removed = new Map((await loadRemoved(paths.removed)).map((one) => [one.id, one]));
	const matches = createMatcher(query);
	const found: FoundReview[] = [];
	for (const path of await listShards(paths.reviews)) {
		for await (const { value } of readJsonLines(path, StoredReview)) {
			const isRemoved = removed.delete(value.id);
			if (matches(searched(value)) || isFullName(query, value))
				found.push(toFound(value, isRemoved, query));
		}
	}
	for (const one of await loadRecommendations(contentDir)) {
		const isIt = one.id === reviewIdOf(one.source, query.trim());
		if (isIt || matches([one.date, one.id])) found.push(toFoundRecommendation(one));
	}
	for (const tombstone of removed.values()) {
		const { id, source } = tombstone;
		const isIt = source !== undefined && id === reviewIdOf(source, query.trim());
		if (isIt || matches([id])) found.push(toFoundTombstone(tombstone));
	}
	const { sources } = (await loadSettings(contentDir)).businessFile.review_policy;
	const linked = new Set(
		sources.flatMap(({ id, republish }) => (republish === 'link' ? [id] : [])),
	);
	return found.map((one) => withTerms(one, linked)).toSorted(newestFirst);
}

/** Says that the terms of a platform forbid to show its reviews. */
function withTerms(found: FoundReview, linked: ReadonlySet<string>): FoundReview {
	const isLinked = found.state === 'published' && linked.has(found.source ?? '');
	return isLinked ? { ...found, state: 'not published (platform: link only)' } : found;
}

/** Describes a stored review. */
export function toFound(review: StoredReview, isRemoved = false, query = ''): FoundReview {
	const { id, rating, source, date, author, location, verification } = review;
	const state = verification.method === 'none' ? 'held back' : 'published';
	return {
		...{ id, state: isRemoved ? 'removed' : state, source: source.id },
		...{ review_id: source.review_id, date, rating, author: author.name, location },
		excerpt: excerptOf(review, query),
	};
}

/** Describes a stored recommendation. */
export function toFoundRecommendation(recommendation: Recommendation): FoundReview {
	return { ...recommendation, state: 'only counted', excerpt: '' };
}

function toFoundTombstone({
	id,
	rating,
	source,
	removed_at,
	reason,
}: StoredTombstone): FoundReview {
	return { id, state: 'removed', source, date: removed_at.slice(0, 10), rating, excerpt: reason };
}

/** Also finds "Mueller" as "Müller". */
function createMatcher(query: string) {
	const words = query.split(/\s+/).filter((word) => word !== '');
	return (texts: readonly string[]): boolean => {
		const text = texts.join('\n');
		return [foldName, foldWord].some((foldText) => {
			const folded = foldText(text);
			return words.every((word) => folded.includes(foldText(word)));
		});
	};
}

function isFullName(query: string, { author }: StoredReview): boolean {
	return !author.anonymous && foldName(shortenName(query)) === foldName(author.name);
}

function textsOf({ title = '', text, translation, responses }: StoredReview): string[] {
	return [`${title}\n${text}`, translation?.text ?? '', ...responses.map((reply) => reply.text)];
}

function searched(review: StoredReview): string[] {
	const { id, author, date, source } = review;
	return [...textsOf(review), author.name, date, id, source.review_id];
}

const EXCERPT_LENGTH = 100;
const BEFORE_MATCH = 30;

function excerptOf(review: StoredReview, query: string): string {
	const texts = textsOf(review).map((text) => displayText(text).replace(/\s+/g, ' ').trim());
	const [own = ''] = texts;
	const matches = texts.map((text) => ({ text, at: findWords(text, query)[0]?.[0] }));
	const { text, at = 0 } = matches.find((match) => match.at !== undefined) ?? { text: own };
	const isReply = texts.indexOf(text) > texts.length - 1 - review.responses.length;
	if (!isReply) return cutAround(text, at);
	return `${own === '' ? '' : `${cutAround(own, 0)} `}[our reply: ${cutAround(text, at)}]`;
}

function cutAround(text: string, at: number): string {
	const start = at > BEFORE_MATCH ? text.indexOf(' ', at - BEFORE_MATCH) + 1 : 0;
	const from = start > at ? at : start;
	const end = from + EXCERPT_LENGTH;
	const shown = text.slice(from, end).toWellFormed();
	const isCut = end < text.length;
	return `${from > 0 ? '… ' : ''}${isCut ? `${shown.replace(/ \S*$/, '')} …` : shown}`;
}
