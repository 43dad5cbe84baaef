import { PATHS } from '../../endpoints/http/urls.ts';
import type { ApiDescription } from './api-description.ts';
import { describeType } from './describe-type.ts';
import {
	listOperations,
	operationsOf,
	tagPage,
	type DocumentedBody,
	type DocumentedOperation,
} from './list-operations.ts';
import { renderCodeBlock, renderTable } from './markdown.ts';
import type { WrittenPage } from './markdown-version.ts';

/** Lists the pages under `/docs/api` as Markdown: an overview, one per tag, one per operation. */
export function listReferencePages(api: ApiDescription): WrittenPage[] {
	const operations = listOperations(api);
	const { info, tags } = api;
	return [
		{
			path: PATHS.docsApi,
			title: 'API reference',
			description: 'Every operation of the API, and what it sends by itself.',
			body: [
				`${info.description} Version ${info.version}, also as [OpenAPI](${PATHS.openapi}).`,
				renderList(operations),
			].join('\n\n'),
		},
		...tags.map(({ name, description }) => ({
			path: tagPage(name),
			title: `API reference: ${name}`,
			description,
			body: [description, renderList(operationsOf(operations, name))].join('\n\n'),
		})),
		...operations.map((operation) => ({
			path: operation.page,
			title: operation.summary,
			description:
				operation.path === undefined
					? `A request that the hub sends: ${requestOf(operation)}.`
					: requestOf(operation),
			body: renderOperation(operation),
		})),
	];
}

function requestOf({ method, path = 'to your callback' }: DocumentedOperation): string {
	return `${method} ${path}`;
}

function renderList(operations: readonly DocumentedOperation[]): string {
	return operations
		.map((operation) => `- [${operation.summary}](${operation.page}): \`${requestOf(operation)}\``)
		.join('\n');
}

function renderOperation(operation: DocumentedOperation): string {
	const { description, parameters, body, responses } = operation;
	const parts = [`\`${requestOf(operation)}\``, description];
	if (parameters.length > 0) {
		const rows = parameters.map(({ name, in: place, schema, description: meaning, ...rest }) => [
			`\`${name}\``,
			rest.required ? `${place}, required` : place,
			// References link to the page about fields.
			describeType(schema).replaceAll('](#', '](/docs/fields#'),
			meaning,
			`\`${rest.example}\``,
		]);
		parts.push('## Parameters', renderTable(['Name', 'In', 'Type', 'Meaning', 'Example'], rows));
	}
	if (body) {
		parts.push('## Body', `${body.description} Media type: ${renderType(body)}.`);
		parts.push(...renderExamples(body));
	}
	const rows = responses.map(({ status, description: meaning, bodies }) => [
		status,
		meaning,
		bodies.map(renderType).join(', '),
	]);
	parts.push('## Responses', renderTable(['Status', 'Meaning', 'Body'], rows));
	const headers = new Map(
		responses.flatMap((response) =>
			response.headers.map(
				({ name, description: meaning }) => [name, [`\`${name}\``, meaning]] as const,
			),
		),
	);
	if (headers.size > 0) {
		const table = renderTable(['Name', 'Meaning'], [...headers.values()]);
		parts.push('## Response headers', table);
	}
	const examples = responses
		.filter(({ status }) => status < '300')
		.flatMap(({ bodies }) => bodies.flatMap(renderExamples));
	if (examples.length > 0) parts.push('## Examples', ...examples);
	return parts.join('\n\n');
}

/** Renders the media type of a body, with a link to its fields. */
function renderType({ mediaType, schemaName }: DocumentedBody): string {
	const fields = schemaName && ` [${schemaName}](/docs/fields#${schemaName.toLowerCase()})`;
	return `\`${mediaType}\`${fields ?? ''}`;
}

function renderExamples({ examples }: DocumentedBody): string[] {
	return examples.flatMap(({ summary, value }) => [
		`${summary}:`,
		typeof value === 'string'
			? renderCodeBlock('txt', value)
			: renderCodeBlock('json', JSON.stringify(value, null, 2)),
	]);
}
