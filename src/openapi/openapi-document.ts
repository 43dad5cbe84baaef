import type { Vocabularies } from '../edition/documents/business-overview.ts';
import type { Edition } from '../edition/documents/edition.ts';
import { createDocument, type PublishedDocument } from '../edition/documents/published-document.ts';
import { absoluteUrl, PATHS } from '../endpoints/http/urls.ts';
import { SCHEMAS } from './components.ts';
import description from './description.json' with { type: 'json' };
import { listDescriptionValues } from './description-values.ts';
import { createExampleEdition } from './example-edition.ts';
import { fillTemplate } from './fill-template.ts';
import { createSchemas } from './json-schema.ts';
import { renderExamples } from './render-examples.ts';
import { listParameterValues } from '../edition/documents/parameter-values.ts';
import { createWebhooks, exampleDelivery } from './webhooks.ts';

/** The facts about a service that its description contains. */
export interface DescribedService
	extends Pick<Edition, 'baseUrl' | 'business' | 'policy'>, Partial<Pick<Edition, 'modified'>> {
	/** The values that filters accept. Only a build knows them: reviews decide which there are. */
	readonly vocabularies?: Vocabularies;
}

const FILE = '.well-known/openapi.json';

/**
 * Creates the document at `/.well-known/openapi.json`: OpenAPI 3.1.0, from `description.json`, the
 * schemas, and examples that the real renderers make.
 */
export function createOpenApiDocument({
	baseUrl,
	business,
	policy,
	modified,
	vocabularies,
}: DescribedService): PublishedDocument {
	const filled = fillTemplate(description.document, {
		...listDescriptionValues(baseUrl, vocabularies && listParameterValues(vocabularies)),
		...renderExamples(createExampleEdition(baseUrl)),
		businessName: business.name,
		contact: {
			name: business.name,
			url: business.url ?? absoluteUrl(baseUrl, PATHS.home),
			...(policy.contact.includes('@') && { email: policy.contact }),
		},
		server: {
			url: baseUrl,
			description: baseUrl.startsWith('https:') ? 'Production' : 'This server',
			'x-internal': false,
		},
		schemas: createSchemas(SCHEMAS),
		webhooks: createWebhooks(),
		...exampleDelivery(baseUrl),
	});
	const text = `${JSON.stringify(filled)}\n`;
	return createDocument([PATHS.openapi, '/openapi.json'], FILE, () => [text], modified);
}
