import type { Edition } from '../../edition/documents/edition.ts';
import { locationPath, PATHS, TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import type { Words } from '../../reviews/messages/catalogs.ts';
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
export function createPreviews(t: Words, edition: Edition): Preview[] {
	const { business, policy, insights, reviews } = edition;
	const { name: siteName } = business;
	const stars = toStars(t, reviews);
	const total = t.figure(reviews.length);
	return [
		{
			path: PATHS.home,
			kind: t('preview.home'),
			title: siteName,
			siteName,
			...stars,
		},
		...business.locations.map(({ id, name }) => ({
			path: locationPath(id),
			kind: t('preview.location'),
			title: name,
			siteName,
			...toStars(
				t,
				reviews.filter(({ location }) => location === id),
			),
		})),
		{
			path: PATHS.reviewPages,
			kind: t('page.reviews'),
			title: t('preview.reviews'),
			figure: [total, t('preview.reviews_count', { n: reviews.length })],
			bars: stars.bars,
			siteName,
		},
		{
			path: PATHS.insightPages,
			kind: t('preview.insights_kind'),
			title: t('preview.insights'),
			figure: [
				t.figure(insights.corpus.reviews),
				t('preview.insights_count', { n: insights.corpus.reviews }),
			],
			bars: toPraise(t, insights),
			siteName,
		},
		{
			path: PATHS.hubPage,
			kind: t('page.follow'),
			title: t('preview.hub'),
			bars: [],
			lines: TOPIC_PATHS,
			siteName,
		},
		{
			path: PATHS.policy,
			kind: t('preview.policy'),
			title: policy.title,
			figure: [total, t('preview.policy_count', { n: reviews.length })],
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
function toPraise(t: Words, { aspects }: Edition['insights']): PreviewBar[] {
	return aspects
		.filter(({ share_positive: share }) => share !== undefined)
		.toSorted((a, b) => b.reviews - a.reviews)
		.slice(0, SHOWN_ASPECTS)
		.map(({ label, share_positive: share = 0 }) => ({
			label,
			share,
			value: t.percent(share),
			color: 'praise',
		}));
}

const STARS = [5, 4, 3, 2, 1] as const;

/** Returns the average of reviews, and a bar for each star rating. */
function toStars(
	t: Words,
	reviews: Edition['reviews'],
): Required<Pick<Preview, 'figure' | 'bars'>> {
	const distribution = countRatings(reviews);
	const mean = averageOf(distribution);
	const total = reviews.length;
	return {
		figure: [mean === null ? '–' : t.figure(mean, 2), t('preview.average', { n: total })],
		bars: STARS.map((stars) => ({
			label: t('count.stars', { n: stars }),
			share: total === 0 ? 0 : distribution[stars] / total,
			value: t.figure(distribution[stars]),
			color: 'star',
		})),
	};
}
