import * as z from 'zod';
import { mediaTypeOf } from '../../endpoints/http/media-type.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import { SESSION_REVISIONS, STATELESS_REVISION } from '../../mcp/revision.ts';
import { SearchPage } from '../../search/search-page.ts';
import { describeResponse, type OriginResponse } from './origin-response.ts';
import type { DeploymentCheck } from './check.ts';
import type { Look } from './look.ts';

const REMEDY =
	'Read the log of the function api/mcp. A 403 means that BASE_URL of the server is an address of its own machine';

const TOOLS = ['get_business', 'search_reviews'];
const CLIENT = { name: 'forecourt-smoke', version: '1.0.0' };
const NAMESPACE = 'io.modelcontextprotocol';
const [SESSION_REVISION] = SESSION_REVISIONS;

const Discovery = z.looseObject({
	supportedVersions: z
		.array(z.string())
		.refine((versions) => versions.includes(STATELESS_REVISION), `lacks ${STATELESS_REVISION}`),
});
const Session = z.looseObject({ protocolVersion: z.literal(SESSION_REVISION) });
const Tools = z.looseObject({
	tools: z
		.array(z.looseObject({ name: z.string() }))
		.refine(
			(tools) => TOOLS.every((name) => tools.some((tool) => tool.name === name)),
			`must have ${TOOLS.join(' and ')}`,
		),
});
const Found = z.looseObject({ structuredContent: SearchPage });
const Response = z.looseObject({ jsonrpc: z.literal('2.0'), result: z.unknown() });
const RpcFault = z.looseObject({ error: z.looseObject({ code: z.int(), message: z.string() }) });

const SEARCH = { name: 'search_reviews', arguments: { limit: 1, view: 'full' } };

export const MCP_CHECKS: readonly DeploymentCheck[] = [
	{
		name: `MCP ${STATELESS_REVISION}`,
		promise: 'is discovered, lists its tools and searches, without a session',
		remedy: REMEDY,
		async find(look) {
			const _meta = {
				[`${NAMESPACE}/protocolVersion`]: STATELESS_REVISION,
				[`${NAMESPACE}/clientInfo`]: CLIENT,
				[`${NAMESPACE}/clientCapabilities`]: {},
			};
			const call = (method: string, schema: z.ZodType, params: { readonly name?: string } = {}) =>
				callMcp(
					look,
					schema,
					method,
					{ _meta, ...params },
					{
						'mcp-protocol-version': STATELESS_REVISION,
						'mcp-method': method,
						...(params.name !== undefined && { 'mcp-name': params.name }),
					},
				);
			await call('server/discover', Discovery);
			await call('tools/list', Tools);
			await call('tools/call', Found, SEARCH);
		},
	},
	{
		name: 'MCP sessions',
		promise: `starts one of revision ${SESSION_REVISION}, lists its tools and searches`,
		remedy: REMEDY,
		async find(look) {
			const client = { protocolVersion: SESSION_REVISION, capabilities: {}, clientInfo: CLIENT };
			const begun = await callMcp(look, Session, 'initialize', client);
			const session = begun?.headers.get('mcp-session-id');
			if (session === null) look.fault('POST /mcp initialize', 'an Mcp-Session-Id', 'none');
			if (typeof session !== 'string') return;
			const headers = { 'mcp-session-id': session, 'mcp-protocol-version': SESSION_REVISION };
			await callMcp(look, Tools, 'tools/list', undefined, headers);
			await callMcp(look, Found, 'tools/call', SEARCH, headers);
		},
	},
];

/** Sends a request to the MCP server. Returns the response if its result has this schema. */
async function callMcp(
	look: Look,
	schema: z.ZodType,
	method: string,
	params?: Readonly<Record<string, unknown>>,
	headers: Readonly<Record<string, string>> = {},
): Promise<OriginResponse | undefined> {
	const response = await look.deployment.ask({
		path: PATHS.mcp,
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			// A client must accept both types (MCP, "Sending Messages to the Server").
			accept: 'application/json, text/event-stream',
			...headers,
		},
		body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) }),
	});
	const message = readMessage(response);
	const envelope = Response.safeParse(message);
	const parsed = schema.safeParse(envelope.data?.result);
	if (response.status === 200 && envelope.success && parsed.success) return response;
	const error = RpcFault.safeParse(message).data?.error;
	const wrong = envelope.success ? parsed.error?.issues[0] : undefined;
	const told = wrong
		? `a result with ${wrong.path.join('.') || 'the whole result'}: ${wrong.message}`
		: 'no result';
	const found = `${describeResponse(response)}, ${error ? `error ${error.code}` : told}`;
	look.fault(`POST ${PATHS.mcp} ${method}`, '200 with a valid MCP result', found);
	return undefined;
}

/** Returns the message in a JSON response, or the first message in an event stream. */
function readMessage({ headers, body }: OriginResponse): unknown {
	const text = body.toString('utf8');
	const isStream = mediaTypeOf(headers.get('content-type')) === 'text/event-stream';
	try {
		return JSON.parse(isStream ? (/^data: ?(.*)$/m.exec(text)?.[1] ?? '') : text);
	} catch {
		return undefined;
	}
}
