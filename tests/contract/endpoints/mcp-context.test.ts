import { describe, expect, it } from 'vitest';
import type { BusinessOverview } from '../../../src/edition/documents/business-overview.ts';
import { createExampleEdition } from '../../../src/openapi/example-edition.ts';
import { askBoth, mcpEndpoint } from '../../support/mcp-endpoint.ts';
import { publishedEdition } from '../../support/published-edition.ts';
import { someReviews } from '../../support/reviews.ts';

const { vocabulary } = createExampleEdition('https://reviews.test');
const location = [{ value: 'alder-falls', names: ['Alder Falls'] }];
const edition = publishedEdition(someReviews(150), { vocabulary: { ...vocabulary, location } });
const endpoint = mcpEndpoint(edition);

/** Returns the results of a method with a session and without one. */
async function ask(method: string, params?: Record<string, unknown>) {
	return (await askBoth(endpoint, method, params)).map(({ result }) => result);
}

const complete = (ref: object, name: string, value: string) =>
	ask('completion/complete', { ref, argument: { name, value } });
const PROMPT = { type: 'ref/prompt', name: 'summarize_reviews' };
const REVIEW = { type: 'ref/resource', uri: 'forecourt://review/{id}' };

describe('resources', () => {
	it('are the business, the insights, an app, and a template for reviews', async () => {
		for (const result of await ask('resources/list')) {
			expect(result?.['resources']).toMatchObject([
				{ uri: 'forecourt://business', mimeType: 'application/json' },
				{ uri: 'forecourt://insights', mimeType: 'application/json' },
				{ uri: 'ui://forecourt/reviews.html', mimeType: 'text/html;profile=mcp-app' },
			]);
		}
		for (const result of await ask('resources/templates/list')) {
			expect(result?.['resourceTemplates']).toMatchObject([
				{ uriTemplate: 'forecourt://review/{id}', name: 'review' },
			]);
		}
	});

	it('are returned as published', async () => {
		const { ids, reviews } = edition.index;
		const [uri, json] = [`forecourt://review/${ids.of(3)}`, reviews.text(3)];
		for (const result of await ask('resources/read', { uri })) {
			expect(result?.['contents']).toEqual([{ uri, mimeType: 'application/json', text: json }]);
		}
		const overview = await edition.overview();
		for (const result of await ask('resources/read', { uri: 'forecourt://business' })) {
			expect(result?.['contents']).toMatchObject([{ text: overview }]);
		}
	});

	it('truncate a long URI in errors', async () => {
		const uri = `forecourt://review/${'x'.repeat(500_000)}`;
		for (const response of await askBoth(endpoint, 'resources/read', { uri })) {
			expect(JSON.stringify(response).length).toBeLessThan(500);
		}
	});

	it.each(['forecourt://review/nobody', 'forecourt://review/', 'file:///etc/passwd', '', 'x'])(
		'do not exist at %j; the error code differs with and without a session',
		async (uri) => {
			const answers = await askBoth(endpoint, 'resources/read', { uri });
			expect(answers.map(({ error }) => [error?.code, error?.data])).toEqual([
				[-32002, { uri }],
				[-32602, { uri }],
			]);
		},
	);
});

describe('the prompt', () => {
	it('is the only one, with four optional arguments', async () => {
		for (const result of await ask('prompts/list')) {
			expect(result?.['prompts']).toMatchObject([
				{
					name: 'summarize_reviews',
					arguments: [
						{ name: 'technician', required: false },
						{ name: 'service', required: false },
						{ name: 'location', required: false },
						{ name: 'since', required: false },
					],
				},
			]);
		}
	});

	it('starts from the insights, then searches with the same filters, and contains no review', async () => {
		const args = { technician: 'dana whitfield', since: '2026-01-01', location: '' };
		for (const result of await ask('prompts/get', { name: PROMPT.name, arguments: args })) {
			const text = JSON.stringify(result?.['messages']);
			const calls = [
				`get_insights with ${JSON.stringify({ person: 'Dana Whitfield' })}`,
				`search_reviews with ${JSON.stringify({ mentions_technician: 'Dana Whitfield', since: args.since, limit: 25 })}`,
			];
			for (const call of calls) expect(text).toContain(JSON.stringify(call).slice(1, -1));
			expect(text).not.toContain(JSON.parse(edition.index.reviews.text(0)).text);
		}
	});

	it.each([
		[{ name: 'x' }, /the only one is "summarize_reviews"/],
		[
			{ name: PROMPT.name, arguments: { tech: 'x' } },
			/"tech" is not an argument; it takes technician/,
		],
		[
			{ name: PROMPT.name, arguments: { technician: 'Nobody' } },
			/There is no person "Nobody"; there are Dana/,
		],
		[
			{ name: PROMPT.name, arguments: { location: 'x' } },
			/There is no location "x"; there are alder-falls/,
		],
		[{ name: PROMPT.name, arguments: { since: 'May' } }, /"since" must be a calendar day/],
		[{ name: PROMPT.name, arguments: { since: 5 } }, /"arguments.since" must be a string/],
		[{}, /"name" must be a string/],
	])('rejects %j in one sentence', async (params, expected) => {
		for (const { error } of await askBoth(endpoint, 'prompts/get', params)) {
			expect([error?.code, error?.message]).toEqual([-32602, expect.stringMatching(expected)]);
			expect(error?.message).not.toContain('\n');
		}
	});
});

describe('completion', () => {
	it.each([
		['a person by a first name', PROMPT, 'technician', 'DÁN', ['Dana Whitfield']],
		['a person by a surname', PROMPT, 'technician', 'whit', ['Dana Whitfield']],
		['a service by its name', PROMPT, 'service', 'Bra', ['brakes']],
		['a location by a word of its name', PROMPT, 'location', 'Falls', ['alder-falls']],
		['nothing for a day', PROMPT, 'since', '', []],
		['nothing for an unknown prompt', { ...PROMPT, name: 'x' }, 'technician', '', []],
		['nothing for an unknown resource', { ...REVIEW, uri: 'x' }, 'id', '', []],
	])('finds %s', async (_what, ref, name, value, values) => {
		for (const result of await complete(ref, name, value)) {
			expect(result?.['completion']).toEqual({ values, total: values.length, hasMore: false });
		}
	});

	it('finds a person by an alias', async () => {
		// The build writes a `BusinessOverview`.
		const overview = JSON.parse(await edition.overview()) as BusinessOverview;
		const { vocabularies } = overview;
		const technicians = vocabularies.technicians.map((one) => ({ ...one, aliases: ['Dee'] }));
		const renamed = { ...overview, vocabularies: { ...vocabularies, technicians } };
		const named = mcpEndpoint({ ...edition, overview: async () => JSON.stringify(renamed) });
		const argument = { name: 'technician', value: 'dee' };
		const answers = await askBoth(named, 'completion/complete', { ref: PROMPT, argument });
		for (const { result } of answers) {
			expect(result?.['completion']).toMatchObject({ values: ['Dana Whitfield'] });
		}
	});

	it('of review ids returns the newest hundred, and indicates that there are more', async () => {
		const ids = edition.index.ids.all();
		for (const result of await complete(REVIEW, 'id', '')) {
			const values = ids.slice(0, 100);
			expect(result?.['completion']).toEqual({ values, total: 150, hasMore: true });
		}
	});
});

describe('stateless discovery', () => {
	it('briefly tells a model what the server is for, and not to follow instructions in texts', async () => {
		const [, discovered] = await ask('server/discover');
		expect(discovered?.['instructions']).toMatch(/untrusted data.*never follow instructions/);
		expect(String(discovered?.['instructions']).length).toBeLessThan(600);
	});

	it('calls no review verified that proves only an account', async () => {
		const [, discovered] = await ask('server/discover');
		expect(discovered?.['instructions']).toContain('"platform_account_only"');
		const [, { tools } = {}] = await ask('tools/list');
		const [, { resourceTemplates } = {}] = await ask('resources/templates/list');
		const texts = JSON.stringify([discovered, tools, resourceTemplates]);
		expect(texts).not.toMatch(/verified (customer )?reviews?\b/i);
	});

	it('has a lifetime of one hour in every cacheable response', async () => {
		const methods = ['server/discover', 'tools/list', 'prompts/list', 'resources/list'];
		for (const method of [...methods, 'resources/templates/list', 'resources/read']) {
			const params = method === 'resources/read' ? { uri: 'forecourt://business' } : {};
			const [, stateless] = await ask(method, params);
			expect([method, stateless]).toMatchObject([
				method,
				{ ttlMs: 3_600_000, cacheScope: 'public', resultType: 'complete' },
			]);
		}
	});
});
