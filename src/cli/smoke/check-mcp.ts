import * as z from 'zod';
import { SESSION_REVISIONS, STATELESS_REVISION } from '../../mcp/revision.ts';
import { SearchPage } from '../../search/search-page.ts';
import type { AskOrigin } from './answer.ts';
import { toResult, type Check, type CheckResult, type Fault } from './check-result.ts';
import { callMcp } from './mcp-message.ts';

const REMEDY =
	'Read the log of the function api/mcp. A 403 means that BASE_URL of the server is an address of its own machine';
const STATELESS: Check = {
	name: `MCP ${STATELESS_REVISION}`,
	promise: 'is discovered, lists its tools and searches, without a session',
	remedy: REMEDY,
};
const SESSIONS: Check = {
	name: 'MCP sessions',
	promise: `begins one of ${SESSION_REVISIONS[0]}, lists its tools and searches`,
	remedy: REMEDY,
};

const TOOLS = ['get_business', 'search_reviews'];
const CLIENT = { name: 'forecourt-smoke', version: '1.0.0' };
const NAMESPACE = 'io.modelcontextprotocol';

const Discovery = z.looseObject({
	supportedVersions: z
		.array(z.string())
		.refine((versions) => versions.includes(STATELESS_REVISION), `lacks ${STATELESS_REVISION}`),
});
const Session = z.looseObject({ protocolVersion: z.literal(SESSION_REVISIONS[0]) });
const Tools = z.looseObject({
	tools: z
		.array(z.looseObject({ name: z.string() }))
		.refine(
			(tools) => TOOLS.every((name) => tools.some((tool) => tool.name === name)),
			`must have ${TOOLS.join(' and ')}`,
		),
});
const Found = z.looseObject({ structuredContent: SearchPage });

const SEARCH = { name: 'search_reviews', arguments: { limit: 1 } };

/** Checks MCP as a client without sessions, where every request is independent. */
export async function checkStatelessMcp(ask: AskOrigin): Promise<CheckResult> {
	const _meta = {
		[`${NAMESPACE}/protocolVersion`]: STATELESS_REVISION,
		[`${NAMESPACE}/clientInfo`]: CLIENT,
		[`${NAMESPACE}/clientCapabilities`]: {},
	};
	const call = (method: string, schema: z.ZodType, params: { readonly name?: string } = {}) => {
		const headers = {
			'mcp-protocol-version': STATELESS_REVISION,
			'mcp-method': method,
			...(params.name !== undefined && { 'mcp-name': params.name }),
		};
		return callMcp(ask, { method, params: { _meta, ...params }, headers }, schema);
	};
	const answers = [
		await call('server/discover', Discovery),
		await call('tools/list', Tools),
		await call('tools/call', Found, SEARCH),
	];
	return toResult(
		STATELESS,
		answers.flatMap((answer) => ('fault' in answer ? [answer.fault] : [])),
	);
}

/** Checks MCP as a client that starts a session with `initialize`. */
export async function checkSessionMcp(ask: AskOrigin): Promise<CheckResult> {
	const [protocolVersion] = SESSION_REVISIONS;
	const params = { protocolVersion, capabilities: {}, clientInfo: CLIENT };
	const begun = await callMcp(ask, { method: 'initialize', params }, Session);
	if ('fault' in begun) return toResult(SESSIONS, [begun.fault]);
	const session = begun.headers.get('mcp-session-id');
	if (session === null) {
		const fault = { request: 'POST /mcp initialize', expected: 'an Mcp-Session-Id', found: 'none' };
		return toResult(SESSIONS, [fault]);
	}
	const headers = { 'mcp-session-id': session, 'mcp-protocol-version': protocolVersion };
	const answers = [
		await callMcp(ask, { method: 'tools/list', headers }, Tools),
		await callMcp(ask, { method: 'tools/call', params: SEARCH, headers }, Found),
	];
	const faults: Fault[] = answers.flatMap((answer) => ('fault' in answer ? [answer.fault] : []));
	return toResult(SESSIONS, faults);
}
