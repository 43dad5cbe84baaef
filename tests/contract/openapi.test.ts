import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listVocabularies } from '../../src/edition/documents/business-overview.ts';
import { renderLogDocuments } from '../../src/edition/documents/log-documents.ts';
import { createManifest } from '../../src/edition/documents/build-manifest.ts';
import { renderDocuments } from '../../src/edition/documents/render-documents.ts';
import { textOf } from '../../src/edition/documents/published-document.ts';
import { createNotFoundEndpoint } from '../../src/endpoints/not-found.ts';
import { createSearchEndpoint } from '../../src/endpoints/search.ts';
import { createSinceEndpoint } from '../../src/endpoints/since.ts';
import type { Endpoint } from '../../src/endpoints/http/endpoint.ts';
import { createOpenApiDocument } from '../../src/openapi/openapi-document.ts';
import { createOpenApiYaml } from '../../src/openapi/openapi-yaml.ts';
import { listParameterValues } from '../../src/edition/documents/parameter-values.ts';
import type { Tombstone } from '../../src/reviews/stored-review.ts';
import { SearchParams } from '../../src/search/search-params.ts';
import { DIRECTORY } from '../../src/edition/paths/directory.ts';
import { PATHS } from '../../src/endpoints/http/urls.ts';
import { sampleEdition } from '../support/content.ts';
import { emptyPublishedLog } from '../support/published-log.ts';
import { publishedEdition } from '../support/published-edition.ts';
import { ApiDescription, createDescriptionCheck, resolveResponse } from './openapi-description.ts';
import { LINT_EXCEPTIONS } from './openapi-exceptions.ts';

const edition = await sampleEdition();
const service = { ...edition, vocabularies: listVocabularies(edition) };
const source = textOf(createOpenApiDocument(service));
const api = ApiDescription.parse(JSON.parse(source));
const check = createDescriptionCheck(api);

describe('the description', () => {
	it('passes Redocly with its strictest rules', async () => {
		const config = await createConfig({
			extends: ['recommended-strict'],
			// The response "default" includes them.
			rules: { 'operation-4xx-response': 'off' },
		});
		const problems = await lintFromString({ source, config });
		expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
	});

	it('passes Spectral, except for listed exceptions', async () => {
		const spectral = new Spectral();
		spectral.setRuleset({
			extends: [
				// The constructor accepts this ruleset, but its type does not match.
				[oas as RulesetDefinition, 'all'],
				[owasp, 'all'],
			],
		});
		const findings = await spectral.run(source);
		const used = new Set<unknown>();
		const unexplained = findings.filter(({ code, path }) => {
			const exception = LINT_EXCEPTIONS.find(
				(known) => known.code === code && (known.path?.test(path.join('.')) ?? true),
			);
			used.add(exception);
			return exception === undefined;
		});
		expect(unexplained.map(({ code, path }) => `${code}: ${path.join('.')}`)).toEqual([]);
		expect(LINT_EXCEPTIONS.filter((exception) => !used.has(exception))).toEqual([]);
	}, 60_000);

	it('lists every public path and every parameter', () => {
		const described = Object.keys(api.paths);
		const {
			openapi,
			openapiYaml,
			robots,
			sitemap,
			since,
			subscriptions,
			subscriptionPage,
			...others
		} = PATHS;
		// llms-full.txt contains the whole documentation, including this description.
		const { llmsFull, ...paths } = others;
		const pages = DIRECTORY.flatMap(({ audience, entries }) =>
			audience === 'people' ? entries.map(({ path }) => path) : [],
		);
		const forPrograms = Object.values(paths).filter((path) => !pages.includes(path));
		const withNames = [`${since}/{date}`, `${subscriptions}/{capability}`];
		expect(described).toEqual(expect.arrayContaining([...forPrograms, ...withNames, '/feed.json']));
		const parameters = api.paths[PATHS.search]?.['get']?.parameters ?? [];
		const names = parameters.flatMap((parameter) => parameter['name'] ?? []);
		expect(names).toEqual(Object.keys(SearchParams.shape));
	});

	it('gives the values of a filter as examples, so that other spellings are allowed', () => {
		const schemaOf = (name: string) =>
			api.paths[PATHS.search]?.['get']?.parameters?.find((one) => one['name'] === name)?.['schema'];
		expect(schemaOf('location')).toEqual({
			type: 'string',
			maxLength: 5000,
			examples: edition.business.locations.map(({ id }) => id),
		});
		expect(schemaOf('query')).toEqual({ type: 'string', maxLength: 5000 });
	});

	it('leaves out the values of a filter that has more than 30', () => {
		const languages = Array.from({ length: 31 }, (_, index) => `l${index}`);
		const values = listParameterValues({ ...service.vocabularies, languages });
		expect(Object.keys(values)).not.toContain('language');
		expect(values['source']).toEqual(edition.policy.sources.map(({ id }) => id));
	});

	it('has less than 200 kB, without whitespace', () => {
		expect(Buffer.byteLength(source)).toBeLessThan(200_000);
		expect(source).not.toMatch(/"pattern":"[^"]{100}/);
		expect(source).toBe(`${JSON.stringify(JSON.parse(source))}\n`);
	});

	it('is the same as YAML, whatever version of YAML a reader follows', () => {
		const yaml = textOf(createOpenApiYaml(createOpenApiDocument(service)));
		for (const version of ['1.1', '1.2'] as const) {
			expect(parse(yaml, { version })).toEqual(JSON.parse(source));
		}
	});

	it('has no operation for OPTIONS, and one success type for each operation', () => {
		const operations = Object.values(api.paths).flatMap((item) => Object.entries(item));
		for (const [method, { operationId, responses }] of operations) {
			const successes = Object.keys(responses).filter((status) => status.startsWith('2'));
			// MCP accepts notifications with 202 and no body.
			const expected = operationId === 'callMcp' ? 2 : 1;
			expect([operationId, method, successes.length]).toEqual([
				operationId,
				method === 'options' ? 'no method' : method,
				expected,
			]);
		}
	});

	it('describes API version 1.0.0 with OpenAPI 3.1.0', () => {
		expect([api.openapi, api.info.version]).toEqual(['3.1.0', '1.0.0']);
	});
});

describe('schemas', () => {
	it('allow additional fields in later versions', () => {
		expect(source).not.toContain('"additionalProperties": false');
	});

	it('require the issues of a search with invalid parameters, and of no other error', () => {
		const refused = api.paths[PATHS.search]?.['get']?.responses['400'];
		const schema = refused && resolveResponse(api, refused)?.content?.['application/json']?.schema;
		expect(schema).toEqual({ $ref: '#/components/schemas/InvalidParameter' });
		const { InvalidParameter, Problem } = api.components.schemas;
		expect(InvalidParameter?.['required']).toContain('issues');
		expect(Problem?.['properties']).not.toHaveProperty('issues');
	});

	it('require callbacks with HTTPS', () => {
		expect(api.components.schemas['WebSubForm']).toMatchObject({
			properties: {
				'hub.callback': { pattern: expect.stringContaining('[Ss]://'), format: 'uri' },
			},
		});
	});

	it('list only this server if it runs on the local machine', () => {
		const local = createOpenApiDocument({ ...edition, baseUrl: 'http://localhost:3000' });
		const { servers } = ApiDescription.parse(JSON.parse(textOf(local)));
		expect(servers.map(({ description }) => description)).toEqual(['This server']);
	});
});

describe('examples', () => {
	const examples = collectExamples(api, '');

	it('exist for every body and parameter', () => {
		expect(examples.length).toBeGreaterThan(40);
	});

	it('of reviews since a date show a review and a removal', () => {
		const [, , page] =
			examples.find(([place, , value]) => place.includes('/since/') && isObject(value)) ?? [];
		expect(page).toMatchObject({
			total: 1,
			removed: [{ reason: 'author request' }],
			reviews: [{}],
		});
	});

	it.each(examples)('at %s match their schema', (_place, schema, value) => {
		expect(check.findMistakes(schema, value)).toEqual([]);
	});
});

describe('published documents and responses match the description:', () => {
	const removals: Tombstone[] = [
		{
			id: 'p7w2k9m4t6zc',
			removed_at: '2026-03-02T08:00:00Z',
			reason: 'spam',
			rating: 3,
			log_index: 1,
		},
	];
	const logged = { ...edition, log: { ...emptyPublishedLog(), removals } };
	const documents = [...renderDocuments(logged), ...renderLogDocuments(logged)];
	const served = [...documents, createManifest(logged, documents, 'abc')].filter(({ file }) =>
		file.endsWith('.json'),
	);

	it.each(served.map(({ paths, render }) => [paths[0] ?? '', render] as const))(
		'%s',
		(path, render) => {
			const described = api.paths[path]?.['get']?.responses['200'];
			const answer = described && resolveResponse(api, described);
			const schema = answer?.content?.['application/json']?.schema ?? {};
			expect(schema).toHaveProperty('$ref');
			expect(check.findMistakes(schema, JSON.parse([...render()].join('')))).toEqual([]);
		},
	);

	const loadEdition = async () => publishedEdition(edition.reviews);
	const search = createSearchEndpoint({ loadEdition });
	const since = createSinceEndpoint({ loadEdition });
	const base = 'https://reviews.example';

	async function exchange(endpoint: Endpoint, path: string, url: string, init: RequestInit = {}) {
		const request = new Request(`${base}${url}`, init);
		const response = await endpoint.fetch(request);
		return { method: request.method, path, response, body: await response.text() };
	}

	it.each([
		[search, PATHS.search, '?limit=100&facets=1&unknown=1', 200],
		[search, PATHS.search, '?query=brakes&limit=2', 200],
		[search, PATHS.search, '?rating=9&limit=0&cursor=x', 400],
		[since, `${PATHS.since}/{date}`, '/2019-01-01', 200],
		[since, `${PATHS.since}/{date}`, '/2025-02-30', 400],
	])('%# %s%s with %s', async (endpoint, path, rest, status) => {
		const answered = await exchange(endpoint, path, path.replace('/{date}', '') + rest);
		expect([answered.response.status, check.findFaults(answered)]).toEqual([status, []]);
	});

	it.each([
		[405, { method: 'DELETE' }],
		[412, { headers: { 'if-match': '"x"' } }],
		[204, { method: 'OPTIONS' }],
		[304, { headers: { 'if-none-match': '*' } }],
	])('a search response with status %i', async (status, init) => {
		const answered = await exchange(search, PATHS.search, PATHS.search, init);
		expect([answered.response.status, check.findFaults(answered)]).toEqual([status, []]);
	});

	it('an unknown path', async () => {
		const answered = await exchange(createNotFoundEndpoint(), '/api/x', '/api/x');
		expect(answered.response.status).toBe(404);
		expect(check.findFaultsBy('NotFound', answered)).toEqual([]);
	});
});

type Example = [place: string, schema: Record<string, unknown>, value: unknown];

/** Collects every example with its schema. */
function collectExamples(node: unknown, place: string): Example[] {
	if (!isObject(node)) return [];
	const { schema, examples } = node;
	const found: Example[] = [];
	if (isObject(schema) && 'example' in node) found.push([place, schema, node['example']]);
	if (isObject(schema) && isObject(examples)) {
		for (const [name, example] of Object.entries(examples)) {
			found.push([`${place} ${name}`, schema, isObject(example) ? example['value'] : undefined]);
		}
	}
	const members = Object.entries(node).filter(([key]) => key !== 'examples' && key !== 'example');
	return [
		...found,
		...members.flatMap(([key, member]) => collectExamples(member, `${place}/${key}`)),
	];
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
