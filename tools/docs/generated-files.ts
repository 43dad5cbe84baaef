import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Edition } from '../../src/edition/documents/edition.ts';
import { textOf } from '../../src/edition/documents/published-document.ts';
import { canonicalOriginIn } from '../../src/endpoints/http/canonical-origin.ts';
import { toConnection } from './connection.ts';
import { listPrompts } from '../../src/mcp/prompts.ts';
import { listResources, listResourceTemplates } from '../../src/mcp/resources.ts';
import { createOpenApiDocument } from '../../src/openapi/openapi-document.ts';
import { PROJECT_FOLDER } from '../../src/platform/project-folder.ts';
import { ApiDescription } from '../../src/site/docs/api-description.ts';
import { operatorEdition } from '../../tests/support/content.ts';
import { listTools } from '../../tests/support/mcp-tools.ts';
import { listInstallations } from './install-links.ts';
import { createRegistryEntry } from './registry-entry.ts';
import { renderErrors } from './render-errors.ts';
import { renderFields } from './render-fields.ts';
import { renderHubLimits } from './render-hub-limits.ts';
import { renderInstallGuide } from './render-install-guide.ts';
import { renderMcpClients, renderMcpTools } from './render-mcp.ts';
import { renderMethods } from './render-methods.ts';
import { renderCommands, renderConfiguration, renderEnvironmentTable } from './render-operating.ts';
import { renderSearchParameters } from './render-search-parameters.ts';

const LOCAL_ORIGIN = 'http://127.0.0.1:4321';

/** Renders all generated files and sections: formatted text by path. */
export async function renderGeneratedFiles(): Promise<Readonly<Record<string, string>>> {
	const baseUrl = canonicalOriginIn(read('vercel.json')) ?? '';
	const edition = { ...(await operatorEdition()), baseUrl };
	const installations = listInstallations(toConnection(edition));
	const files = {
		...(await renderGuidePages(edition)),
		'docs/operations.md': withSection(
			'docs/operations.md',
			'environment',
			renderEnvironmentTable(),
		),
		'docs/server.json': JSON.stringify(createRegistryEntry(edition)),
		'docs/mcp.md': withSection('docs/mcp.md', 'install', renderInstallGuide(installations)),
		'README.md': withSection('README.md', 'install', renderLocalInstallations(edition)),
	};
	const formatted = Object.entries(files).map(async ([file, text]) => {
		const filepath = join(PROJECT_FOLDER, file);
		return [file, await format(text, { ...(await resolveConfig(filepath)), filepath })] as const;
	});
	return Object.fromEntries(await Promise.all(formatted));
}

/** Renders the pages of the guide that are generated completely. */
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
		'docs/guide/commands.md': renderCommands(),
		'docs/guide/configuration.md': renderConfiguration(),
		'docs/guide/errors.md': renderErrors(api),
		'docs/guide/fields.md': renderFields(api),
		'docs/guide/hub-limits.md': renderHubLimits(edition.baseUrl),
		'docs/guide/mcp-clients.md': renderMcpClients(listInstallations(connection), connection.url),
		'docs/guide/mcp-tools.md': renderMcpTools(offer),
		'docs/guide/methods.md': renderMethods(api),
		'docs/guide/search-parameters.md': renderSearchParameters(api),
	};
}

function renderLocalInstallations(edition: Edition): string {
	const clients = listInstallations(toConnection({ ...edition, baseUrl: LOCAL_ORIGIN }));
	const find = (wanted: string) => clients.find(({ id }) => id === wanted);
	return [
		`- Claude Code: \`${find('claude-code')?.command}\``,
		`- Cursor: [add it](${find('cursor')?.links?.web})`,
		`- VS Code: \`${find('vscode')?.command}\``,
	].join('\n');
}

/** Replaces the text between the two comments that mark a section. */
function withSection(file: string, name: string, text: string): string {
	const section = new RegExp(`(<!-- ${name}:[^>]*-->)[^]*(<!-- /${name} -->)`);
	const page = read(file);
	if (!section.test(page)) throw new TypeError(`Cannot find the section "${name}" in ${file}`);
	return page.replace(section, (_, begin: string, end: string) => `${begin}\n\n${text}\n\n${end}`);
}

function read(file: string): string {
	return readFileSync(join(PROJECT_FOLDER, file), 'utf8');
}
