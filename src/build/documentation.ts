import { ApiDescription } from '../docs/api-description.ts';
import type { Edition } from '../documents/edition.ts';
import { textOf } from '../documents/published-document.ts';
import { createOpenApiDocument } from '../openapi/openapi-document.ts';
import { siteEdition } from './site-data.ts';

const described = new WeakMap<Edition, ApiDescription>();

/** The description of the API as the documentation reads it. */
export async function siteApiDescription(): Promise<ApiDescription> {
	const edition = await siteEdition();
	const api =
		described.get(edition) ??
		ApiDescription.parse(JSON.parse(textOf(createOpenApiDocument(edition))));
	described.set(edition, api);
	return api;
}
