import {
	loadPublishedEdition,
	publishEditionFolder,
} from '../../../src/edition/load-published-edition.ts';
import { answerSearch } from '../../../src/edition/documents/search-envelope.ts';
import { createGetBusiness } from '../../../src/mcp/tools/get-business.ts';
import { loadAgentEdition } from '../../../src/mcp/agent-edition.ts';
import { fold } from '../../../src/reviews/fold.ts';
import { countRatings, roundedAverage } from '../../../src/reviews/rating-summary.ts';
import type { Review } from '../../../src/reviews/review.ts';
import { renderCursor } from '../../../src/search/cursor.ts';
import { SearchParams } from '../../../src/search/search-params.ts';

/** What the peers keep in memory. A developer with a few hundred reviews would do the same. */
export interface Answers {
	/** The business as a value. */
	readonly business: unknown;
	/** Returns a page as a value, with brief reviews that are ready in memory. */
	readonly search: (asked: unknown) => Readonly<Record<string, unknown>>;
}

interface Entry {
	readonly review: Review;
	readonly brief: unknown;
	readonly folded: string;
}

export async function loadAnswers(editionFolder: string): Promise<Answers> {
	await publishEditionFolder(editionFolder);
	const edition = await loadPublishedEdition();
	const { overview } = await loadAgentEdition(edition);
	const answer = await createGetBusiness(overview).call({});
	const { index, data } = edition;
	const parse = (view: 'brief' | 'full'): unknown[] => {
		const found: unknown[] = [];
		for (let cursor: string | undefined, isLast = false; !isLast;) {
			const params = SearchParams.parse({ view, limit: 100, ...(cursor && { cursor }) });
			const after = cursor === undefined ? undefined : readAfter(found.at(-1));
			const { envelope, reviews } = answerSearch(edition, params, after);
			const text = reviews.map((piece) => Buffer.from(piece).toString()).join(',');
			found.push(...(JSON.parse(`[${text}]`) as unknown[]));
			cursor = envelope.next === null ? undefined : 'next';
			isLast = cursor === undefined;
		}
		return found;
	};
	const [full, brief] = [parse('full') as Review[], parse('brief')];
	if (full.length !== index.count) throw new TypeError('Cannot load the reviews: some are missing');
	const entries = full.map((review, at): Entry => ({
		...{ review, brief: brief[at], folded: fold(review.text) },
	}));
	return {
		business: JSON.parse(textOf(answer)),
		search: (asked) => search(entries, SearchParams.parse(asked), data.base_url),
	};
}

function readAfter(review: unknown) {
	const { rating, date, id } = review as Review;
	return { sort: 'newest' as const, after: { rating, date, id } };
}

function textOf(answer: Awaited<ReturnType<ReturnType<typeof createGetBusiness>['call']>>): string {
	if ('isError' in answer) throw new TypeError('Cannot load the business: the tool refused');
	const members = Buffer.concat(answer.members.map((piece) => Buffer.from(piece))).toString();
	const { content } = JSON.parse(`{${members}}`) as { content: [{ text: string }] };
	return content[0].text;
}

/** Filters, sorts and cuts a list, which is the shortest way to the same page. */
function search(entries: readonly Entry[], params: SearchParams, baseUrl: string) {
	const { query, min_rating: least, max_rating: most, since, until, location, language } = params;
	const words = query === undefined ? undefined : fold(query);
	const matches = entries.filter(
		({ review, folded }) =>
			(words === undefined || folded.includes(words)) &&
			(least === undefined || review.rating >= least) &&
			(most === undefined || review.rating <= most) &&
			(since === undefined || review.date >= since) &&
			(until === undefined || review.date <= until) &&
			(location === undefined || review.location === location) &&
			(language === undefined || review.language === language),
	);
	const sorted = sortBy(matches, params.sort);
	const page = sorted.slice(0, params.limit);
	const distribution = countRatings(matches.map(({ review }) => review));
	const last = page.at(-1)?.review;
	const cursor =
		sorted.length > page.length && last && renderCursor({ sort: params.sort, after: last });
	const asked = new URLSearchParams();
	for (const [name, value] of Object.entries({ ...params, cursor })) {
		const isDefault = (name === 'limit' && value === 20) || (name === 'sort' && value === 'newest');
		if (value !== undefined && !isDefault) asked.append(name, String(value));
	}
	return {
		total: matches.length,
		count: page.length,
		limit: params.limit,
		next: cursor ? `${baseUrl}/api/reviews/search?${asked}` : null,
		stats: { average: roundedAverage(distribution), distribution },
		reviews: page.map(({ brief }) => brief),
	};
}

/** The list is newest first, and by id within a day. */
function sortBy(entries: readonly Entry[], sort: SearchParams['sort']): readonly Entry[] {
	if (sort === 'newest') return entries;
	if (sort === 'highest') return entries.toSorted((a, b) => b.review.rating - a.review.rating);
	if (sort === 'lowest') return entries.toSorted((a, b) => a.review.rating - b.review.rating);
	return entries.toSorted((a, b) =>
		a.review.date === b.review.date
			? Number(a.review.id > b.review.id) - 0.5
			: Number(a.review.date > b.review.date) - 0.5,
	);
}
