import { PATHS } from '../../endpoints/http/urls.ts';
import {
	referredName,
	type ApiDescription,
	type Content,
	type Operation,
	type Parameter,
	type Reference,
} from './api-description.ts';

/** Body of a request or response. */
export interface DocumentedBody {
	readonly mediaType: string;
	/** Name of its schema on the page about fields. */
	readonly schemaName: string | undefined;
	readonly examples: readonly { readonly summary: string; readonly value: unknown }[];
}

export interface DocumentedResponse {
	readonly status: string;
	readonly description: string;
	readonly headers: readonly { readonly name: string; readonly description: string }[];
	readonly bodies: readonly DocumentedBody[];
}

/** An operation in the API, or a webhook that it sends. A webhook has no path. */
export interface DocumentedOperation {
	readonly id: string;
	readonly method: string;
	readonly path: string | undefined;
	readonly tag: string;
	readonly summary: string;
	readonly description: string;
	readonly parameters: readonly Parameter[];
	readonly body: (DocumentedBody & { readonly description: string }) | undefined;
	readonly responses: readonly DocumentedResponse[];
	/** Path of its documentation page. */
	readonly page: string;
}

/** Lists all operations in the order of the API description, then webhooks. */
export function listOperations(api: ApiDescription): DocumentedOperation[] {
	const operations = Object.entries(api.paths).flatMap(([path, item]) =>
		Object.entries(item).map(([method, operation]) => describe(api, method, operation, path)),
	);
	const webhooks = Object.values(api.webhooks).flatMap((item) =>
		Object.entries(item).map(([method, operation]) => describe(api, method, operation, undefined)),
	);
	return [...operations, ...webhooks];
}

/** Returns the operations of a tag, without webhooks. */
export function operationsOf(
	operations: readonly DocumentedOperation[],
	tagName: string,
): DocumentedOperation[] {
	return operations.filter(({ tag, path }) => tag === tagName && path !== undefined);
}

/** Titles of tags, the most common task first. */
const TAG_TITLES = new Map([
	['search', 'Search'],
	['datasets', 'Datasets'],
	['feeds', 'Feeds'],
	['log', 'Transparency log'],
	['websub', 'WebSub'],
	['mcp', 'MCP'],
	['discovery', 'Discovery'],
]);

/** Lists the tags by task. */
export function listTags({ tags }: ApiDescription): ApiDescription['tags'] {
	const order = [...TAG_TITLES.keys()];
	return tags.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

export function tagTitle(tagName: string): string {
	return TAG_TITLES.get(tagName) ?? tagName;
}

/** Returns the path of the page that lists the operations with a tag. */
export function tagPage(tagName: string): string {
	return `${PATHS.docsApi}/operations/tags/${tagName}`;
}

function describe(
	{ components }: ApiDescription,
	method: string,
	operation: Operation,
	path: string | undefined,
): DocumentedOperation {
	const { operationId, tags, summary, description, requestBody } = operation;
	const folder = path === undefined ? 'webhooks' : 'operations';
	const [body] = toBodies(requestBody?.content);
	return {
		id: operationId,
		method: method.toUpperCase(),
		path,
		tag: tags[0] ?? '',
		summary,
		description,
		parameters: operation.parameters.map((one) => resolve(components.parameters, one)),
		body: body && { ...body, description: requestBody?.description ?? '' },
		responses: Object.entries(operation.responses).map(([status, one]) => {
			const response = resolve(components.responses, one);
			const headers = Object.entries(response.headers).map(([name, header]) => ({
				name,
				description: resolve(components.headers, header).description,
			}));
			const bodies = toBodies(response.content);
			return { status, description: response.description, headers, bodies };
		}),
		page: `${PATHS.docsApi}/${folder}/${operationId.toLowerCase()}`,
	};
}

function toBodies(content: Content = {}): DocumentedBody[] {
	return Object.entries(content).map(([mediaType, { schema, examples }]) => ({
		mediaType,
		schemaName: schema.$ref === undefined ? undefined : referredName(schema.$ref),
		examples: Object.entries(examples).map(([name, { summary = name, value }]) => ({
			...{ summary, value },
		})),
	}));
}

function resolve<Value extends object>(
	components: Readonly<Record<string, Value>>,
	value: Value | Reference,
): Value {
	const target = '$ref' in value ? components[referredName(String(value.$ref))] : value;
	// The description has a component for every reference.
	return target as Value;
}
