import { locationPath, PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from '../documents/edition.ts';
import { createDocument, type PublishedDocument } from '../documents/published-document.ts';
import { renderAtomFeed } from './atom-feed.ts';
import type { FeedEdition, ReviewFeed } from './feed-entry.ts';
import { renderJsonFeed } from './json-feed.ts';

/** The feed of all reviews. */
export function allReviewsFeed({ business, reviews }: FeedEdition): ReviewFeed {
	return {
		title: `Reviews of ${business.name}`,
		description: `The newest customer reviews of ${business.name}.`,
		...{ page: PATHS.home, reviews, atom: PATHS.atomFeed, json: PATHS.jsonFeed },
	};
}

/** The feed of the reviews with 1 or 2 stars, and one of each location. */
export function partialFeeds({ business, reviews }: FeedEdition): ReviewFeed[] {
	const lowStars = {
		...feedPaths('low-stars'),
		title: `Reviews of ${business.name} with 1 or 2 stars`,
		description: `The newest reviews of ${business.name} with 1 or 2 stars.`,
		page: `${PATHS.reviewPages}?max_rating=2`,
		reviews: reviews.filter(({ rating }) => rating <= 2),
	};
	const locations = business.locations.map(({ id, name }) => ({
		...feedPaths(id),
		title: `Reviews of ${name}`,
		description: `The newest customer reviews of ${name}.`,
		page: locationPath(id),
		reviews: reviews.filter(({ location }) => location === id),
	}));
	return [lowStars, ...locations];
}

/** Paths of the feed of a location, or of "low-stars". */
export function feedPaths(id: string): Pick<ReviewFeed, 'atom' | 'json'> {
	return { atom: `/feeds/${id}.atom`, json: `/feeds/${id}.json` };
}

/** Returns the documents under `/feeds`. */
export function renderPartialFeeds(edition: Edition): PublishedDocument[] {
	const document = (path: string, render: () => string) =>
		createDocument([path], path.slice(1), () => [render()], edition.modified);
	return partialFeeds(edition).flatMap((feed) => [
		document(feed.atom, () => renderAtomFeed(edition, feed)),
		document(feed.json, () => renderJsonFeed(edition, feed)),
	]);
}
