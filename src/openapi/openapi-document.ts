import type { Edition } from '../edition/documents/edition.ts';
import { createDocument, type PublishedDocument } from '../edition/documents/published-document.ts';
import { absoluteUrl, PATHS } from '../endpoints/http/urls.ts';
import { SCHEMAS } from './components.ts';
import { createExampleEdition } from './example-edition.ts';
import { renderExamples } from './render-examples.ts';
import { HEADERS } from './headers.ts';
import { HUB_RESPONSES } from './hub-responses.ts';
import { createSchemas } from './json-schema.ts';
import { MCP_PATH } from './mcp-path.ts';
import { MCP_RESPONSES } from './mcp-responses.ts';
import { createReadPaths } from './read-paths.ts';
import { PARAMETERS } from './parameters.ts';
import { RESPONSES } from './responses.ts';
import { createWebhooks } from './websub-webhooks.ts';
import { createCheckPath } from './check-path.ts';
import { createHubPaths } from './hub-paths.ts';
import { createSubscriberPaths } from './websub-subscribers.ts';
import { SUBSCRIBER_RESPONSES } from './websub-problems.ts';

/** Version of the API. Unchanged as long as clients need no changes. */
const API_VERSION = '1.0.0';

const DESCRIPTION =
	'Verified customer reviews of a dealership group, the insights drawn from them with their evidence, ' +
	'and a push when something changes. Public, read-only, no key. Ask again by the tag you have: every ' +
	'answer carries one. New fields may appear; fields keep their names and meanings.';

const TAGS = [
	{ name: 'datasets', description: 'Whole documents, served by a CDN.' },
	{ name: 'discovery', description: 'What is where, for programs that know only the domain.' },
	{ name: 'feeds', description: 'The newest reviews, for readers.' },
	{ name: 'mcp', description: 'The same reviews for AI agents.' },
	{ name: 'search', description: 'Parts of the reviews.' },
	{ name: 'websub', description: 'A push when a topic changes.' },
];

/** The facts about a service that its description contains; nothing about its reviews. */
export type DescribedService = Pick<Edition, 'baseUrl' | 'business' | 'policy'> &
	Partial<Pick<Edition, 'modified'>>;

/** Creates the document at `/.well-known/openapi.json`: OpenAPI 3.1.0, made from the schemas. */
export function createOpenApiDocument({
	baseUrl,
	business,
	policy,
	modified,
}: DescribedService): PublishedDocument {
	const edition = createExampleEdition(baseUrl);
	const description = {
		openapi: '3.1.0',
		info: {
			title: `Reviews of ${business.name}`,
			summary: 'Public, key-less, read-only reviews with insights.',
			description: DESCRIPTION,
			version: API_VERSION,
			contact: {
				name: business.name,
				url: business.url ?? absoluteUrl(baseUrl, PATHS.home),
				...(policy.contact.includes('@') && { email: policy.contact }),
			},
			license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
		},
		jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
		servers: [
			{
				url: baseUrl,
				description: baseUrl.startsWith('https:') ? 'Production' : 'This server',
				'x-internal': false,
			},
		],
		// An empty requirement: no operation needs a key or an account.
		security: [{}],
		tags: TAGS,
		paths: {
			...createReadPaths(edition),
			...MCP_PATH,
			...createHubPaths(baseUrl),
			...createCheckPath(baseUrl),
			...createSubscriberPaths(baseUrl),
		},
		webhooks: createWebhooks(baseUrl, renderExamples(edition)),
		components: {
			schemas: createSchemas(SCHEMAS),
			responses: {
				...RESPONSES,
				...HUB_RESPONSES,
				...MCP_RESPONSES,
				...SUBSCRIBER_RESPONSES,
			},
			headers: HEADERS,
			parameters: PARAMETERS,
		},
	};
	const text = `${JSON.stringify(description)}\n`;
	return createDocument([PATHS.openapi], '.well-known/openapi.json', () => [text], modified);
}
