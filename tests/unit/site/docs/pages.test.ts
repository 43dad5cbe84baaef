import { describe, expect, it } from 'vitest';
import { toSearchHit } from '../../../../src/site/docs-theme/search-hit.ts';
import { describeType } from '../../../../src/site/docs/describe-type.ts';
import { createMarkdownVersion } from '../../../../src/site/docs/markdown-version.ts';
import { toPageId } from '../../../../src/site/docs/page-id.ts';
import { editBaseUrl } from '../../../../src/site/docs/repository.ts';
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

	it('has a title, absolute URLs and the origin of the service', () => {
		expect(createMarkdownVersion(page, 'http://127.0.0.1:1')).toEqual({
			path: '/docs/a.md',
			text: [
				'# A\n\n> About.\n\nSee [b](http://127.0.0.1:1/docs/b#c) and [d](#d).\n',
				'```sh\ncurl http://127.0.0.1:1/\n```\n',
				'Source: http://127.0.0.1:1/docs/a\n',
			].join('\n'),
		});
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

describe('a search result', () => {
	it('is the best section of the page, as text', () => {
		const hit = toSearchHit({
			url: '/docs/a/',
			excerpt: '',
			meta: { title: 'A' },
			sub_results: [
				{ title: 'A', url: '/docs/a/', excerpt: 'a <mark>lease</mark>' },
				{
					title: 'B',
					url: '/docs/a/#b',
					excerpt: '<mark>long</mark> &lt;b&gt; <mark>lease</mark>',
				},
			],
		});
		expect(hit).toEqual({
			title: 'A: B',
			href: '/docs/a#b',
			pieces: [
				{ text: 'long', isMatch: true },
				{ text: ' <b> ', isMatch: false },
				{ text: 'lease', isMatch: true },
			],
		});
	});
});
