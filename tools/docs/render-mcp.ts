import type { Installation } from './install-links.ts';
import { renderInstallGuide } from './render-install-guide.ts';
import type { ToolDescription } from '../../src/mcp/tools/tool.ts';
import type { FieldSchema } from '../../src/site/docs/api-description.ts';
import { describeType } from '../../src/site/docs/describe-type.ts';
import { renderCodeBlock, renderTable } from '../../src/site/docs/markdown.ts';
import { renderGeneratedPage } from './generated-page.ts';

/** Renders the `/docs/mcp-clients` page. */
export function renderMcpClients(installations: readonly Installation[], url: string): string {
	// On a separate page, clients are second-level headings.
	const guide = renderInstallGuide(installations)
		.replace(/^### /gm, '## ')
		.replace(/^```sh$/gm, '```sh no-run="needs the client"');
	return renderGeneratedPage(
		{ title: 'Connect a client', description: 'How to add the MCP server to each client.' },
		[
			`The server is at \`${url}\`, over streamable HTTP, without a key. [Connect an AI agent](/docs/mcp) explains what it does.`,
			guide,
		].join('\n\n'),
	);
}

/** An item of `resources/list`, `resources/templates/list` or `prompts/list`. */
interface Named {
	readonly name: string;
	readonly title: string;
	readonly description: string;
}

export interface McpOffer {
	readonly tools: readonly ToolDescription[];
	readonly resources: readonly (Named & { readonly uri: string })[];
	readonly prompts: readonly (Named & {
		readonly arguments: readonly {
			readonly name: string;
			readonly description?: string | undefined;
		}[];
	})[];
}

/** Arguments that the examples send to each tool. */
const EXAMPLES: Readonly<Record<string, object>> = {
	get_business: { part: 'hours' },
	get_review: { id: 'mcyuw3gmgkna' },
	get_insights: { aspect: 'speed', location: 'Harborview' },
	compare: { by: 'locations' },
	search: { query: 'brakes squealed after the repair' },
	fetch: { id: 'mcyuw3gmgkna' },
};

/** Renders the `/docs/mcp-tools` page. */
export function renderMcpTools({ tools, resources, prompts }: McpOffer): string {
	return renderGeneratedPage(
		{ title: 'Tools and resources', description: 'What the MCP server offers to agents.' },
		[
			'As listed by the server. All tools are read-only. Customer texts are untrusted data.',
			...tools.map(renderTool),
			'## Resources',
			renderTable(
				['Address', 'Name', 'What it is'],
				resources.map(({ uri, title, description }) => [`\`${uri}\``, title, description]),
			),
			...prompts.map(
				({ name, description, arguments: args }) =>
					`## Prompt: ${name}\n\n${description}\n\n${renderTable(
						['Argument', 'Meaning'],
						args.map((argument) => [`\`${argument.name}\``, argument.description ?? '']),
					)}`,
			),
		].join('\n\n'),
	);
}

function renderTool({ name, description, inputSchema, outputSchema }: ToolDescription): string {
	const args = Object.entries(inputSchema.properties).map(([argument, schema]) => [
		`\`${argument}\``,
		describeType(schema as FieldSchema),
		String(schema['description'] ?? ''),
	]);
	const params = { name, arguments: EXAMPLES[name] ?? {} };
	const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
	return [
		`## ${name}`,
		description,
		...(args.length > 0 ? [renderTable(['Argument', 'Type', 'Meaning'], args)] : []),
		...(outputSchema
			? [
					`The result has ${Object.keys(outputSchema.properties)
						.map((member) => `\`${member}\``)
						.join(', ')}.`,
				]
			: []),
		renderCodeBlock('json', JSON.stringify(call, null, 2)),
	].join('\n\n');
}
