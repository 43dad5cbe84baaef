import * as z from 'zod';
import { Instant } from '../../reviews/calendar-date.ts';
import { pickDisclosures } from '../../reviews/disclosure.ts';
import { Incentive, Relationship } from '../../reviews/review.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import { toFeedEntries, type FeedEdition, type FeedEntry, type ReviewFeed } from './feed-entry.ts';

const FeedAuthor = z.strictObject({ name: z.string(), url: z.url().optional() });

/** The document at `/api/feed.json` and `/feeds/….json`: JSON Feed 1.1 (https://jsonfeed.org/version/1.1). */
export const JsonFeed = z
	.strictObject({
		version: z.literal('https://jsonfeed.org/version/1.1'),
		title: z.string(),
		home_page_url: z.url(),
		feed_url: z.url(),
		description: z.string().optional(),
		favicon: z.url(),
		authors: z.array(FeedAuthor),
		language: z.string(),
		hubs: z.array(z.strictObject({ type: z.literal('WebSub'), url: z.url() })).optional(),
		items: z.array(
			z.strictObject({
				id: z.string(),
				url: z.url(),
				title: z.string(),
				content_html: z.string(),
				content_text: z.string(),
				date_published: Instant,
				date_modified: Instant,
				authors: z.array(FeedAuthor),
				tags: z.array(z.string()),
				language: z.string().optional(),
				_review: z.strictObject({
					about: z.url().describe('Explains this extension.'),
					id: z.string(),
					rating: z.int(),
					location: z.string(),
					source: z.string(),
					incentive: Incentive.optional(),
					relationship: Relationship.optional(),
				}),
			}),
		),
	})
	.meta({ id: 'JsonFeed', description: 'JSON Feed 1.1 of the newest reviews.' });
export type JsonFeed = z.output<typeof JsonFeed>;

/** Renders a feed in JSON. */
export function renderJsonFeed(
	{ baseUrl, business }: FeedEdition,
	{ title, description, page, reviews, json }: ReviewFeed,
): string {
	const feed: JsonFeed = {
		version: 'https://jsonfeed.org/version/1.1',
		title,
		home_page_url: absoluteUrl(baseUrl, page),
		feed_url: absoluteUrl(baseUrl, json),
		description,
		favicon: absoluteUrl(baseUrl, '/favicon.svg'),
		authors: [{ name: business.name, url: business.url }],
		language: business.languages[0]?.code ?? 'en',
		hubs: [{ type: 'WebSub', url: absoluteUrl(baseUrl, PATHS.hub) }],
		items: toFeedEntries(reviews).map((entry) => toItem(entry, baseUrl)),
	};
	return `${JSON.stringify(feed, null, '\t')}\n`;
}

function toItem(entry: FeedEntry, baseUrl: string): JsonFeed['items'][number] {
	const { id, review, title, html, text, published, updated } = entry;
	return {
		id,
		url: review.url,
		title,
		content_html: html,
		content_text: text,
		date_published: published,
		date_modified: updated,
		authors: [{ name: review.author.name }],
		tags: [review.location, ...review.mentions.services],
		...(review.language !== 'und' && { language: review.language }),
		_review: {
			about: absoluteUrl(baseUrl, `${PATHS.docs}/feeds`),
			id: review.id,
			rating: review.rating,
			location: review.location,
			source: review.source.id,
			...pickDisclosures(review),
		},
	};
}
