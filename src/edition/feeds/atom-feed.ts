import { Feed } from 'feed';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import {
	escapeHtml,
	toFeedEntries,
	type FeedEntry,
	URL_NAMESPACE,
	uuidV5,
	feedUpdated,
} from './feed-entry.ts';
import type { FeedEdition } from './json-feed.ts';

/** The document at `/feed.xml`: an Atom feed (RFC 4287) of the newest reviews. */
export function renderAtomFeed({ baseUrl, business, reviews }: FeedEdition): string {
	const entries = toFeedEntries(reviews);
	const feed = new Feed({
		id: `urn:uuid:${uuidV5(absoluteUrl(baseUrl, PATHS.atomFeed), URL_NAMESPACE)}`,
		title: toXmlText(`Reviews of ${business.name}`),
		description: toXmlText(`The newest verified customer reviews of ${business.name}.`),
		// If omitted, the package uses the current time.
		updated: new Date(feedUpdated(entries)),
		generator: 'Forecourt',
		link: absoluteUrl(baseUrl, PATHS.home),
		feed: absoluteUrl(baseUrl, PATHS.atomFeed),
		hub: absoluteUrl(baseUrl, PATHS.hub),
		favicon: absoluteUrl(baseUrl, '/favicon.svg'),
		author: { name: toXmlText(business.name) },
	});
	for (const entry of entries) feed.addItem(toItem(entry));
	return `${feed.atom1()}\n`;
}

function toItem({ id, review, title, html, published, updated }: FeedEntry) {
	return {
		id,
		link: review.url,
		// The package writes titles with type="html".
		title: toXmlText(escapeHtml(title)),
		content: toXmlText(html),
		published: new Date(published),
		date: new Date(updated),
		author: [{ name: toXmlText(review.author.name) }],
		category: [
			{ term: `rating-${review.rating}`, name: `${review.rating} of 5 stars` },
			{ term: review.location, name: review.location },
			...review.mentions.services.map((service) => ({ term: service, name: service })),
		],
	};
}

/**
 * Characters outside the `Char` production of XML 1.0 §2.2. The `feed` package does not remove
 * them.
 */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Removes the characters that XML 1.0 does not allow, even escaped. */
function toXmlText(text: string): string {
	return text.replace(FORBIDDEN, '');
}
