import { PATHS } from '../../endpoints/http/urls.ts';

/** The parts of the site, as every page links them: address and message of each. */
export const SITE_PARTS = {
	reviews: [PATHS.reviewPages, 'page.reviews'],
	insights: [PATHS.insightPages, 'page.insights'],
	hub: [PATHS.hubPage, 'page.follow'],
	docs: [PATHS.docs, 'page.docs'],
	policy: [PATHS.verificationPage, 'page.verification'],
} as const;
