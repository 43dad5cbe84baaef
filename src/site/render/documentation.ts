import { ApiDescription } from '../docs/api-description.ts';
import { textOf } from '../../edition/documents/published-document.ts';
import { createOpenApiDocument } from '../../openapi/openapi-document.ts';
import { siteBusiness, type SiteBusiness } from './site-data.ts';

const described = new WeakMap<SiteBusiness, ApiDescription>();

/** Returns the OpenAPI document as the documentation uses it. */
export async function siteApiDescription(): Promise<ApiDescription> {
	const business = await siteBusiness();
	const api =
		described.get(business) ??
		ApiDescription.parse(JSON.parse(textOf(createOpenApiDocument(business))));
	described.set(business, api);
	return api;
}
