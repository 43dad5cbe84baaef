import { PATHS } from '../../endpoints/http/urls.ts';
import type { ApiDescription } from './api-description.ts';
import { describeType } from './describe-type.ts';
import { renderCodeBlock, renderTable } from './markdown.ts';
import type { WrittenPage } from './markdown-version.ts';
import { listOperations, type DocumentedOperation } from './list-operations.ts';

/** Lists the pages under `/docs/api` as Markdown: an overview, one per tag, one per operation. */
export function listReferencePages(api: ApiDescription): WrittenPage[] {
	const operations = listOperations(api);
	return [
		{
			path: PATHS.docsApi,
			title: 'API reference',
			description: 'Every operation of the API, and what it sends by itself.',
			body: renderList(operations),
		},
		...api.tags.map(({ name, description }) => ({
			path: `${PATHS.docsApi}/operations/tags/${name}`,
			title: `API reference: ${name}`,
			description,
			body: renderList(operations.filter(({ tag, path }) => tag === name && path !== undefined)),
		})),
		...operations.map((operation) => ({
			path: operation.page,
			title: operation.summary,
			description:
				operation.path === undefined
					? `A request that the hub sends: ${operation.method} to your callback.`
					: `${operation.method} ${operation.path}`,
			body: renderOperation(operation),
		})),
	];
}

function renderList(operations: readonly DocumentedOperation[]): string {
	return operations
		.map(({ method, path, summary, page }) => {
			const request = path === undefined ? `${method} to your callback` : `${method} ${path}`;
			return `- [${summary}](${page}): \`${request}\``;
		})
		.join('\n');
}

function renderOperation({
	description,
	parameters,
	body,
	responses,
}: DocumentedOperation): string {
	const parts = [description];
	if (parameters.length > 0) {
		const rows = parameters.map(({ name, in: place, schema, description: meaning, example }) => [
			`\`${name}\``,
			place,
			// References link to the page about fields.
			describeType(schema).replaceAll('](#', '](/docs/fields#'),
			meaning,
			`\`${example}\``,
		]);
		parts.push('## Parameters', renderTable(['Name', 'In', 'Type', 'Meaning', 'Example'], rows));
	}
	if (body) {
		parts.push('## Body', `${body.description} Media type: \`${body.mediaType}\`.`);
		for (const { summary, value } of body.examples) {
			const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
			parts.push(`${summary}:`, renderCodeBlock('json', text));
		}
	}
	const rows = responses.map(({ status, description: meaning }) => [status, meaning]);
	parts.push('## Responses', renderTable(['Status', 'Meaning'], rows));
	return parts.join('\n\n');
}
