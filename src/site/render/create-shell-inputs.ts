import { toBusiness, toSiteSettings } from '../../reviews/business/business-file.ts';
import { loadSettings } from '../../content/load-settings.ts';
import { ApiDescription } from '../docs/api-description.ts';
import { textOf } from '../../edition/documents/published-document.ts';
import { createOpenApiDocument } from '../../openapi/openapi-document.ts';
import type { BuildSettings } from '../../edition/create-edition.ts';
import type { SiteBusiness } from './site-data.ts';

/** The inputs of the site shell, apart from code. */
export interface ShellInputs extends SiteBusiness {
	readonly api: ApiDescription;
}

/** Collects the inputs of the site shell from the settings. */
export async function createShellInputs(settings: BuildSettings): Promise<ShellInputs> {
	const { contentDir, baseUrl } = settings;
	const { businessFile, logo } = await loadSettings(contentDir);
	const service = {
		baseUrl,
		business: toBusiness(businessFile),
		policy: businessFile.review_policy,
		site: toSiteSettings(businessFile),
		logo,
	};
	const description: unknown = JSON.parse(textOf(createOpenApiDocument(service)));
	return { ...service, api: ApiDescription.parse(description) };
}
