import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { createManifest } from '../../src/edition/documents/build-manifest.ts';
import { renderDocuments } from '../../src/edition/documents/catalogue.ts';
import { textOf } from '../../src/edition/documents/published-document.ts';
import { createNotFoundEndpoint } from '../../src/endpoints/not-found.ts';
import { createSearchEndpoint } from '../../src/endpoints/search.ts';
import { createSinceEndpoint } from '../../src/endpoints/since.ts';
import type { Endpoint } from '../../src/endpoints/http/endpoint.ts';
import { createOpenApiDocument } from '../../src/openapi/openapi-document.ts';
import { SearchParams } from '../../src/search/search-params.ts';
import { DIRECTORY } from '../../src/edition/paths/directory.ts';
import { PATHS } from '../../src/endpoints/http/urls.ts';
import { sampleEdition } from '../support/content.ts';
import { publishedEdition } from '../support/published-edition.ts';
import { ApiDescription, createDescriptionCheck, resolveAnswer } from './openapi-description.ts';
import { LINT_EXCEPTIONS } from './openapi-exceptions.ts';

const edition = await sampleEdition();
const source = textOf(createOpenApiDocument(edition));
const api = ApiDescription.parse(JSON.parse(source));
const check = createDescriptionCheck(api);

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
		const described = Object.keys(api.paths);
		const { openapi, robots, sitemap, since, subscriptions, subscriptionPage, ...others } = PATHS;
		// The whole documentation as one text, of which the description makes a part.
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

	it('is version 1.0.0 of OpenAPI 3.1.0', () => {
		expect([api.openapi, api.info.version]).toEqual(['3.1.0', '1.0.0']);
	});
});

describe('schemas', () => {
	it('leave room for fields that come later', () => {
		expect(source).not.toContain('"additionalProperties": false');
	});

	it('ask subscribers for callbacks by HTTPS', () => {
		expect(api.components.schemas['WebSubForm']).toMatchObject({
			properties: {
				'hub.callback': { pattern: expect.stringContaining('[Ss]://'), format: 'uri' },
			},
		});
	});

	it('are those of an API that may run on this machine alone', () => {
		const local = createOpenApiDocument({ ...edition, baseUrl: 'http://localhost:3000' });
		const { servers } = ApiDescription.parse(JSON.parse(textOf(local)));
		expect(servers.map(({ description }) => description)).toEqual(['This server']);
	});
});

describe('examples', () => {
	const examples = collectExamples(api, '');

	it('stand in every body and parameter', () => {
		expect(examples.length).toBeGreaterThan(40);
	});

	it.each(examples)('at %s meet their schema', (_place, schema, value) => {
		expect(check.findMistakes(schema, value)).toEqual([]);
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
			const described = api.paths[path]?.['get']?.responses['200'];
			const answer = described && resolveAnswer(api, described);
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
	])('a search that is answered with %i', async (status, init) => {
		const answered = await exchange(search, PATHS.search, PATHS.search, init);
		expect([answered.response.status, check.findFaults(answered)]).toEqual([status, []]);
	});

	it('a path that does not exist', async () => {
		const answered = await exchange(createNotFoundEndpoint(), '/api/x', '/api/x');
		expect(answered.response.status).toBe(404);
		expect(check.findFaultsBy('NotFound', answered)).toEqual([]);
	});
});

type Example = [place: string, schema: Record<string, unknown>, value: unknown];

/** Every example with its schema. */
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
