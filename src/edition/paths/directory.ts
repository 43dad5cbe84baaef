import type { DirectoryGroup } from './directory-entry.ts';
import { PAGE_DIRECTORY } from './page-directory.ts';
import { PATHS } from '../../endpoints/http/urls.ts';

const JSON_TYPE = 'application/json';

/** Every public URL of the service, each listed once. */
export const DIRECTORY: readonly DirectoryGroup[] = [
	{
		title: 'Data',
		audience: 'programs',
		entries: [
			{
				path: PATHS.reviews,
				title: 'Reviews dataset',
				what: 'The business, its rating and every verified review',
				type: JSON_TYPE,
			},
			{
				path: PATHS.insights,
				title: 'Insights dataset',
				what: 'Aspects, people, services, topics and answers, each with its evidence',
				type: JSON_TYPE,
			},
			{
				path: PATHS.csv,
				title: 'Reviews as CSV',
				what: 'The reviews as a table',
				type: 'text/csv',
			},
			{
				path: PATHS.ndjson,
				title: 'Reviews as NDJSON',
				what: 'The reviews, one JSON object a line',
				type: 'application/x-ndjson',
			},
			{
				path: PATHS.verification,
				title: 'Verification report',
				what: 'How reviews were checked, by method, source and star, and what was removed',
				type: JSON_TYPE,
			},
			{
				path: PATHS.changes,
				title: 'Changes',
				what: 'What was added, edited and removed in 90 days, to keep a copy exact',
				type: JSON_TYPE,
			},
			{
				path: PATHS.changeLines,
				title: 'Changes as NDJSON',
				what: 'The same, one change a line',
				type: 'application/x-ndjson',
			},
			{
				path: PATHS.status,
				title: 'Status report',
				what: 'Which edition is served, how new it is, and the publications before it',
				type: JSON_TYPE,
			},
			{
				path: PATHS.build,
				title: 'This edition',
				what: 'What it consists of: tags, digests and sizes',
				type: JSON_TYPE,
			},
		],
	},
	{
		title: 'Feeds',
		audience: 'programs',
		entries: [
			{
				path: PATHS.atomFeed,
				title: 'Atom feed',
				what: 'The 50 newest reviews; a WebSub topic',
				type: 'application/atom+xml',
			},
			{
				path: PATHS.jsonFeed,
				title: 'JSON Feed',
				what: 'The same as JSON Feed 1.1, also at /feed.json; a WebSub topic',
				type: JSON_TYPE,
			},
		],
	},
	{
		title: 'Search',
		audience: 'programs',
		entries: [
			{
				path: PATHS.search,
				example: `${PATHS.search}?query=brakes`,
				title: 'Search',
				what: 'Reviews by text, rating, date, person, service, aspect and place, with counts',
				type: JSON_TYPE,
			},
			{
				path: PATHS.since,
				form: `${PATHS.since}/{date}`,
				example: `${PATHS.since}/2026-01-01`,
				title: 'Since a day',
				what: 'Every review on or after a day, and what was removed since',
				type: JSON_TYPE,
			},
		],
	},
	{
		title: 'Push',
		audience: 'programs',
		entries: [
			{
				path: PATHS.hub,
				title: 'WebSub hub',
				what: 'Tells a callback of every change of the dataset and the feeds',
				type: JSON_TYPE,
				status: PATHS.hubStatus,
			},
			{
				path: PATHS.hubStatus,
				title: 'Status of the hub',
				what: 'How many subscribe and how deliveries go',
				type: JSON_TYPE,
			},
		],
	},
	{
		title: 'AI agents',
		audience: 'programs',
		entries: [
			{
				path: PATHS.mcp,
				example: PATHS.serverCard,
				title: 'MCP server',
				what: 'The business and a search of its reviews as tools; no key',
				type: JSON_TYPE,
			},
			{
				path: PATHS.serverCard,
				title: 'MCP server card',
				what: 'What the MCP server is and how to connect to it',
				type: 'application/mcp-server-card+json',
			},
		],
	},
	{
		title: 'Descriptions',
		audience: 'programs',
		entries: [
			{
				path: PATHS.openapi,
				title: 'OpenAPI',
				what: 'OpenAPI 3.1 description of all of it',
				type: JSON_TYPE,
			},
			{
				path: PATHS.apiCatalog,
				title: 'API catalog',
				what: 'The same addresses as a linkset (RFC 9727)',
				type: 'application/linkset+json',
			},
			{
				path: PATHS.aiCatalog,
				title: 'AI catalog',
				what: 'Leads agents that know only the domain to the server card',
				type: 'application/ai-catalog+json',
			},
			{
				path: PATHS.llms,
				title: 'llms.txt',
				what: 'What is where, for language models, and how to read the reviews',
				type: 'text/plain',
			},
			{
				path: PATHS.llmsFull,
				title: 'llms-full.txt',
				what: 'The whole documentation as one text of Markdown',
				type: 'text/plain',
			},
			{
				path: PATHS.securityText,
				title: 'security.txt',
				what: 'Whom to tell of a vulnerability, and until when that holds (RFC 9116)',
				type: 'text/plain',
			},
			{
				path: PATHS.sitemap,
				title: 'Sitemap',
				what: 'Every page for people',
				type: 'application/xml',
			},
		],
	},
	PAGE_DIRECTORY,
];
