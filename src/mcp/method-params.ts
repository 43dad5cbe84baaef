import * as z from 'zod';
import { isMembers, type Members, type RpcRequest } from './message.ts';
import { RPC_CODES, RpcError } from './rpc-error.ts';

const Text = z.string('must be a text');
const Values = z.record(z.string(), z.unknown(), 'must be an object');
const Texts = z.record(z.string(), Text, 'must be an object of texts');

/** Some clients write null for what they leave out, and the SDKs know no null there. */
const leaveOut = <Value>(value: Value | null) => value ?? undefined;

/** The SDKs leave this name out, and whoever sent it would not hear that it has no effect. */
const Arguments = z
	.custom<Members>(isMembers, 'must be an object')
	.refine((values) => !Object.hasOwn(values, '__proto__'), 'must not have a "__proto__"');

/** Every list is one page, so there is no place in it to begin at. */
const ListParams = z.object({
	cursor: z.null('must be left out: the list has one page').optional().transform(leaveOut),
});
const Reference = z.discriminatedUnion(
	'type',
	[
		z.object({ type: z.literal('ref/prompt'), name: Text }),
		z.object({ type: z.literal('ref/resource'), uri: Text }),
	],
	'must be a "ref/prompt" with a name or a "ref/resource" with a uri',
);

/** What each method of ours reads of its parameters; the rest has no effect and goes no further. */
export const METHOD_PARAMS = {
	ping: z.object({}),
	'server/discover': z.object({}),
	'tools/list': ListParams,
	'tools/call': z.object({ name: Text, arguments: Arguments.nullish().transform(leaveOut) }),
	'resources/list': ListParams,
	'resources/templates/list': ListParams,
	'resources/read': z.object({ uri: Text }),
	'prompts/list': ListParams,
	'prompts/get': z.object({ name: Text, arguments: Texts.nullish().transform(leaveOut) }),
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
 * The parameters of a request, as far as its method reads them; none for a method that is not ours.
 * @throws {RpcError} -32602 in one sentence, with status 200: the request itself was well.
 */
export function readParams(request: RpcRequest): Members {
	const { method } = request;
	return isOurs(method) ? parse<z.ZodType<Members>>(METHOD_PARAMS[method], request) : {};
}

/** The same of `initialize`, which one era has and the other does not know. */
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
