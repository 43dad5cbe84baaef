import {
	aRequest,
	aStatelessRequest,
	CLIENT_HEADERS,
	openSession,
} from '../../tests/support/mcp-wire.ts';

/** One kind of request in the mix. */
export interface MixedQuestion {
	readonly name: string;
	readonly path: string;
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
	/** Its share of the sum of all weights. */
	readonly weight: number;
	/** Whether it is sent with the ETags of all editions in turn. */
	readonly isConditional?: boolean;
	/** Whether the response varies over time. If so, only its status and format are checked. */
	readonly isVolatile?: boolean;
}

const BROTLI = { 'accept-encoding': 'br' };
const GZIP = { 'accept-encoding': 'gzip' };
const SEARCH = '/api/reviews/search';

/**
 * Creates all kinds of requests from visitors, programs, feed readers and agents: documents in
 * every encoding, ETags, searches, days, both eras of MCP, pages and the hub.
 */
export async function mixedQuestions(
	origin: string,
	hasPages: boolean,
): Promise<readonly MixedQuestion[]> {
	const found = (await (await fetch(`${origin}${SEARCH}?limit=2`)).json()) as FirstPage;
	const [newest] = found.reviews;
	const page = new URL(newest?.url ?? '').pathname;
	const next = new URL(found.next);
	const word = encodeURIComponent(newest?.text.split(' ')[0] ?? '');
	const pages = [
		{ name: 'home', path: '/', headers: BROTLI, weight: 6 },
		{ name: 'review page', path: page, headers: BROTLI, weight: 6 },
		{ name: 'picture', path: '/og/home.png', weight: 1 },
	];
	return [
		...(hasPages ? pages : []),
		{ name: 'dataset', path: '/reviews.json', weight: 2 },
		{ name: 'dataset, brotli', path: '/reviews.json', headers: BROTLI, weight: 4 },
		{ name: 'dataset, gzip', path: '/reviews.json', headers: GZIP, weight: 2 },
		{ name: 'dataset, unchanged?', path: '/reviews.json', isConditional: true, weight: 12 },
		{ name: 'feed', path: '/feed.xml', headers: GZIP, weight: 4 },
		{ name: 'feed, unchanged?', path: '/feed.xml', isConditional: true, weight: 12 },
		{ name: 'JSON feed', path: '/api/feed.json', weight: 2 },
		{ name: 'insights', path: '/insights.json', headers: BROTLI, weight: 2 },
		{ name: 'changes', path: '/changes.json', headers: GZIP, weight: 2 },
		{ name: 'edition', path: '/build.json', weight: 4 },
		{ name: 'status', path: '/status.json', weight: 2 },
		{ name: 'table', path: '/reviews.csv', weight: 1 },
		{ name: 'no such page', path: '/nothing', weight: 1 },
		{ name: 'search', path: SEARCH, weight: 8 },
		{ name: 'search, a word', path: `${SEARCH}?query=${word}&facets=true`, weight: 8 },
		{ name: 'search, filters', path: `${SEARCH}?rating=5&sort=oldest&limit=50`, weight: 4 },
		{ name: 'search, next page', path: next.pathname + next.search, weight: 2 },
		{ name: 'search, unchanged?', path: SEARCH, isConditional: true, weight: 6 },
		{ name: 'search, mistaken', path: `${SEARCH}?rating=9`, weight: 1 },
		{ name: 'since', path: '/api/reviews/since/2026-01-01', weight: 4 },
		{
			name: 'since, unchanged?',
			path: '/api/reviews/since/2026-01-01',
			isConditional: true,
			weight: 4,
		},
		...(await mcpQuestions(origin, word)),
		{ name: 'hub, rules', path: '/api/websub/hub', weight: 1 },
		{ name: 'hub, status', path: '/api/websub/status', isVolatile: true, weight: 1 },
	];
}

interface FirstPage {
	readonly reviews: readonly { readonly url: string; readonly text: string }[];
	readonly next: string;
}

/** Creates requests in a session of an older revision, and stateless ones of the newest. */
async function mcpQuestions(origin: string, word: string): Promise<MixedQuestion[]> {
	const call = { name: 'search_reviews', arguments: { query: word, limit: 5 } };
	const session = await openSession(`${origin}/mcp`, '2025-06-18');
	const stateless = aStatelessRequest('tools/call', call);
	const list = aStatelessRequest('tools/list');
	const initialize = aRequest('initialize', {
		protocolVersion: '2025-06-18',
		capabilities: {},
		clientInfo: { name: 'forecourt tests', version: '1.0.0' },
	});
	const post = { path: '/mcp', method: 'POST' };
	return [
		{
			...post,
			name: 'MCP, tool in a session',
			headers: session,
			body: JSON.stringify(aRequest('tools/call', call)),
			weight: 4,
		},
		{
			...post,
			name: 'MCP, resource in a session',
			headers: session,
			body: JSON.stringify(aRequest('resources/list')),
			weight: 1,
		},
		{
			...post,
			name: 'MCP, new session',
			headers: CLIENT_HEADERS,
			body: JSON.stringify(initialize),
			weight: 1,
		},
		{
			...post,
			name: 'MCP, tool',
			headers: stateless.headers,
			body: String(stateless.body),
			weight: 4,
		},
		{ ...post, name: 'MCP, tools', headers: list.headers, body: String(list.body), weight: 2 },
	].map((question) => ({ ...question, headers: { ...question.headers } }));
}

/** Repeats each request according to its weight, spread evenly. */
export function inTurn(questions: readonly MixedQuestion[]): readonly MixedQuestion[] {
	const places = questions.flatMap((question) =>
		Array.from({ length: question.weight }, (_, index) => ({
			question,
			place: (index + 0.5) / question.weight,
		})),
	);
	return places.toSorted((a, b) => a.place - b.place).map(({ question }) => question);
}
