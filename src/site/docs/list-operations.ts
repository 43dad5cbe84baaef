import { PATHS } from '../../endpoints/http/urls.ts';
import {
	referredName,
	type ApiDescription,
	type Operation,
	type Parameter,
} from './api-description.ts';

/** Body of a request. */
export interface RequestBody {
	readonly description: string;
	readonly mediaType: string;
	readonly examples: readonly { readonly summary: string; readonly value: unknown }[];
}

/** An operation of the API, or a webhook that it sends. A webhook has no path. */
export interface DocumentedOperation {
	readonly id: string;
	readonly method: string;
	readonly path: string | undefined;
	readonly tag: string;
	readonly summary: string;
	readonly description: string;
	readonly parameters: readonly Parameter[];
	readonly body: RequestBody | undefined;
	readonly responses: readonly { readonly status: string; readonly description: string }[];
	/** Path of its documentation page. */
	readonly page: string;
}

/** Lists all operations except `OPTIONS` in the order of the API description, then webhooks. */
export function listOperations(api: ApiDescription): DocumentedOperation[] {
	const operations = Object.entries(api.paths).flatMap(([path, item]) =>
		Object.entries(item)
			.filter(([method]) => method !== 'options')
			.map(([method, operation]) => describe(api, method, operation, path)),
	);
	const webhooks = Object.values(api.webhooks).flatMap((item) =>
		Object.entries(item).map(([method, operation]) => describe(api, method, operation, undefined)),
	);
	return [...operations, ...webhooks];
}

function describe(
	api: ApiDescription,
	method: string,
	operation: Operation,
	path: string | undefined,
): DocumentedOperation {
	const { operationId, tags, summary, description } = operation;
	const folder = path === undefined ? 'webhooks' : 'operations';
	return {
		id: operationId,
		method: method.toUpperCase(),
		path,
		tag: tags[0] ?? '',
		summary,
		description,
		parameters: operation.parameters.flatMap((parameter) => resolveParameter(api, parameter) ?? []),
		body: toBody(operation),
		responses: Object.entries(operation.responses).map(([status, response]) => ({
			status,
			description: resolveResponse(api, response),
		})),
		page: `${PATHS.docsApi}/${folder}/${operationId.toLowerCase()}`,
	};
}

function resolveParameter(
	{ components }: ApiDescription,
	parameter: Operation['parameters'][number],
): Parameter | undefined {
	if (!('$ref' in parameter)) return parameter;
	return components.parameters[referredName(String(parameter.$ref))];
}

function resolveResponse(
	{ components }: ApiDescription,
	response: Operation['responses'][string],
): string {
	if ('description' in response) return String(response.description);
	return components.responses[referredName(response.$ref)]?.description ?? '';
}

function toBody({ requestBody }: Operation): RequestBody | undefined {
	const [content] = Object.entries(requestBody?.content ?? {});
	if (!requestBody || !content) return undefined;
	const [mediaType, { examples }] = content;
	return { description: requestBody.description, mediaType, examples: Object.values(examples) };
}
