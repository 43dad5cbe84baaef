import { PATHS } from '../../endpoints/http/urls.ts';
import type { ApiDescription } from './api-description.ts';
import { describeType } from './describe-type.ts';
import {
	listOperations,
	listTags,
	operationsOf,
	tagPage,
	tagTitle,
	type DocumentedBody,
	type DocumentedOperation,
	type DocumentedResponse,
} from './list-operations.ts';
import { renderCodeBlock, renderTable } from './markdown.ts';
import type { WrittenPage } from './markdown-version.ts';

/** Lists the pages under `/docs/api` as Markdown: an overview, one per tag, one per operation. */
export function listReferencePages(api: ApiDescription): WrittenPage[] {
	const operations = listOperations(api);
	const { info } = api;
	const tags = listTags(api);
	return [
		{
			path: PATHS.docsApi,
			title: 'API reference',
			description: 'Every operation of the API by task, and the requests that its hub sends.',
			body: [
				`${info.description} [API version](/docs/versioning#version-numbers) ${info.version}, also as [OpenAPI](${PATHS.openapi}).`,
				...tags.flatMap(({ name, description }) => [
					`## ${tagTitle(name)}`,
					description,
					renderList(operationsOf(operations, name)),
				]),
				'## Webhooks',
				renderList(operations.filter(({ path }) => path === undefined)),
				'## Headers and errors of every response',
				'Any operation may also answer with these:',
				renderStatuses(operations.flatMap(({ responses }) => responses.filter(isGeneral))),
				'Responses have these headers:',
				renderHeaders(operations),
			].join('\n\n'),
		},
		...tags.map(({ name, description }) => ({
			path: tagPage(name),
			title: `API reference: ${tagTitle(name)}`,
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
			`\`${name}\`${rest.required ? ' (required)' : ''}`,
			// References link to the page about fields.
			describeType(schema).replaceAll('](#', '](/docs/fields#'),
			place === 'header' ? `Header. ${meaning}` : meaning,
			`\`${rest.example}\``,
		]);
		parts.push('## Parameters', renderTable(['Name', 'Type', 'Meaning', 'Example'], rows));
	}
	if (body) {
		parts.push('## Body', `${body.description} Media type: ${renderType(body)}.`);
		parts.push(...renderExamples(body));
	}
	parts.push(
		'## Responses',
		renderStatuses(responses.filter((response) => !isGeneral(response))),
		`[Headers and errors of every response](${PATHS.docsApi}#headers-and-errors-of-every-response) lists the others.`,
	);
	const examples = responses
		.filter(({ status }) => status < '300')
		.flatMap(({ bodies }) => bodies.flatMap(renderExamples));
	if (examples.length > 0) parts.push('## Examples', ...examples);
	return parts.join('\n\n');
}

/** Statuses that any operation may answer with. They are explained once, on the overview. */
const GENERAL_STATUSES: ReadonlySet<string> = new Set(['304', '405', '412', '414', '500']);

function isGeneral({ status }: DocumentedResponse): boolean {
	return GENERAL_STATUSES.has(status);
}

/** Renders a table of responses, one row for each status and meaning. */
function renderStatuses(responses: readonly DocumentedResponse[]): string {
	const rows = responses.map(({ status, description, bodies }) => [
		status,
		description,
		bodies.map(renderType).join(', '),
	]);
	const unique = new Map(rows.map((row) => [row.slice(0, 2).join(' '), row]));
	return renderTable(['Status', 'Meaning', 'Body'], [...unique.values()].toSorted(byStatus));
}

function byStatus([a = '']: readonly string[], [b = '']: readonly string[]): number {
	return Number(a) - Number(b);
}

function renderHeaders(operations: readonly DocumentedOperation[]): string {
	const headers = operations.flatMap(({ responses }) => responses.flatMap((one) => one.headers));
	const rows = new Map(
		headers.map(({ name, description }) => [name, [`\`${name}\``, description]] as const),
	);
	return renderTable(['Name', 'Meaning'], [...rows.values()]);
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
