import { SinceParams } from '../reviews/changes/since-page.ts';
import { LINKSET_TYPE } from '../edition/documents/api-catalog.ts';
import type { Edition } from '../edition/documents/edition.ts';
import { AI_CATALOG_TYPE } from '../mcp/discovery/ai-catalog.ts';
import { SERVER_CARD_TYPE } from '../mcp/discovery/server-card.ts';
import { SearchParams } from '../search/search-params.ts';
import { PATHS } from '../endpoints/http/urls.ts';
import { exampleSearchPage, exampleSincePage, renderExamples } from './render-examples.ts';
import { refHeaders, VALIDATOR_HEADERS } from './headers.ts';
import { toParameters } from './parameters.ts';
import { jsonBody, partialBody, ref, textBody, typedJsonBody, type Json } from './references.ts';

const CONDITIONS = ['IfNoneMatch', 'IfModifiedSince'].map((name) => ref('parameters', name));
const SHARED_RESPONSES = {
	'304': ref('responses', 'NotModified'),
	'405': ref('responses', 'MethodNotAllowed'),
	'412': ref('responses', 'PreconditionFailed'),
	'414': ref('responses', 'UriTooLong'),
	'500': ref('responses', 'InternalError'),
};

/** Describes the paths of the static documents and of the review endpoints. */
export function createReadPaths(edition: Edition): Record<string, Json> {
	const examples = renderExamples(edition);
	const json = (path: string, schema: string) =>
		jsonBody(schema, { example: { summary: 'One review', value: examples[path] } });
	const typedJson = (path: string, mediaType: string, schema: string) =>
		typedJsonBody(mediaType, schema, {
			example: { summary: 'The whole document', value: examples[path] },
		});
	const plain = (path: string, mediaType: string, what: string) =>
		textBody(mediaType, what, { example: { summary: 'One review', value: examples[path] } });

	return {
		[PATHS.reviews]: get('getReviews', 'datasets', 'All verified reviews', {
			isFile: true,
			description:
				'The business, its aggregate rating, the verification policy and every verified review, ' +
				'newest first. A WebSub topic.',
			content: json(PATHS.reviews, 'ReviewsDataset'),
			isLinked: true,
		}),
		[PATHS.insights]: get('getInsights', 'datasets', 'Insights with their evidence', {
			isFile: true,
			description:
				'Aspects, people, services, service areas, topics, answered questions and a summary; every ' +
				'count can be traced to reviews and places in their texts, of the 200 newest at the most.',
			content: json(PATHS.insights, 'Insights'),
		}),
		[PATHS.build]: get('getBuild', 'datasets', 'What this edition consists of', {
			isFile: true,
			description: 'Tags, digests and sizes of all documents, to see what changed in one request.',
			content: json(PATHS.build, 'BuildManifest'),
		}),
		[PATHS.status]: get('getStatus', 'datasets', 'Which edition is served', {
			isFile: true,
			description:
				'How new it is, the publications before it, and where to look for how the hub does at the ' +
				'moment.',
			content: json(PATHS.status, 'StatusReport'),
		}),
		[PATHS.csv]: get('getReviewsCsv', 'datasets', 'The reviews as a table', {
			isFile: true,
			description: 'RFC 4180; cells that a spreadsheet would run begin with an apostrophe.',
			content: plain(PATHS.csv, 'text/csv', 'One review a row.'),
		}),
		[PATHS.ndjson]: get('getReviewsNdjson', 'datasets', 'The reviews, one a line', {
			isFile: true,
			description: 'Each line is a Review.',
			content: plain(PATHS.ndjson, 'application/x-ndjson', 'One JSON object a line.'),
		}),
		[PATHS.verification]: get('getVerification', 'datasets', 'How reviews were verified', {
			isFile: true,
			description:
				'Who runs the service, the policy, the share of each method, and by source and star what ' +
				'was imported, is published, is held back and was removed, with the reasons.',
			content: json(PATHS.verification, 'VerificationReport'),
		}),
		[PATHS.changes]: get('getChanges', 'datasets', 'What was added, edited and removed', {
			isFile: true,
			description:
				'What a copy of any edition in "window.editions" lacks; every change is listed once, newest ' +
				'first. A copy that applies all of them equals /reviews.json to the byte.',
			content: jsonBody('ReviewChanges', {
				example: { summary: 'One review, one removal', value: examples[PATHS.changes] },
			}),
		}),
		[PATHS.changeLines]: get('getChangesNdjson', 'datasets', 'The changes, one a line', {
			isFile: true,
			description:
				'The first line has "type": "head" and all of ReviewChanges but "changes"; each one after it ' +
				'is a ReviewChange.',
			content: textBody('application/x-ndjson', 'One JSON object a line.', {
				example: { summary: 'One review, one removal', value: examples[PATHS.changeLines] },
			}),
		}),
		[PATHS.jsonFeed]: get('getJsonFeed', 'feeds', 'JSON Feed of the newest reviews', {
			isFile: true,
			description: 'JSON Feed 1.1 of the 50 newest reviews; also at /feed.json. A WebSub topic.',
			content: json(PATHS.jsonFeed, 'JsonFeed'),
			isLinked: true,
		}),
		'/feed.json': get('getJsonFeedAtRoot', 'feeds', 'JSON Feed of the newest reviews', {
			isFile: true,
			description: 'The same as /api/feed.json, which is the topic that its links name.',
			content: json(PATHS.jsonFeed, 'JsonFeed'),
			isLinked: true,
		}),
		[PATHS.atomFeed]: get('getAtomFeed', 'feeds', 'Atom feed of the newest reviews', {
			isFile: true,
			description: 'Atom (RFC 4287) of the 50 newest reviews. A WebSub topic.',
			content: plain(PATHS.atomFeed, 'application/atom+xml', 'An Atom feed.'),
			isLinked: true,
		}),
		[PATHS.serverCard]: get('getServerCard', 'mcp', 'Server card of the MCP server', {
			isFile: true,
			description:
				'What the MCP server is, where to connect, and in which revisions (SEP-2127). Tools are ' +
				'listed by the server itself.',
			content: typedJson(PATHS.serverCard, SERVER_CARD_TYPE, 'ServerCard'),
		}),
		[PATHS.aiCatalog]: get('getAiCatalog', 'mcp', 'What this domain has for AI agents', {
			isFile: true,
			description: 'An AI Catalog with one entry, which leads to the server card.',
			content: typedJson(PATHS.aiCatalog, AI_CATALOG_TYPE, 'AiCatalog'),
		}),
		[PATHS.apiCatalog]: get('getApiCatalog', 'discovery', 'The APIs and what describes them', {
			isFile: true,
			description: 'A linkset (RFC 9264) of every API and document for programs (RFC 9727).',
			content: typedJson(PATHS.apiCatalog, LINKSET_TYPE, 'ApiCatalog'),
			isLinked: true,
		}),
		[PATHS.llms]: get('getLlmsText', 'discovery', 'What is where, for language models', {
			isFile: true,
			description: 'Markdown in the form of llmstxt.org, with how to read and cite the reviews.',
			content: plain(PATHS.llms, 'text/plain', 'Markdown.'),
		}),
		[PATHS.securityText]: get('getSecurityText', 'discovery', 'Whom to tell of a vulnerability', {
			isFile: true,
			description: 'A security.txt (RFC 9116).',
			content: plain(PATHS.securityText, 'text/plain', 'Fields, one a line.'),
		}),
		[PATHS.search]: get('searchReviews', 'search', 'Reviews that match', {
			description:
				'All parameters are optional and combine; an empty value counts as absent, an unknown ' +
				'parameter is named in "warnings". Newest first unless sorted otherwise.',
			parameters: toParameters(SearchParams, 'query'),
			content: jsonBody('SearchPage', {
				example: { summary: 'One match', value: exampleSearchPage(edition) },
			}),
			isLinked: true,
			responses: { '400': ref('responses', 'InvalidParameter') },
		}),
		[`${PATHS.since}/{date}`]: get('reviewsSince', 'search', 'Reviews since a day', {
			description:
				'Every review whose date is on or after the day, and every review removed since. The tag ' +
				'moves only when that list does.',
			parameters: toParameters(SinceParams, 'path'),
			content: jsonBody('SincePage', {
				example: { summary: 'One review, one removal', value: exampleSincePage(edition) },
			}),
			responses: {
				'400': ref('responses', 'InvalidParameter'),
				'404': ref('responses', 'NotFound'),
			},
		}),
	};
}

interface Reading {
	readonly description: string;
	readonly content: Json;
	readonly parameters?: readonly Json[];
	readonly responses?: Json;
	/** Whether it is a static file on the CDN, which also supports range requests. */
	readonly isFile?: boolean;
	/** Whether it links to related resources: the hub of a topic, the next page. */
	readonly isLinked?: boolean;
}

/** Describes a read operation. HEAD responds without a body; OPTIONS lists the methods. */
function get(operationId: string, tag: string, summary: string, reading: Reading): Json {
	const { description, content, parameters = [], responses = {} } = reading;
	const { isFile, isLinked } = reading;
	const [mediaType = ''] = Object.keys(content);
	const headers = {
		...VALIDATOR_HEADERS,
		...(isLinked && refHeaders('Link')),
		...(isFile && refHeaders('Accept-Ranges')),
	};
	return {
		get: {
			operationId,
			tags: [tag],
			summary,
			description: `${description} HEAD is answered alike without a body.`,
			parameters: [...parameters, ...CONDITIONS, ...(isFile ? [ref('parameters', 'Range')] : [])],
			responses: {
				'200': {
					description: summary,
					headers: { ...headers, ...refHeaders('Content-Encoding') },
					content,
				},
				...SHARED_RESPONSES,
				...(isFile && {
					'206': {
						description: 'The range asked for.',
						headers: { ...headers, ...refHeaders('Content-Range') },
						content: partialBody(mediaType),
					},
					'416': ref('responses', 'RangeNotSatisfiable'),
				}),
				...responses,
			},
		},
		options: {
			operationId: `${operationId}Options`,
			tags: [tag],
			summary: `Methods: ${summary}`,
			description: 'What may be asked here, for browsers and others.',
			parameters: parameters.filter((parameter) => parameter['in'] === 'path'),
			responses: {
				'204': ref('responses', 'Preflight'),
				'414': ref('responses', 'UriTooLong'),
				'500': ref('responses', 'InternalError'),
			},
		},
	};
}
