import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { SearchPage } from '../../../src/search/search-page.ts';
import { askBoth, mcpEndpoint, type RpcResponse } from '../../support/mcp-endpoint.ts';
import { compareMcpWithHttp } from '../../support/mcp-parity.ts';
import { publishedEdition } from '../../support/published-edition.ts';
import { someReviews } from '../../support/reviews.ts';

interface ListedTool {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly annotations: Readonly<Record<string, unknown>>;
	readonly inputSchema: { readonly additionalProperties: boolean };
	readonly outputSchema?: object;
}

interface ToolResult {
	readonly content: readonly { readonly type: string; readonly text: string }[];
	readonly structuredContent?: SearchPage;
	readonly isError?: boolean;
}

const endpoint = mcpEndpoint(publishedEdition(someReviews(57)));
// All tools return results of this shape.
const resultOf = ({ result }: RpcResponse) => result as unknown as ToolResult;

async function call(name: string, args?: unknown): Promise<readonly [ToolResult, ToolResult]> {
	const [session, stateless] = await askBoth(endpoint, 'tools/call', { name, arguments: args });
	return [resultOf(session), resultOf(stateless)];
}

async function listTools(): Promise<readonly ListedTool[]> {
	const [{ result }] = await askBoth(endpoint, 'tools/list');
	return result?.['tools'] as readonly ListedTool[];
}

describe('the list of tools', () => {
	it('describes read-only tools with closed input schemas', async () => {
		const tools = await listTools();
		expect(tools.map(({ name }) => name)).toEqual([
			...['get_business', 'search_reviews', 'get_review'],
			...['get_insights', 'compare', 'search', 'fetch'],
		]);
		for (const { title, annotations, inputSchema } of tools) {
			expect(inputSchema.additionalProperties).toBe(false);
			expect(annotations).toEqual({
				title,
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false,
			});
		}
	});

	it('has output schemas that match the results', async () => {
		const ajv = new Ajv2020({ strict: false });
		for (const { name, outputSchema } of await listTools()) {
			if (outputSchema === undefined) continue;
			const validate = ajv.compile(outputSchema);
			for (const { structuredContent } of await call(name, {})) {
				expect([name, validate(structuredContent), validate.errors]).toEqual([name, true, null]);
				expect(validate({})).toBe(false);
			}
		}
	});
});

describe('a tool result', () => {
	it('of search_reviews is the same as structured content and as text', async () => {
		for (const { content, structuredContent } of await call('search_reviews', {})) {
			expect(content).toHaveLength(1);
			expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent);
		}
	});

	it('of a tool without an output schema is one text in JSON', async () => {
		for (const name of ['get_business', 'get_insights']) {
			for (const { content, structuredContent } of await call(name, {})) {
				expect([content.length, structuredContent]).toEqual([1, undefined]);
				expect(JSON.parse(content[0]?.text ?? '')).toBeTypeOf('object');
			}
		}
	});

	it('of search_reviews equals the HTTP response, for combinations of filters', async () => {
		expect(await compareMcpWithHttp({ seed: 20, runs: 60 })).toBeGreaterThan(20);
	});

	it('can be continued with the cursor in "next"', async () => {
		const [{ structuredContent: first }] = await call('search_reviews', { limit: 40 });
		const cursor = new URL(first?.next ?? '').searchParams.get('cursor');
		const [{ structuredContent: second }] = await call('search_reviews', { limit: 40, cursor });
		expect([first?.total, first?.count, second?.count, second?.next]).toEqual([57, 40, 17, null]);
		const ids = [first, second].flatMap((page) => page?.reviews.map(({ id }) => id));
		expect(new Set(ids).size).toBe(57);
	});

	it('can also be continued with the URL in "next" alone, but not with other arguments', async () => {
		const args = { limit: 40, sort: 'oldest' };
		const [{ structuredContent: first }] = await call('search_reviews', args);
		const [{ structuredContent: second }] = await call('search_reviews', {
			...args,
			cursor: first?.next,
		});
		expect([second?.count, second?.next]).toEqual([17, null]);
		const [alone] = await call('search_reviews', { cursor: first?.next });
		expect(alone.structuredContent).toEqual(second);
		const full = await call('search_reviews', { ...args, view: 'full' });
		const [rest] = await call('search_reviews', { cursor: full[0].structuredContent?.next });
		expect(rest.structuredContent?.reviews[0]).toHaveProperty('url');
		for (const others of [{ limit: 41 }, { ...args, rating: 5 }, { view: 'full' }]) {
			const [{ content }] = await call('search_reviews', { ...others, cursor: first?.next });
			expect(content[0]?.text).toContain(
				'"cursor" must be sent alone, or with the same arguments as the previous page',
			);
		}
	});

	it.each(['get_business', 'search_reviews'])(
		'of %s is the same with null as without arguments',
		async (name) => {
			expect(await call(name, null)).toEqual(await call(name, {}));
		},
	);

	it('ignores an empty string, as in a query string, and null', async () => {
		const args = { mentions_technician: '', rating: null };
		const [{ structuredContent }] = await call('search_reviews', args);
		expect(structuredContent?.total).toBe(57);
	});
});

describe('an invalid call', () => {
	it('lists all mistakes, and says what to send instead', async () => {
		const wrong = {
			...{ rating: 4.5, min_rating: '4', max_rating: 6, since: '2025-02-30', query: 5 },
			...{ has_text: 'yes', sort: 'best', limit: 0, cursor: 'x', technician: 'Dana', foo: null },
		};
		const answers = await call('search_reviews', wrong);
		for (const { isError, structuredContent, content } of answers) {
			expect([isError, structuredContent]).toEqual([true, undefined]);
			expect(content[0]?.text).toMatchInlineSnapshot(`
				"Cannot call search_reviews with these arguments:
				- "rating" must be a whole number from 1 to 5
				- "max_rating" must be a number from 1 to 5
				- "since" must be a day that exists, as "YYYY-MM-DD"
				- "query" must be text of at most 5000 characters
				- "has_text" must be true or false
				- "sort" must be one of "newest", "oldest", "highest", "lowest"
				- "limit" must be a whole number from 1 to 100
				- "technician" is not an argument: did you mean "mentions_technician"?
				- "foo" is not an argument
				The arguments are rating, min_rating, max_rating, since, until, query, words, mentions_any, mentions_technician, mentions_service, service_area, location, department, source, aspect, topic, sentiment, language, visit_type, verification, has_response, id, has_text, sort, limit, cursor, facets, count_only, view, fields
				- "cursor" must be copied unchanged from "next" of the previous page"
			`);
		}
	});

	it.each([
		[
			'an unknown argument with an empty string',
			{ technician: '' },
			/"technician" is not an argument/,
		],
		[
			'a cursor of another sort order',
			{ sort: 'oldest', cursor: 'newest.5.2025-01-01.a' },
			/sort=newest/,
		],
		[
			'a query that is too long',
			{ query: 'x'.repeat(5_001) },
			/"query" must be text of at most 5000/,
		],
		['null for an unknown argument', { foo: null }, /"foo" is not an argument/],
	])('explains the mistake: %s', async (_what, args, expected) => {
		const [{ isError, content }] = await call('search_reviews', args);
		expect([isError, content[0]?.text]).toEqual([true, expect.stringMatching(expected)]);
	});

	it('of get_business names the parts and the argument', async () => {
		const [{ isError, content }] = await call('get_business', { part: 'staff', id: 'larkspur' });
		expect([isError, content[0]?.text]).toMatchInlineSnapshot(`
			[
			  true,
			  "Cannot call get_business with these arguments:
			- "part" must be one of "business", "locations", "hours", "ratings", "people", "vocabularies", "policy"
			- "id" is not an argument
			The arguments are part",
			]
		`);
	});

	it('lists ten unknown names, and says that there are more', async () => {
		const names = Array.from({ length: 5_000 }, (_, index) => `argument${index}`);
		const args = Object.fromEntries([...names, 'x'.repeat(100_000)].map((name) => [name, 1]));
		const [{ isError, content }] = await call('search_reviews', args);
		const text = content[0]?.text ?? '';
		expect([isError, text.split('\n').length]).toEqual([true, 13]);
		expect(text.length).toBeLessThan(2_000);
	});

	it('returns an error for an argument named "__proto__"', async () => {
		const args = JSON.parse('{ "__proto__": 5 }') as unknown;
		for (const name of ['get_business', 'search_reviews']) {
			const answers = await askBoth(endpoint, 'tools/call', { name, arguments: args });
			for (const { error } of answers) {
				expect(error?.message).toBe(
					'Cannot call "tools/call": "arguments" must not have a "__proto__"',
				);
			}
		}
	});

	it('of an unknown tool returns an error that names the known tools', async () => {
		for (const { error } of await askBoth(endpoint, 'tools/call', { name: 'delete_reviews' })) {
			expect(error).toEqual({
				code: -32602,
				message:
					'Cannot call this tool: the tools are get_business, search_reviews, get_review, get_insights, compare, search, fetch',
			});
		}
	});
});
