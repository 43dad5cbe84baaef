import type { DirectoryGroup } from './directory-entry.ts';
import { PATHS } from '../../endpoints/http/urls.ts';

const HTML = 'text/html';

/** The HTML pages. */
export const PAGE_DIRECTORY: DirectoryGroup = {
	title: 'Pages',
	audience: 'people',
	entries: [
		{
			path: PATHS.home,
			title: 'Home',
			what: 'The rating, the newest reviews and what is where',
			type: HTML,
		},
		{
			path: PATHS.reviewPages,
			title: 'Reviews',
			what: 'All reviews, to filter and to search',
			type: HTML,
		},
		{
			path: PATHS.months,
			title: 'Reviews by month',
			what: 'Every review in full, month by month',
			type: HTML,
		},
		{
			path: PATHS.insightPages,
			title: 'Insights',
			what: 'What customers praise and what they miss, with the evidence',
			type: HTML,
		},
		{
			path: PATHS.policy,
			title: 'Verification policy',
			what: 'How reviews are collected, checked and removed, and what "verified" means',
			type: HTML,
		},
		{
			path: PATHS.verificationPage,
			title: 'Verification in numbers',
			what: 'How each review was checked, what was imported, and what was removed and why',
			type: HTML,
		},
		{
			path: PATHS.statusPage,
			title: 'Status',
			what: 'Which edition is served, how new it is, and how the hub does',
			type: HTML,
		},
		{
			path: PATHS.hubPage,
			title: 'Get updates',
			what: 'How to subscribe, and how the hub does',
			type: HTML,
		},
		{
			path: PATHS.docs,
			title: 'Documentation',
			what: 'How to use all of it, with samples that run',
			type: HTML,
		},
		{
			path: PATHS.docsApi,
			title: 'API reference',
			what: 'Every operation and webhook, each with a form that tries it',
			type: HTML,
		},
	],
};
