import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StarlightPlugin } from '@astrojs/starlight/types';
import starlightOpenApi from 'starlight-openapi';
import { PATHS } from '../../endpoints/http/urls.ts';

type Setup = NonNullable<StarlightPlugin['hooks']['config:setup']>;

/**
 * Creates the reference at `/docs/api`. The plugin reads its document from a temporary file.
 * @param description OpenAPI document, simplified for readers
 */
export function openApiReference(description: unknown): StarlightPlugin {
	return {
		name: 'forecourt-reference',
		hooks: {
			async 'config:setup'(context) {
				const folder = await mkdtemp(join(tmpdir(), 'forecourt-reference-'));
				const schema = join(folder, 'openapi.json');
				try {
					await writeFile(schema, JSON.stringify(description));
					await setUp(schema, context);
				} finally {
					await rm(folder, { recursive: true, force: true });
				}
			},
		},
	};
}

async function setUp(schema: string, context: Parameters<Setup>[0]): Promise<void> {
	const plugin = starlightOpenApi([
		{
			base: PATHS.docsApi,
			schema,
			sidebar: {
				collapsed: true,
				label: 'Reference',
				operations: { badges: true, labels: 'summary', sort: 'document' },
				tags: { sort: 'document' },
			},
			snippets: { operation: false, requestBody: false, response: false },
		},
	]);
	const { config, updateConfig } = context;
	await plugin.hooks['config:setup']?.({
		...context,
		// The plugin would replace our settings for code blocks with its own.
		updateConfig: ({ expressiveCode: _, ...changes }) =>
			updateConfig({ ...changes, expressiveCode: config.expressiveCode }),
	});
}
