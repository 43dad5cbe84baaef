import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isSessionRevision, STATELESS_REVISION } from '../../../src/mcp/revision.ts';
import { SearchParams } from '../../../src/search/search-params.ts';
import { loadAnswers, type Answers } from './answers.ts';
import { answerFor, serveWeb, type Given } from './contender.ts';

/**
 * A server that could be written in an afternoon without an SDK: only the two tools, only the
 * checks that a client can notice, and JSON put together from existing JSON. It is the baseline for
 * the cost of everything else.
 */
answerFor(async ({ editionFolder, results }) => {
	const { overview, search } = await loadAnswers(editionFolder);
	const tools = { business: toContent(overview), search };
	return serveWeb((request) => handlePost(request, tools, results));
});

interface Tools extends Pick<Answers, 'search'> {
	/** The members of the tool result, as JSON. */
	readonly business: string;
}

interface Rpc {
	readonly jsonrpc?: unknown;
	readonly id?: unknown;
	readonly method?: unknown;
	readonly params?: Readonly<Record<string, unknown>>;
}

const SESSION_ERA = '2025-06-18';
const MAX_BYTES = 1024 * 1024;
const SECRET = 'a secret of thirty-two characters';
const HEADERS = {
	'Content-Type': 'application/json',
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Expose-Headers': 'Mcp-Session-Id',
};
const Search = SearchParams.strict();

async function handlePost(
	request: Request,
	tools: Tools,
	results: Given['results'],
): Promise<Response> {
	const { headers } = request;
	const refusal = refuseByHead(request);
	if (refusal) return refusal;
	const text = await request.text();
	if (text.length > MAX_BYTES) return refuse(413, -32600, 'too long');
	let message: Rpc | null;
	try {
		message = JSON.parse(text);
	} catch {
		return refuse(400, -32700, 'no JSON');
	}
	if (message?.jsonrpc !== '2.0' || typeof message.method !== 'string') {
		return refuse(400, -32600, 'no JSON-RPC');
	}
	if (message.id === undefined) return new Response(null, { status: 202, headers: HEADERS });

	const { id, method, params = {} } = message;
	const meta = params['_meta'];
	if (typeof meta === 'object' && meta && 'io.modelcontextprotocol/protocolVersion' in meta) {
		const isMeant =
			meta['io.modelcontextprotocol/protocolVersion'] === STATELESS_REVISION &&
			headers.get('mcp-protocol-version') === STATELESS_REVISION &&
			headers.get('mcp-method') === method &&
			(method !== 'tools/call' || headers.get('mcp-name') === params['name']);
		if (!isMeant) return refuse(400, -32020, 'other headers', id);
		if (method === 'server/discover') {
			return respond(id, results[`${STATELESS_REVISION} initialize`] ?? '');
		}
		if (method === 'tools/list')
			return respond(id, results[`${STATELESS_REVISION} ${method}`] ?? '');
		return callTool(id, method, params, tools, '"resultType":"complete",');
	}
	if (method === 'initialize') {
		return respond(id, results[`${SESSION_ERA} initialize`] ?? '', {
			...HEADERS,
			'Mcp-Session-Id': createSessionId(),
		});
	}
	const sessionId = headers.get('mcp-session-id');
	if (sessionId === null) return refuse(400, -32000, 'no session', id);
	if (!isSessionId(sessionId)) return refuse(404, -32001, 'unknown session', id);
	const stated = headers.get('mcp-protocol-version') ?? SESSION_ERA;
	if (!isSessionRevision(stated)) return refuse(400, -32600, 'unknown revision', id);
	if (method === 'tools/list') {
		return respond(id, results[`${SESSION_ERA} tools/list`] ?? '');
	}
	return callTool(id, method, params, tools, '');
}

function refuseByHead({ method, headers }: Request): Response | undefined {
	if (method !== 'POST') return refuse(405, -32600, 'only POST');
	if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.get('host') ?? '')) {
		return refuse(403, -32600, 'not this host');
	}
	if (!headers.get('content-type')?.startsWith('application/json')) {
		return refuse(415, -32600, 'only JSON');
	}
	if (!/application\/json|\*\/\*/.test(headers.get('accept') ?? '*/*')) {
		return refuse(406, -32600, 'only JSON');
	}
	if (Number(headers.get('content-length')) > MAX_BYTES) return refuse(413, -32600, 'too long');
	return undefined;
}

function createSessionId(): string {
	const random = randomBytes(16);
	return Buffer.concat([random, sign(random)]).toString('base64url');
}

function isSessionId(id: string): boolean {
	const bytes = Buffer.from(id, 'base64url');
	return bytes.length === 48 && timingSafeEqual(bytes.subarray(16), sign(bytes.subarray(0, 16)));
}

function sign(random: Uint8Array): Buffer {
	return createHmac('sha256', SECRET).update(random).digest();
}

function callTool(
	id: unknown,
	method: string,
	params: Readonly<Record<string, unknown>>,
	{ business, search }: Tools,
	members: string,
): Response {
	if (method !== 'tools/call') return refuse(200, -32601, 'unknown method', id);
	if (params['name'] === 'get_business') return respond(id, `{${members}${business}}`);
	if (params['name'] !== 'search_reviews') return refuse(200, -32602, 'unknown tool', id);
	const parsed = Search.safeParse(params['arguments'] ?? {});
	if (!parsed.success) return refuse(200, -32602, 'bad arguments', id);
	const { envelope, lines } = search(parsed.data);
	const page = `${JSON.stringify(envelope).slice(0, -1)},"reviews":[${lines.join(',')}]}`;
	return respond(id, `{${members}${toContent(page)}}`);
}

function toContent(json: string): string {
	return `"content":[{"type":"text","text":${JSON.stringify(json)}}],"structuredContent":${json}`;
}

function respond(id: unknown, result: string, headers: Record<string, string> = HEADERS): Response {
	const body = `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`;
	return new Response(body, { headers });
}

function refuse(status: number, code: number, message: string, id: unknown = null): Response {
	const body = JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
	return new Response(body, { status, headers: HEADERS });
}
