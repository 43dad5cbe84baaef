import { expect } from 'vitest';
import type { McpClient } from '../../support/mcp-client.ts';

type Client = McpClient['client'];

/** Uses every feature of a client. The client library and this function check the results. */
export async function useEverything(client: Client): Promise<void> {
	const review = await useTools(client);
	const template = await useResources(client, review);
	await usePrompts(client);
	await complete(client, template);
}

/** Returns the id of a review. */
async function useTools(client: Client): Promise<string> {
	// Once the tools are listed, the libraries check every structured result against its schema.
	const { tools } = await client.listTools();
	expect(tools.map(({ name }) => name)).toEqual(
		expect.arrayContaining(['get_business', 'search_reviews']),
	);

	const business = await client.callTool({ name: 'get_business', arguments: {} });
	const found = await client.callTool({
		name: 'search_reviews',
		arguments: { rating: 5, limit: 2 },
	});
	for (const { isError = false, content, structuredContent } of [business, found]) {
		expect(isError).toBe(false);
		expect(content).toEqual([{ type: 'text', text: expect.any(String) }]);
		// The assertion above checks this type.
		const [block] = content as { text: string }[];
		const json: unknown = JSON.parse(block?.text ?? '');
		if (structuredContent !== undefined) expect(json).toEqual(structuredContent);
	}

	const refused = await client.callTool({ name: 'search_reviews', arguments: { rating: 9 } });
	expect(refused.isError).toBe(true);
	expect(JSON.stringify(refused.content)).toContain('rating');
	const unknown = client.callTool({ name: 'no_such', arguments: {} });
	await expect(unknown).rejects.toMatchObject({ code: -32602 });

	// The library checks this type.
	const { reviews } = found.structuredContent as { reviews: { id: string; rating: number }[] };
	expect(reviews.map(({ rating }) => rating)).toEqual([5, 5]);
	return reviews[0]?.id ?? '';
}

/** Returns the URI template of a review. */
async function useResources(client: Client, review: string): Promise<string> {
	const { resources } = await client.listResources();
	const { resourceTemplates } = await client.listResourceTemplates();
	const [template] = resourceTemplates.map(({ uriTemplate }) => uriTemplate);
	expect(resources.length).toBeGreaterThan(0);
	expect(template).toMatch(/\{\w+\}/);
	const ofReview = (template ?? '').replace(/\{\w+\}/, review);
	for (const uri of [...resources.map((resource) => resource.uri), ofReview]) {
		const [contents] = (await client.readResource({ uri })).contents;
		expect(contents).toMatchObject({ uri, text: expect.stringMatching(/\S/) });
	}
	return template ?? '';
}

async function usePrompts(client: Client): Promise<void> {
	const { prompts } = await client.listPrompts();
	expect(prompts.length).toBeGreaterThan(0);
	for (const { name, arguments: parameters = [] } of prompts) {
		expect(parameters.filter(({ required }) => required)).toEqual([]);
		const { messages } = await client.getPrompt({ name });
		expect(messages).toEqual([{ role: expect.any(String), content: expect.any(Object) }]);
	}
}

async function complete(client: Client, template: string): Promise<void> {
	const [, variable = ''] = /\{(\w+)\}/.exec(template) ?? [];
	const [{ name = '', arguments: parameters = [] } = {}] = (await client.listPrompts()).prompts;
	const requests = [
		{ ref: { type: 'ref/resource' as const, uri: template }, argument: variable },
		{ ref: { type: 'ref/prompt' as const, name }, argument: parameters[0]?.name ?? '' },
	];
	for (const { ref, argument } of requests) {
		const { completion } = await client.complete({ ref, argument: { name: argument, value: '' } });
		expect(completion.values.length).toBeGreaterThan(0);
		expect(completion.values.length).toBeLessThanOrEqual(100);
	}
}
