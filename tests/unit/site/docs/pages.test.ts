import { describe, expect, it } from 'vitest';
import { describeType } from '../../../../src/site/docs/describe-type.ts';
import { ApiDescription } from '../../../../src/site/docs/api-description.ts';
import { createMarkdownVersion } from '../../../../src/site/docs/markdown-version.ts';
import { toPageId } from '../../../../src/site/docs/page-id.ts';
import { listReferencePages } from '../../../../src/site/docs/reference-pages.ts';
import { editBaseUrl } from '../../../../src/site/docs/repository.ts';
import { sampleEdition } from '../../../support/content.ts';
import { createSidebar } from '../../../../src/site/docs/sidebar.ts';

describe('a page', () => {
	it.each([
		['index.md', 'docs'],
		['quick-start.md', 'docs/quick-start'],
		['a/index.md', 'docs/a'],
	])('%s has the path /%s', (file, id) => {
		expect(toPageId(file)).toBe(id);
	});

	it('can be edited in the repository that package.json names', () => {
		const repository = { type: 'git', url: 'git+https://github.com/o/r.git' };
		expect(editBaseUrl(JSON.stringify({ repository }))).toBe('https://github.com/o/r/edit/main/');
		expect(editBaseUrl('{}')).toBe(undefined);
	});

	it('fails the build if no part of the sidebar lists it', () => {
		expect(() => createSidebar(['index.md', 'stray.md'])).toThrow('Cannot list "stray"');
	});
});

describe('the markdown version of a page', () => {
	const page = {
		path: '/docs/a',
		title: 'A',
		description: 'About.',
		body: 'See [b](/docs/b#c) and [d](#d).\n\n```sh run\ncurl https://reviews.larkspur.example/\n```\n',
	};

	it('has a title, absolute URLs and the origin of the service', async () => {
		expect(
			createMarkdownVersion(page, { ...(await sampleEdition()), baseUrl: 'http://127.0.0.1:1' }),
		).toEqual({
			path: '/docs/a.md',
			text: [
				'# A\n\n> About.\n\nSee [b](http://127.0.0.1:1/docs/b#c) and [d](#d).\n',
				'```sh\ncurl http://127.0.0.1:1/\n```\n',
				'Source: http://127.0.0.1:1/docs/a\n',
			].join('\n'),
		});
	});
});

describe('a reference page', () => {
	it('links to the fields in a body, and shows its example', () => {
		const schema = { $ref: '#/components/schemas/Page' };
		const examples = { one: { summary: 'A page', value: { reviews: [1, 2] } } };
		const api = ApiDescription.parse({
			info: { description: 'All.', version: '1' },
			tags: [],
			paths: {
				'/a': {
					get: {
						operationId: 'getA',
						tags: [],
						summary: 'A',
						description: 'About.',
						responses: { 200: { $ref: '#/components/responses/Ok' } },
					},
				},
			},
			webhooks: {},
			components: {
				schemas: {},
				parameters: {},
				headers: { ETag: { description: 'Tag.' } },
				responses: {
					Ok: {
						description: 'Found',
						headers: { ETag: { $ref: '#/components/headers/ETag' } },
						content: { 'application/json': { schema, examples } },
					},
				},
			},
		});
		expect(listReferencePages(api)[1]?.body).toBe(
			[
				'`GET /a`\n\nAbout.\n\n## Responses\n',
				'| Status | Meaning | Body |\n| --- | --- | --- |',
				'| 200 | Found | `application/json` [Page](/docs/fields#page) |\n',
				'[Headers and errors of every response](/docs/api#headers-and-errors-of-every-response) lists the others.\n',
				'## Examples\n\nA page:\n',
				'```json\n{\n  "reviews": [\n    1,\n    2\n  ]\n}\n```',
			].join('\n'),
		);
	});
});

describe('the type of a field', () => {
	it.each([
		[{ type: 'integer', minimum: 1, maximum: 5 }, 'integer, 1 to 5'],
		[{ type: 'integer', minimum: 0, maximum: 2_147_483_647 }, 'integer, at least 0'],
		[{ type: 'string', enum: ['a', 'b'] }, '`"a"`, `"b"`'],
		[
			{ type: 'array', items: { $ref: '#/components/schemas/Review' } },
			'list of [Review](#review)',
		],
		[{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
		[{ type: 'string', format: 'date' }, 'day (YYYY-MM-DD)'],
	])('%j is described as %j', (schema, text) => {
		expect(describeType(schema)).toBe(text);
	});
});
