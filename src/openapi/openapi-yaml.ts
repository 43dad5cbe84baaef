import { stringify } from 'yaml';
import {
	createDocument,
	textOf,
	type PublishedDocument,
} from '../edition/documents/published-document.ts';
import { PATHS } from '../endpoints/http/urls.ts';

/**
 * Creates the document at `/.well-known/openapi.yaml`: the same description as YAML. It quotes
 * whatever a reader of YAML 1.1 would take for something else, such as days and "n".
 */
export function createOpenApiYaml(description: PublishedDocument): PublishedDocument {
	const text = stringify(JSON.parse(textOf(description)), { version: '1.1', lineWidth: 0 });
	const file = '.well-known/openapi.yaml';
	return createDocument([PATHS.openapiYaml], file, () => [text], description.lastModified);
}
