import * as z from 'zod';
import { absoluteUrl, locationPath, PATHS } from '../../endpoints/http/urls.ts';
import { CalendarDate, Instant } from '../../reviews/calendar-date.ts';
import { displayText } from '../../reviews/display-text.ts';
import { disclosuresOf, isDisclosed } from '../../reviews/disclosure.ts';
import { Distribution } from '../../reviews/distribution.ts';
import { translatorFor } from '../../reviews/messages/catalogs.ts';
import { roundedAverage, countRatings } from '../../reviews/rating-summary.ts';
import { LanguageTag, Rating, type Review } from '../../reviews/review.ts';
import { createLabels } from '../documents/labels.ts';
import type { Edition } from '../documents/edition.ts';
import { createDocument, type PublishedDocument } from '../documents/published-document.ts';
import { renderBadge } from './badge.ts';

/** Length in characters to which texts are shortened. */
const LONGEST_TEXT = 280;
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
const NEWEST = 12;

/** A document at `/embed/all.json` or `/embed/{location}.json`: what other websites show. */
export const EmbedData = z.strictObject({
	name: z.string().describe('Name of the group or location.'),
	url: z.url().describe('The page with all reviews.'),
	average: z.number().nullable().describe('Average stars, with two decimals.'),
	count: z.int().min(0),
	note: z
		.string()
		.optional()
		.describe(
			'Show this with the average. It says that reviews are invented, or that some have a "disclosure".',
		),
	distribution: Distribution,
	reviews: z
		.array(
			z.strictObject({
				url: z.url(),
				rating: Rating,
				date: CalendarDate,
				edited_at: Instant.optional(),
				author: z.string(),
				disclosure: z.string().optional().describe('A label to show with the review.'),
				text: z.string().describe(`At most ${LONGEST_TEXT} characters.`),
				language: LanguageTag,
				location: z.string(),
			}),
		)
		.describe(`The ${NEWEST} newest reviews with text, whatever their stars.`),
});
export type EmbedData = z.output<typeof EmbedData>;

/** Returns data and a badge for the whole group and for each location. */
export function renderEmbedDocuments(edition: Edition): PublishedDocument[] {
	const { business, reviews, baseUrl } = edition;
	const groups = [
		{ id: 'all', name: business.name, page: PATHS.home, own: reviews },
		...business.locations.map(({ id, name }) => ({
			...{ id, name, page: locationPath(id) },
			own: reviews.filter(({ location }) => location === id),
		})),
	];
	const labels = createLabels(edition);
	const t = translatorFor('en');
	return groups.flatMap(({ id, name, page, own }) => {
		const distribution = countRatings(own);
		const average = roundedAverage(distribution);
		const disclosed = own.filter(isDisclosed).length;
		const notes = [
			...(disclosed === 0 ? [] : [t('standing.disclosed', { n: disclosed })]),
			...(business.fictional && own.length > 0 ? [t('standing.invented')] : []),
		];
		const data: EmbedData = {
			...{ name, url: absoluteUrl(baseUrl, page), average, count: own.length },
			note: notes.join(' ') || undefined,
			distribution,
			reviews: own
				.filter(({ text }) => text !== '')
				.slice(0, NEWEST)
				.map((review) => toEntry(review, labels.location(review.location))),
		};
		const badge = id === 'all' ? 'badge.svg' : `embed/${id}.svg`;
		return [
			document(`embed/${id}.json`, `${JSON.stringify(data)}\n`, edition),
			document(badge, renderBadge({ ...data, fictional: business.fictional }), edition),
		];
	});
}

function document(file: string, text: string, { modified }: Edition): PublishedDocument {
	return createDocument([`/${file}`], file, () => [text], modified);
}

function toEntry(review: Review, location: string): EmbedData['reviews'][number] {
	const { url, rating, date, edited_at, language } = review;
	const author = displayText(review.author.name);
	const disclosure = disclosuresOf(translatorFor('en'), review).join('. ') || undefined;
	const text = shorten(displayText(review.text));
	return { url, rating, date, edited_at, author, disclosure, text, language, location };
}

/** Cuts a text after a word or, without a space near the end, after a character. */
function shorten(text: string): string {
	if (text.length <= LONGEST_TEXT) return text;
	let start = '';
	for (const { segment } of CHARACTERS.segment(text)) {
		if (start.length + segment.length > LONGEST_TEXT - 2) break;
		start += segment;
	}
	const end = /\s+\S{0,30}$/.exec(start)?.index;
	return `${start.slice(0, end)} …`;
}
