import type { Edition } from '../../edition/documents/edition.ts';
import { locationPath, PATHS, TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import { averageOf, countRatings } from '../../reviews/rating-summary.ts';

/** A bar of a chart. */
export interface PreviewBar {
	readonly label: string;
	/** Length, from 0 to 1. */
	readonly share: number;
	/** Text next to the bar. */
	readonly value: string;
	/** Color token of the site. */
	readonly color: 'praise' | 'star';
}

/** Content of a page's preview image (Open Graph). */
export interface Preview {
	/** Path of the page. */
	readonly path: string;
	/** Kind of page. Replaces a title that the fonts cannot draw. */
	readonly kind: string;
	readonly title: string;
	/** The main number of the page, and what it counts. */
	readonly figure?: readonly [number: string, caption: string];
	readonly bars: readonly PreviewBar[];
	/** Lines of text instead of bars. */
	readonly lines?: readonly string[];
	/** Name of the site, shown at the bottom. */
	readonly siteName: string;
}

/** Lists the preview images of an edition, one for each page that has its own. */
export function createPreviews({ business, policy, insights, reviews }: Edition): Preview[] {
	const { name: siteName } = business;
	const stars = toStars(reviews);
	return [
		{
			path: PATHS.home,
			kind: 'Verified customer reviews',
			title: siteName,
			siteName,
			...stars,
		},
		...business.locations.map(({ id, name }) => ({
			path: locationPath(id),
			kind: 'Customer reviews',
			title: name,
			siteName,
			...toStars(reviews.filter(({ location }) => location === id)),
		})),
		{
			path: PATHS.reviewPages,
			kind: 'Reviews',
			title: 'Every review, good and bad',
			figure: [inDigits(reviews.length), 'verified reviews'],
			bars: stars.bars,
			siteName,
		},
		{
			path: PATHS.insightPages,
			kind: 'Share of praise, by what it is about',
			title: 'What customers praise and miss',
			figure: [inDigits(insights.corpus.reviews), 'reviews read'],
			bars: toPraise(insights),
			siteName,
		},
		{
			path: PATHS.hubPage,
			kind: 'Follow',
			title: 'New reviews, sent to you',
			bars: [],
			lines: TOPIC_PATHS,
			siteName,
		},
		{
			path: PATHS.policy,
			kind: 'How they are verified',
			title: policy.title,
			figure: [inDigits(reviews.length), 'reviews, each of them checked'],
			bars: [],
			lines: policy.sources.map(({ name }) => name),
			siteName,
		},
	];
}

/** Returns the alternative text of a preview image. */
export function previewAlt({ title, figure, bars, lines = [], siteName }: Preview): string {
	const chart = bars.map(({ label, value }) => `${label} ${value}`);
	const parts = [title, figure?.join(' '), [...chart, ...lines].join(', '), siteName];
	return parts.filter((text) => text !== undefined && text !== '').join('. ');
}

const SHOWN_ASPECTS = 5;

/** Returns a bar for each of the aspects with the most reviews. */
function toPraise({ aspects }: Edition['insights']): PreviewBar[] {
	return aspects
		.filter(({ share_positive: share }) => share !== undefined)
		.toSorted((a, b) => b.reviews - a.reviews)
		.slice(0, SHOWN_ASPECTS)
		.map(({ label, share_positive: share = 0 }) => ({
			label,
			share,
			value: `${Math.round(share * 100)}%`,
			color: 'praise',
		}));
}

const STARS = [5, 4, 3, 2, 1] as const;

/** Returns the average of reviews, and a bar for each star rating. */
function toStars(reviews: Edition['reviews']): Required<Pick<Preview, 'figure' | 'bars'>> {
	const distribution = countRatings(reviews);
	const mean = averageOf(distribution);
	const total = reviews.length;
	const caption = `of 5 stars in ${inDigits(total)} ${total === 1 ? 'review' : 'reviews'}`;
	return {
		figure: [mean?.toFixed(2) ?? '–', caption],
		bars: STARS.map((stars) => ({
			label: stars === 1 ? '1 star' : `${stars} stars`,
			share: total === 0 ? 0 : distribution[stars] / total,
			value: inDigits(distribution[stars]),
			color: 'star',
		})),
	};
}

function inDigits(number: number): string {
	return number.toLocaleString('en');
}
