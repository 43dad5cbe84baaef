import type { Edition } from '../../edition/documents/edition.ts';
import { PATHS, TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import type { Preview } from './preview.ts';
import { inDigits, inPercent, starsOf } from './preview-numbers.ts';

/** Lists the preview images of an edition, one for each page that has its own. */
export function createPreviews(edition: Edition): Preview[] {
	const siteName = edition.business.name;
	return sitePreviews(edition).map((preview) => ({ ...preview, siteName }));
}

type SitePreview = Omit<Preview, 'siteName'>;

function sitePreviews({ business, policy, insights, reviews }: Edition): SitePreview[] {
	const stars = starsOf(reviews);
	const home: SitePreview = {
		path: PATHS.home,
		kind: 'Verified customer reviews',
		title: business.name,
		...stars,
	};
	const list: SitePreview = {
		path: PATHS.reviewPages,
		kind: 'Reviews',
		title: 'Every review, good and bad',
		figure: [inDigits(reviews.length), 'verified reviews'],
		bars: stars.bars,
	};
	const hub: SitePreview = {
		path: PATHS.hubPage,
		kind: 'WebSub',
		title: 'New reviews, sent to you',
		bars: [],
		lines: TOPIC_PATHS,
	};
	const rules: SitePreview = {
		path: PATHS.policy,
		kind: 'How they are verified',
		title: policy.title,
		figure: [inDigits(reviews.length), 'reviews, each of them checked'],
		bars: [],
		lines: policy.sources.map(({ name }) => name),
	};
	return [home, list, insightsPreview(insights), hub, rules];
}

const SHOWN_ASPECTS = 5;

function insightsPreview({ aspects, corpus }: Edition['insights']): SitePreview {
	const judged = aspects.flatMap(({ label, reviews, share_positive: share }) =>
		share === undefined ? [] : [{ label, reviews, share }],
	);
	return {
		path: PATHS.insightPages,
		kind: 'Share of praise, by what it is about',
		title: 'What customers praise and miss',
		figure: [inDigits(corpus.reviews), 'reviews read'],
		bars: judged
			.toSorted((a, b) => b.reviews - a.reviews)
			.slice(0, SHOWN_ASPECTS)
			.map(({ label, share }) => ({ label, share, value: inPercent(share), color: 'praise' })),
	};
}
