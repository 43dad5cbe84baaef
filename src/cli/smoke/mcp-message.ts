import * as z from 'zod';
import { mediaTypeOf } from '../../endpoints/http/media-type.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import { describeAnswer, type Answer, type AskOrigin } from './answer.ts';
import type { Fault } from './check-result.ts';

export interface McpCall {
	readonly method: string;
	readonly params?: Readonly<Record<string, unknown>>;
	readonly headers?: Readonly<Record<string, string>>;
}

const Response = z.looseObject({ jsonrpc: z.literal('2.0'), result: z.unknown() });
const RpcFault = z.looseObject({ error: z.looseObject({ code: z.int(), message: z.string() }) });

/** A client must accept both types (MCP, "Sending Messages to the Server"). */
const CLIENT_HEADERS = {
	'content-type': 'application/json',
	accept: 'application/json, text/event-stream',
};

/** Sends a request to the MCP server and reads its result by a schema. */
export async function callMcp<Schema extends z.ZodType>(
	ask: AskOrigin,
	{ method, params, headers }: McpCall,
	schema: Schema,
): Promise<
	{ readonly result: z.output<Schema>; readonly headers: Headers } | { readonly fault: Fault }
> {
	const answer = await ask({
		path: PATHS.mcp,
		method: 'POST',
		headers: { ...CLIENT_HEADERS, ...headers },
		body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) }),
	});
	const message = readMessage(answer);
	const response = Response.safeParse(message);
	const parsed = schema.safeParse(response.data?.result);
	if (answer.status === 200 && response.success && parsed.success) {
		return { result: parsed.data, headers: answer.headers };
	}
	const error = RpcFault.safeParse(message).data?.error;
	const wrong = parsed.error?.issues[0];
	const told = error
		? `error ${error.code}`
		: response.success && wrong
			? `a result with ${wrong.path.join('.') || 'the whole'}: ${wrong.message}`
			: 'no result';
	const request = `POST ${PATHS.mcp} ${method}`;
	const found = `${describeAnswer(answer)}, ${told}`;
	return { fault: { request, expected: '200 with a result as MCP has it', found } };
}

/** Returns the message of a JSON response, or the first message of an event stream. */
function readMessage({ headers, body }: Answer): unknown {
	const text = body.toString('utf8');
	const isStream = mediaTypeOf(headers.get('content-type')) === 'text/event-stream';
	try {
		return JSON.parse(isStream ? (/^data: ?(.*)$/m.exec(text)?.[1] ?? '') : text);
	} catch {
		return undefined;
	}
}
