import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { oas } from '@stoplight/spectral-rulesets';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { createManifest } from '../../src/documents/build-manifest.ts';
import { renderDocuments } from '../../src/documents/catalogue.ts';
import { createNotFoundEndpoint } from '../../src/endpoints/not-found.ts';
import { createSearchEndpoint } from '../../src/endpoints/search.ts';
import { createSinceEndpoint } from '../../src/endpoints/since.ts';
import { createOpenApiDocument } from '../../src/openapi/openapi-document.ts';
import { SearchParams } from '../../src/search/search-params.ts';
import { PATHS } from '../../src/site/urls.ts';
import { sampleEdition } from '../support/content.ts';
import { publishedEdition } from '../support/published-edition.ts';
import { LINT_EXCEPTIONS } from './openapi-exceptions.ts';

type Json = Record<string, any>;

const edition = await sampleEdition();
const source = createOpenApiDocument(edition).render();
const api: Json = JSON.parse(source);

describe('the description', () => {
	it('says nothing that Redocly refuses, at its strictest', async () => {
		const config = await createConfig({ extends: ['recommended-strict'] });
		const problems = await lintFromString({ source, config });
		expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
	});

	it('says nothing that Spectral refuses, but for what has a reason', async () => {
		const spectral = new Spectral();
		spectral.setRuleset({
			extends: [
				// Its own type leaves out what the constructor accepts.
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

	it('names every public path and every parameter', () => {
		const described = Object.keys(api['paths']);
		const { home, policy, openapi, since, ...paths } = PATHS;
		expect(described).toEqual(
			expect.arrayContaining([...Object.values(paths), `${since}/{date}`, '/mcp']),
		);
		const parameters = api['paths'][PATHS.search].get.parameters as Json[];
		expect(parameters.flatMap(({ name }) => name ?? [])).toEqual(Object.keys(SearchParams.shape));
	});

	it('is version 1.0.0 of OpenAPI 3.1.0', () => {
		expect([api['openapi'], api['info'].version]).toEqual(['3.1.0', '1.0.0']);
	});
});

describe('examples', () => {
	const examples = collectExamples(api, '');

	it('stand in every body and parameter', () => {
		expect(examples.length).toBeGreaterThan(40);
	});

	it.each(examples)('at %s meet their schema', (_place, schema, value) => {
		const validate = compile(schema);
		expect([validate(value), validate.errors]).toEqual([true, null]);
	});
});

describe('what is served meets the description:', () => {
	const documents = renderDocuments(edition);
	const served = [...documents, createManifest(edition, documents, 'abc')].filter(({ file }) =>
		file.endsWith('.json'),
	);

	it.each(served.map(({ paths, render }) => [paths[0] ?? '', render] as const))(
		'%s',
		(path, render) => {
			expectMeets(schemaOf(path, '200'), JSON.parse(render()));
		},
	);

	const loadEdition = async () => publishedEdition(edition.reviews);
	const search = createSearchEndpoint({ loadEdition });
	const since = createSinceEndpoint({ loadEdition });
	const base = 'https://reviews.example';

	it.each([
		[search, PATHS.search, '?limit=100&facets=1&unknown=1', '200'],
		[search, PATHS.search, '?query=brakes&limit=2', '200'],
		[search, PATHS.search, '?rating=9&limit=0&cursor=x', '400'],
		[since, `${PATHS.since}/{date}`, '/2019-01-01', '200'],
		[since, `${PATHS.since}/{date}`, '/2025-02-30', '400'],
	])('%# %s%s with %s', async (endpoint, path, rest, status) => {
		const url = `${base}${path.replace('/{date}', '')}${rest}`;
		const response = await endpoint.fetch(new Request(url));
		expect(String(response.status)).toBe(status);
		expectMeets(schemaOf(path, status), await response.json());
		const described = Object.keys(responseOf(path, status).headers);
		for (const name of response.headers.keys()) {
			if (UNDESCRIBED_HEADERS.includes(name)) continue;
			expect(described.map((header) => header.toLowerCase())).toContain(name);
		}
	});

	it('errors of every kind', async () => {
		const notFound = createNotFoundEndpoint();
		const responses = await Promise.all([
			notFound.fetch(new Request(`${base}/api/x`)),
			search.fetch(new Request(`${base}${PATHS.search}`, { method: 'DELETE' })),
			search.fetch(new Request(`${base}${PATHS.search}`, { headers: { 'if-match': '"x"' } })),
		]);
		expect(responses.map(({ status }) => status)).toEqual([404, 405, 412]);
		for (const response of responses) {
			expectMeets({ $ref: '#/components/schemas/Problem' }, await response.json());
		}
	});
});

/** Headers that describe the transfer, not the resource. */
const UNDESCRIBED_HEADERS = ['content-type', 'vercel-cdn-cache-control', 'cache-control'];

function responseOf(path: string, status: string): Json {
	const response: Json = api['paths'][path].get.responses[status];
	const reference = response['$ref'] as string | undefined;
	return reference ? api['components'].responses[reference.split('/').at(-1) ?? ''] : response;
}

function schemaOf(path: string, status: string): Json {
	return responseOf(path, status)['content']['application/json'].schema;
}

function expectMeets(schema: Json, value: unknown): void {
	const validate = compile(schema);
	expect([validate(value), validate.errors]).toEqual([true, null]);
}

/** A validator of a schema that may refer to the components of the description. */
function compile(schema: Json): ValidateFunction {
	const ajv = new Ajv2020({ strict: false, allErrors: true });
	addFormats.default(ajv);
	return ajv.compile({ ...schema, components: api['components'] });
}

/** Every example with its schema, as [place, schema, value]. */
function collectExamples(node: unknown, place: string): [string, Json, unknown][] {
	if (typeof node !== 'object' || node === null) return [];
	const object = node as Json;
	const found: [string, Json, unknown][] = [];
	if (object['schema'] && 'example' in object) {
		found.push([place, object['schema'], object['example']]);
	}
	if (object['schema'] && object['examples']) {
		for (const [name, example] of Object.entries<Json>(object['examples'])) {
			found.push([`${place} ${name}`, object['schema'], example['value']]);
		}
	}
	const members = Object.entries(object).filter(([key]) => key !== 'examples' && key !== 'example');
	return [
		...found,
		...members.flatMap(([key, member]) => collectExamples(member, `${place}/${key}`)),
	];
}
