import { toBusiness } from '../../reviews/business/business-file.ts';
import { loadSettings } from '../../content/load-settings.ts';
import { toReadableDescription } from '../docs/readable-description.ts';
import { textOf } from '../../edition/documents/published-document.ts';
import { createOpenApiDocument } from '../../openapi/openapi-document.ts';
import type { BuildSettings } from '../../edition/build-edition.ts';
import type { SiteBusiness } from './site-data.ts';

/** All that the shell of the site is made from, besides code. */
export interface ShellInputs extends SiteBusiness {
	/** The description of the API as people read it. */
	readonly reference: unknown;
}

/**
 * Collects what the shell says of the service.
 * @throws {ContentError}
 */
export async function createShellInputs(settings: BuildSettings): Promise<ShellInputs> {
	const { contentDir, baseUrl } = settings;
	const { businessFile } = await loadSettings(contentDir);
	const service = {
		baseUrl,
		business: toBusiness(businessFile),
		policy: businessFile.review_policy,
	};
	return { ...service, reference: toReadableDescription(textOf(createOpenApiDocument(service))) };
}
