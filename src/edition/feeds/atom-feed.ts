import { Feed } from 'feed';
import { absoluteUrl, PATHS, reviewPath } from '../../endpoints/http/urls.ts';
import { DISCLOSURES } from '../../reviews/disclosure.ts';
import type { Edition } from '../documents/edition.ts';
import {
	escapeHtml,
	toFeedEntries,
	type FeedEdition,
	type FeedEntry,
	type ReviewFeed,
	URL_NAMESPACE,
	uuidV5,
	feedUpdated,
} from './feed-entry.ts';

/** Namespace of the entry ids of alerts (UUIDv5). Never change it. */
const ALERT_NAMESPACE = '0c9f2f6e-5d1b-4f0e-8a6c-6f6a1f0f5b9d';

/** Renders a feed in Atom (RFC 4287). */
export function renderAtomFeed(
	{ baseUrl, business }: FeedEdition,
	{ title, description, page, reviews, atom }: ReviewFeed,
): string {
	const entries = toFeedEntries(reviews);
	const feed = createFeed(atom, feedUpdated(entries), {
		...{ title, description, page, baseUrl, business },
		hub: absoluteUrl(baseUrl, PATHS.hub),
	});
	for (const entry of entries) feed.addItem(toItem(entry));
	return `${feed.atom1()}\n`;
}

/** The document at `/alerts.atom`: an Atom feed of the alerts of the last 90 days. */
export function renderAlertsFeed({ baseUrl, business, insights, modified }: Edition): string {
	const { alerts } = insights;
	const [newest] = alerts;
	const updated = newest ? `${newest.raised}T12:00:00Z` : (modified ?? '1970-01-01T12:00:00Z');
	const feed = createFeed(PATHS.alertsFeed, updated, {
		title: `Alerts for ${business.name}`,
		description: `Unusual changes and unanswered low-star reviews of ${business.name}.`,
		page: PATHS.home,
		...{ baseUrl, business },
	});
	for (const { id, kind, text, raised, reviews } of alerts) {
		const time = new Date(`${raised}T12:00:00Z`);
		const links = reviews.map((review) => absoluteUrl(baseUrl, reviewPath(review)));
		const list = links.map((link) => `<li><a href="${link}">${link}</a></li>`).join('');
		feed.addItem({
			id: `urn:uuid:${uuidV5(id, ALERT_NAMESPACE)}`,
			link: absoluteUrl(baseUrl, `${PATHS.insightPages}#alerts`),
			title: toXmlText(escapeHtml(text)),
			content: toXmlText(`<p>${escapeHtml(text)}</p><ul>${list}</ul>`),
			...{ published: time, date: time },
			category: [{ term: kind }],
		});
	}
	return `${feed.atom1()}\n`;
}

interface FeedFacts extends Pick<FeedEdition, 'baseUrl' | 'business'> {
	readonly title: string;
	readonly description: string;
	/** Path of the page for people. */
	readonly page: string;
	readonly hub?: string;
}

function createFeed(
	path: string,
	updated: string,
	{ baseUrl, business, title, description, page, hub }: FeedFacts,
): Feed {
	return new Feed({
		id: `urn:uuid:${uuidV5(absoluteUrl(baseUrl, path), URL_NAMESPACE)}`,
		title: toXmlText(title),
		description: toXmlText(description),
		// If omitted, the package uses the current time.
		updated: new Date(updated),
		generator: 'Forecourt',
		link: absoluteUrl(baseUrl, page),
		feed: absoluteUrl(baseUrl, path),
		...(hub !== undefined && { hub }),
		favicon: absoluteUrl(baseUrl, '/favicon.svg'),
		author: { name: toXmlText(business.name) },
	});
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
			{ term: `rating-${review.rating}`, name: `${review.rating} out of 5 stars` },
			{ term: review.location, name: review.location },
			...DISCLOSURES.flatMap((term) => (review[term] ? [{ term }] : [])),
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
