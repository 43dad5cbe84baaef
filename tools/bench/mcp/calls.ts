import { STATELESS_REVISION } from '../../../src/mcp/revision.ts';
import { SEARCHES } from './searches.ts';

/** The two eras of MCP: with a session, and stateless. */
const SESSION_ERA = '2025-06-18';
export const ERAS = [SESSION_ERA, STATELESS_REVISION] as const;
export type Era = (typeof ERAS)[number];

/** A request to a server, in one wording or in several that alternate. */
export interface Call {
	readonly name: 'initialize' | 'tools/list' | 'get_business' | 'search_reviews';
	/** Whether it is sent in a session, in the era that has sessions. */
	readonly inSession: boolean;
	readonly headers: Readonly<Record<string, string>>;
	/** Creates the messages with this id. */
	readonly messages: (id: number) => readonly string[];
}

const CLIENT = { name: 'forecourt-bench', version: '1.0.0' };
const HEADERS = {
	'content-type': 'application/json',
	accept: 'application/json, text/event-stream',
};
/** The metadata of every stateless request (MCP 2026-07-28, basic/index). */
const STATELESS_META = {
	'io.modelcontextprotocol/protocolVersion': STATELESS_REVISION,
	'io.modelcontextprotocol/clientInfo': CLIENT,
	'io.modelcontextprotocol/clientCapabilities': {},
};

/** Returns the measured calls in the format of an era. */
export function callsOf(era: Era): readonly Call[] {
	const begin =
		era === STATELESS_REVISION
			? { method: 'server/discover', params: {} }
			: {
					method: 'initialize',
					params: { protocolVersion: era, capabilities: {}, clientInfo: CLIENT },
				};
	return [
		callOf(era, 'initialize', begin.method, [begin.params]),
		callOf(era, 'tools/list', 'tools/list', [{}]),
		callOf(era, 'get_business', 'tools/call', [{ name: 'get_business', arguments: {} }]),
		callOf(
			era,
			'search_reviews',
			'tools/call',
			SEARCHES.map((search) => ({ name: 'search_reviews', arguments: search })),
		),
	];
}

function callOf(
	era: Era,
	name: Call['name'],
	method: string,
	params: readonly Readonly<Record<string, unknown>>[],
): Call {
	const isStateless = era === STATELESS_REVISION;
	const inSession = !isStateless && method !== 'initialize';
	return {
		name,
		inSession,
		headers: {
			...HEADERS,
			...((isStateless || inSession) && { 'mcp-protocol-version': era }),
			...(isStateless && { 'mcp-method': method }),
			...(isStateless && method === 'tools/call' && { 'mcp-name': name }),
		},
		messages: (id) =>
			params.map((own) =>
				JSON.stringify({
					...{ jsonrpc: '2.0', id, method },
					params: isStateless ? { ...own, _meta: STATELESS_META } : own,
				}),
			),
	};
}
