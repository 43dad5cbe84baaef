import { PATHS } from '../../endpoints/http/urls.ts';

/** The locations with their hours and phone numbers. */
const LOCATIONS = `${PATHS.home}#locations`;

/** The parts of the site, as every page links them: address and message of each. */
export const SITE_PARTS = {
	reviews: [PATHS.reviewPages, 'page.reviews'],
	locations: [LOCATIONS, 'page.locations'],
	insights: [PATHS.insightPages, 'page.insights'],
	hub: [PATHS.hubPage, 'page.follow'],
	policy: [PATHS.verificationPage, 'page.verification'],
	docs: [PATHS.docs, 'page.docs'],
} as const;

/** Links of the message `list.no_match_links`: pages that may answer what no review or page does. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
	questions: `${PATHS.insightPages}#questions`,
	services: `${PATHS.insightPages}#services-list`,
	people: `${PATHS.insightPages}#people`,
	locations: LOCATIONS,
};
