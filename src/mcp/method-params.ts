import * as z from 'zod';
import { isMembers, type Members, type RpcRequest } from './message.ts';
import { RPC_CODES, RpcError } from './rpc-error.ts';

const Text = z.string('must be a string');
const Values = z.record(z.string(), z.unknown(), 'must be an object');
const Texts = z.record(z.string(), Text, 'must be an object of strings');

/** Some clients send null for an omitted parameter, which the SDKs do not accept. */
const nullToUndefined = <Value>(value: Value | null) => value ?? undefined;

/** The SDKs drop `__proto__` silently, so reject it here. */
const Arguments = z
	.custom<Members>(isMembers, 'must be an object')
	.refine((values) => !Object.hasOwn(values, '__proto__'), 'must not have a "__proto__"');

/** Every list has one page, so no cursor is valid. */
const ListParams = z.object({
	cursor: z.null('must be left out: the list has one page').optional().transform(nullToUndefined),
});
const Reference = z.discriminatedUnion(
	'type',
	[
		z.object({ type: z.literal('ref/prompt'), name: Text }),
		z.object({ type: z.literal('ref/resource'), uri: Text }),
	],
	'must be a "ref/prompt" with a name or a "ref/resource" with a uri',
);

/** The parameters that each method reads. Others are ignored and not passed on. */
const METHOD_PARAMS = {
	ping: z.object({}),
	'server/discover': z.object({}),
	'tools/list': ListParams,
	'tools/call': z.object({ name: Text, arguments: Arguments.nullish().transform(nullToUndefined) }),
	'resources/list': ListParams,
	'resources/templates/list': ListParams,
	'resources/read': z.object({ uri: Text }),
	'prompts/list': ListParams,
	'prompts/get': z.object({ name: Text, arguments: Texts.nullish().transform(nullToUndefined) }),
	'completion/complete': z.object({
		ref: Reference,
		argument: z.object({ name: Text, value: Text }, 'must be an object'),
	}),
} satisfies Record<string, z.ZodType<Members>>;
const InitializeParams = z.object({
	protocolVersion: Text,
	capabilities: Values,
	clientInfo: z.object({ name: Text, version: Text }, 'must be an object'),
});
export type MethodParams = {
	[Method in keyof typeof METHOD_PARAMS]: z.output<(typeof METHOD_PARAMS)[Method]>;
};

/**
 * Returns the parameters that the method of a request reads; none for an unknown method.
 * @throws {RpcError} -32602 with one sentence and status 200, because the request itself is valid.
 */
export function readParams(request: RpcRequest): Members {
	const { method } = request;
	return isOurs(method) ? parse<z.ZodType<Members>>(METHOD_PARAMS[method], request) : {};
}

/** Reads the parameters of `initialize`, which only one era has. */
export function readInitialize(request: RpcRequest): z.output<typeof InitializeParams> {
	return parse(InitializeParams, request);
}

function parse<Schema extends z.ZodType<Members>>(
	schema: Schema,
	{ id, method, params = {} }: RpcRequest,
): z.output<Schema> {
	const parsed = schema.safeParse(params);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const name = issue?.path.join('.') ?? '';
	const message = `Cannot call "${method}": "${name}" ${issue?.message}`;
	throw new RpcError(RPC_CODES.invalidParams, message, { id, status: 200 });
}

function isOurs(method: string): method is keyof typeof METHOD_PARAMS {
	return Object.hasOwn(METHOD_PARAMS, method);
}
