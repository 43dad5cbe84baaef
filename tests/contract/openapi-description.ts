import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as z from 'zod';
import { SCHEMAS } from '../../src/openapi/components.ts';
import { COMMON_HEADERS, PREFLIGHT_HEADERS, RANGE_HEADERS } from './common-headers.ts';

const JsonObject = z.record(z.string(), z.unknown());
type JsonObject = z.output<typeof JsonObject>;

const Reference = z.strictObject({ $ref: z.string() });
const Body = z.looseObject({ schema: JsonObject });
const DescribedResponse = z.looseObject({
	headers: z.record(z.string(), Reference).optional(),
	content: z.record(z.string(), Body).optional(),
});
type DescribedResponse = z.output<typeof DescribedResponse>;
const Operation = z.looseObject({
	description: z.string(),
	parameters: z.array(JsonObject).optional(),
	responses: z.record(z.string(), z.union([Reference, DescribedResponse])),
});

/** The parts of the document that the tests use. */
export const ApiDescription = z.looseObject({
	openapi: z.string(),
	info: z.looseObject({ version: z.string() }),
	servers: z.array(z.looseObject({ url: z.string(), description: z.string() })),
	paths: z.record(z.string(), z.record(z.string(), Operation)),
	components: z.looseObject({
		schemas: z.record(z.string(), JsonObject),
		responses: z.record(z.string(), DescribedResponse),
		headers: z.record(z.string(), z.looseObject({ schema: JsonObject })),
	}),
});
export type ApiDescription = z.output<typeof ApiDescription>;

const Examples = z.record(z.string(), z.object({ value: z.unknown() }));

/** Lists the example bodies of the shared responses whose names match. */
export function listErrorExamples({ components }: ApiDescription, names: RegExp): unknown[] {
	return Object.entries(components.responses)
		.filter(([name]) => names.test(name))
		.flatMap(([, { content = {} }]) => Object.values(content))
		.flatMap(({ examples }) => Object.values(Examples.parse(examples)))
		.map(({ value }) => value);
}

/** A request and its response. */
export interface Exchange {
	readonly method: string;
	/** The described path. */
	readonly path: string;
	readonly response: Response;
	readonly body: string;
}

/** Headers that the description leaves out, each with the reason. */
const TRANSFER_HEADERS: Readonly<Record<string, string>> = {
	connection: 'describes the connection',
	server: 'names the proxy in front',
	'content-length': 'follows from the body',
	'content-type': 'is the key of "content" in OpenAPI, where a header of this name is ignored',
	date: 'says when the response was sent',
	'keep-alive': 'describes the connection',
	'transfer-encoding': 'describes the connection',
	'vercel-cdn-cache-control': 'is for the cache of the platform, which does not pass it on',
};

/** Compares responses and values with the description. */
export interface DescriptionCheck {
	/** Returns the differences between a response and its description. */
	findFaults(exchange: Exchange): string[];
	/** Returns the differences between a response and a named component. */
	findFaultsBy(response: string, exchange: Exchange): string[];
	/** Checks a value against a schema and against the closed zod schema. Returns the errors. */
	findMistakes(schema: JsonObject, value: unknown): string[];
}

export function createDescriptionCheck(api: ApiDescription): DescriptionCheck {
	const ajv = new Ajv2020({ strict: false, allErrors: true });
	addFormats.default(ajv);
	const validators = new Map<string, ValidateFunction>();
	const { components } = api;

	function findMistakes(schema: JsonObject, value: unknown): string[] {
		const key = JSON.stringify(schema);
		const validate = validators.get(key) ?? ajv.compile({ ...schema, components });
		validators.set(key, validate);
		validate(value);
		const mistakes = validate.errors ?? [];
		const closed = SCHEMAS[nameIn(schema['$ref'])]?.safeParse(value).error?.issues ?? [];
		return [
			...mistakes.map(({ instancePath, message }) => `${instancePath} ${message}`),
			...closed.map(({ path, message }) => `${path.join('/')} ${message}`),
		];
	}

	function findHeaderFaults(
		answer: DescribedResponse,
		{ headers }: Response,
		explained: Readonly<Record<string, JsonObject>> = {},
	): string[] {
		const names = Object.keys(answer.headers ?? {});
		return [...headers].flatMap(([sent, value]) => {
			if (sent in TRANSFER_HEADERS) return [];
			const name = names.find((described) => described.toLowerCase() === sent);
			// Components have the name of their header.
			const described = name === undefined ? undefined : components.headers[name]?.schema;
			const schema = described ?? explained[sent] ?? COMMON_HEADERS[sent];
			if (schema === undefined) return [`the header ${sent} is not described`];
			return findMistakes(schema, value).map((mistake) => `${sent}: ${mistake}`);
		});
	}

	function findBodyFaults(
		answer: DescribedResponse,
		{ method, response, body }: Exchange,
	): string[] {
		const { status, headers } = response;
		if (body === '' && (method === 'HEAD' || mayBeEmpty(status))) return [];
		const [type = ''] = (headers.get('content-type') ?? '').split(';');
		const schema = answer.content?.[type]?.schema;
		if (!schema) return [`a body of ${type} is not described`];
		const isText = schema['type'] === 'string';
		return findMistakes(schema, isText ? body : JSON.parse(body));
	}

	function findFaultsIn(answer: DescribedResponse, exchange: Exchange): string[] {
		return [...findHeaderFaults(answer, exchange.response), ...findBodyFaults(answer, exchange)];
	}

	return {
		findMistakes,
		findFaults(exchange) {
			const { method, path, response } = exchange;
			const { status } = response;
			if (method === 'OPTIONS' && status === 204) {
				return findHeaderFaults({}, response, PREFLIGHT_HEADERS);
			}
			// HEAD has no description of its own; it has the same responses as GET.
			const operation = api.paths[path]?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
			const { responses = {} } = operation ?? Object.values(api.paths[path] ?? {})[0] ?? {};
			const described = responses[status === 206 ? 200 : status] ?? responses['default'];
			const answer = described && resolveResponse(api, described);
			if (!answer) return [`${status} is not described`];
			if (status === 206) return findHeaderFaults(answer, response, RANGE_HEADERS);
			return findFaultsIn(answer, exchange);
		},
		findFaultsBy(name, exchange) {
			const answer = components.responses[name];
			return answer ? findFaultsIn(answer, exchange) : [`${name} is not described`];
		},
	};
}

/** Returns the description of a response, resolving a reference. */
export function resolveResponse(
	{ components }: ApiDescription,
	described: DescribedResponse | z.output<typeof Reference>,
): DescribedResponse | undefined {
	return '$ref' in described ? components.responses[nameIn(described.$ref)] : described;
}

/** Whether a response may have no body. A 202 needs none, and a CDN may send a 405 without one. */
function mayBeEmpty(status: number): boolean {
	return [202, 204, 304, 405].includes(status);
}

function nameIn(reference: unknown): string {
	return String(reference).split('/').at(-1) ?? '';
}
