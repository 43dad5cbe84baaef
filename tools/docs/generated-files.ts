import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Edition } from '../../src/edition/documents/edition.ts';
import { textOf } from '../../src/edition/documents/published-document.ts';
import { toConnection } from './connection.ts';
import { listPrompts } from '../../src/mcp/prompts.ts';
import { listResources, listResourceTemplates } from '../../src/mcp/resources.ts';
import { createOpenApiDocument } from '../../src/openapi/openapi-document.ts';
import { PROJECT_FOLDER } from '../../src/platform/project-folder.ts';
import { ApiDescription } from '../../src/site/docs/api-description.ts';
import { WRITTEN_ORIGIN } from '../../src/site/docs/operator-text.ts';
import { operatorEdition } from '../../tests/support/content.ts';
import { listTools } from '../../tests/support/mcp-tools.ts';
import { listInstallations } from './install-links.ts';
import { createRegistryEntry } from './registry-entry.ts';
import { renderAddresses } from './render-addresses.ts';
import { renderErrors } from './render-errors.ts';
import { renderFields } from './render-fields.ts';
import { renderHubLimits } from './render-hub-limits.ts';
import { renderImportFormats } from './render-import-formats.ts';
import { renderMcpClients, renderMcpTools } from './render-mcp.ts';
import { renderMethods } from './render-methods.ts';
import { renderCommands, renderConfiguration } from './render-operating.ts';
import { renderSearchParameters } from './render-search-parameters.ts';

/** Renders all generated files: formatted text by path. */
export async function renderGeneratedFiles(): Promise<Readonly<Record<string, string>>> {
	// Generated files are the same in every fork.
	const baseUrl = WRITTEN_ORIGIN;
	const edition = { ...(await operatorEdition()), baseUrl };
	const files = {
		...(await renderGuidePages(edition)),
		'docs/server.json': JSON.stringify(createRegistryEntry(edition)),
	};
	const formatted = Object.entries(files).map(async ([file, text]) => {
		const filepath = join(PROJECT_FOLDER, file);
		return [file, await format(text, { ...(await resolveConfig(filepath)), filepath })] as const;
	});
	return Object.fromEntries(await Promise.all(formatted));
}

/** Renders the pages of the documentation that are generated. */
async function renderGuidePages(edition: Edition): Promise<Record<string, string>> {
	const api = ApiDescription.parse(JSON.parse(textOf(createOpenApiDocument(edition))));
	const connection = toConnection(edition);
	const templates = listResourceTemplates().resourceTemplates.map(({ uriTemplate, ...rest }) => ({
		...rest,
		uri: uriTemplate,
	}));
	const offer = {
		tools: await listTools(),
		resources: [...listResources().resources, ...templates],
		prompts: listPrompts().prompts,
	};
	return {
		'docs/run/commands.md': renderCommands(),
		'docs/run/configuration.md': renderConfiguration(),
		'docs/run/import-formats.md': renderImportFormats(),
		'docs/use/addresses.md': renderAddresses(),
		'docs/use/errors.md': renderErrors(api),
		'docs/use/fields.md': renderFields(api.components.schemas),
		'docs/use/hub-limits.md': renderHubLimits(edition.baseUrl),
		'docs/use/mcp-clients.md': renderMcpClients(listInstallations(connection), connection.url),
		'docs/use/mcp-tools.md': renderMcpTools(offer),
		'docs/use/methods.md': renderMethods(api),
		'docs/use/search-parameters.md': renderSearchParameters(api, edition.insights.aspects),
	};
}
