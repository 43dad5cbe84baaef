import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { ApiDescription } from '../../../../src/site/docs/api-description.ts';
import { renderErrors } from '../../../../src/site/docs/render-errors.ts';
import { renderFields } from '../../../../src/site/docs/render-fields.ts';
import { renderHubLimits } from '../../../../src/site/docs/render-hub-limits.ts';
import { renderMcpClients, renderMcpTools } from '../../../../src/site/docs/render-mcp.ts';
import { renderMethods } from '../../../../src/site/docs/render-methods.ts';
import {
	renderCommands,
	renderConfiguration,
	renderEnvironmentTable,
} from '../../../../src/site/docs/render-operating.ts';
import { renderSearchParameters } from '../../../../src/site/docs/render-search-parameters.ts';
import { textOf } from '../../../../src/edition/documents/published-document.ts';
import { toConnection } from '../../../../src/mcp/discovery/connection.ts';
import { listInstallations } from '../../../../src/mcp/discovery/install-links.ts';
import { listPrompts } from '../../../../src/mcp/prompts.ts';
import { listResources, listResourceTemplates } from '../../../../src/mcp/resources.ts';
import { createOpenApiDocument } from '../../../../src/openapi/openapi-document.ts';
import { canonicalOriginIn } from '../../../../src/endpoints/http/canonical-origin.ts';
import { operatorEdition, ROOT } from '../../../support/content.ts';
import { listTools } from '../../../support/mcp-tools.ts';

const baseUrl = canonicalOriginIn(read('vercel.json')) ?? '';
const edition = { ...(await operatorEdition()), baseUrl };
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

/** The generated pages; `-u` writes them. */
const PAGES: Readonly<Record<string, string>> = {
	commands: renderCommands(),
	configuration: renderConfiguration(),
	errors: renderErrors(api),
	fields: renderFields(api),
	'hub-limits': renderHubLimits(baseUrl),
	'mcp-clients': renderMcpClients(listInstallations(connection), connection.url),
	'mcp-tools': renderMcpTools(offer),
	methods: renderMethods(api),
	'search-parameters': renderSearchParameters(api),
};

it.each(Object.entries(PAGES))('docs/guide/%s.md matches the code', async (name, text) => {
	await expectFile(`docs/guide/${name}.md`, text);
});

it('only these pages are marked as generated', () => {
	const generated = readdirSync(join(ROOT, 'docs/guide'))
		.filter((file) => /^generated: true$/m.test(read(`docs/guide/${file}`).slice(0, 500)))
		.map((file) => file.replace('.md', ''));
	expect(generated.toSorted()).toEqual(Object.keys(PAGES).toSorted());
});

it('docs/operations.md has the same table of environment variables', async () => {
	const section = /(<!-- environment:[^>]*-->)[^]*(<!-- \/environment -->)/;
	const page = read('docs/operations.md');
	expect(page).toMatch(section);
	const renewed = page.replace(
		section,
		(_, begin: string, end: string) => `${begin}\n\n${renderEnvironmentTable()}\n\n${end}`,
	);
	await expectFile('docs/operations.md', renewed);
});

async function expectFile(file: string, text: string): Promise<void> {
	const path = join(ROOT, file);
	const options = await resolveConfig(path);
	await expect(await format(text, { ...options, filepath: path })).toMatchFileSnapshot(path);
}

function read(file: string): string {
	return readFileSync(join(ROOT, file), 'utf8');
}
