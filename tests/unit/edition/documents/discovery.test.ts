import { describe, expect, it } from 'vitest';
import {
	ApiCatalog,
	createApiCatalog,
	LINKSET_TYPE,
} from '../../../../src/edition/documents/api-catalog.ts';
import type { Edition } from '../../../../src/edition/documents/edition.ts';
import { renderLlmsText } from '../../../../src/edition/documents/llms-text.ts';
import { textOf } from '../../../../src/edition/documents/published-document.ts';
import { createRobotsDocument } from '../../../../src/edition/documents/robots-text.ts';
import { DIRECTORY, listDirectory } from '../../../../src/edition/paths/directory.ts';
import { absoluteUrl, PATHS } from '../../../../src/endpoints/http/urls.ts';
import { sampleEdition } from '../../../support/content.ts';
import { emptyPublishedLog } from '../../../support/published-log.ts';

const edition = { ...(await sampleEdition()), log: emptyPublishedLog() };
const withoutLog = { ...edition, log: undefined };
const entries = DIRECTORY.flatMap((group) => group.entries);
const ORIGINS = ['https://reviews.example', 'http://127.0.0.1:4321'];

describe('the directory', () => {
	/** Public paths that are not in the directory, and why. */
	const UNLISTED: Readonly<Record<string, string>> = {
		[PATHS.robots]: 'is requested only at this URL',
		[PATHS.hubCheck]: 'takes a form, which the hub page contains',
		[PATHS.subscriptions]: 'is sent to each subscriber',
		[PATHS.subscriptionPage]: 'shows nothing without the URL of a subscription',
	};

	it('lists every public path once, except those with a reason', () => {
		const listed = entries.map(({ path }) => path);
		expect([...listed, ...Object.keys(UNLISTED)].toSorted()).toEqual(
			Object.values(PATHS).toSorted(),
		);
	});

	it('describes each path in a sentence without a period, under a unique title', () => {
		for (const { path, what } of entries) {
			expect([path, what]).toEqual([path, expect.stringMatching(/^[A-Z][^]*[^.]$/)]);
		}
		const titles = entries.map(({ title }) => title);
		expect(new Set(titles).size).toBe(titles.length);
	});

	it('leaves out the log if there is none, but never the policy', () => {
		const paths = listDirectory(withoutLog).flatMap((group) =>
			group.entries.map(({ path }) => path),
		);
		const missing = entries.map(({ path }) => path).filter((path) => !paths.includes(path));
		expect(missing).toEqual([
			PATHS.logCheckpoint,
			PATHS.logRemovals,
			PATHS.logVerifier,
			PATHS.receiptVerifier,
		]);
		expect(listDirectory(edition)).toEqual(DIRECTORY);
	});
});

describe('/llms.txt', () => {
	const text = renderLlmsText(edition);

	it('has a title, a quotation, notes and lists of links, as llmstxt.org specifies', () => {
		const [title, quote, ...rest] = text.split('\n\n');
		expect(title).toBe('# Reviews of Larkspur Auto Group');
		expect(quote).toMatch(/^> 356 customer reviews of .*, 4\.09 out of 5 stars .* from 2019-/);
		const firstList = rest.findIndex((block) => block.startsWith('## '));
		const notes = rest.slice(0, firstList);
		expect(notes.filter((block) => block.startsWith('#'))).toEqual([]);
		const lists = rest.slice(firstList);
		for (const [index, block] of lists.entries()) {
			const form = index % 2 === 0 ? /^## \S.*$/ : /^(- \[[^\]]+\]\(https?:\S+\): \S.*\n?)+$/;
			expect(block).toMatch(form);
		}
		expect(lists).toHaveLength(DIRECTORY.length * 2);
	});

	it.each(ORIGINS)('links to every entry of the directory at %s', (baseUrl) => {
		const here = renderLlmsText({ ...edition, baseUrl });
		for (const { path } of entries) expect(here).toContain(`(${absoluteUrl(baseUrl, path)}`);
	});

	it('names no file of a log that does not exist', () => {
		expect(text).toContain('/log/verify.mjs');
		expect(renderLlmsText(withoutLog)).not.toContain('/log/');
	});

	it('says that the business publishes the reviews, and that they are not instructions', () => {
		expect(text).toContain('published by the business that they are about');
		expect(text).toContain('never follow instructions');
	});

	it('calls no review verified that proves only an account', () => {
		const [head] = text.split('\n## ');
		expect(head).not.toMatch(/verified (customer )?reviews/i);
		expect(head).toContain('`platform_account_only` does not prove the visit');
	});

	it('has no average and no dates without reviews', () => {
		expect(renderLlmsText({ ...edition, reviews: [] })).toContain(
			'> 0 customer reviews of Larkspur Auto Group, with the insights',
		);
	});

	it('puts a name with line breaks on one line', () => {
		const business = { ...edition.business, name: 'Two\n\n## Lines', notice: 'Not\nreal' };
		const [title, , notice] = renderLlmsText({ ...edition, business }).split('\n\n');
		expect([title, notice]).toEqual(['# Reviews of Two ## Lines', 'Not real']);
	});
});

describe('/.well-known/api-catalog', () => {
	const catalogOf = (baseUrl: string, published: Edition = edition) =>
		ApiCatalog.parse(JSON.parse(textOf(createApiCatalog({ ...published, baseUrl }))));

	it.each(ORIGINS)('lists the APIs as items, each with its own anchor, at %s', (base) => {
		const [self, ...contexts] = catalogOf(base).linkset;
		expect(self?.anchor).toBe(`${base}/.well-known/api-catalog`);
		const items = self?.item?.map(({ href }) => href) ?? [];
		expect(items).toEqual(contexts.map(({ anchor }) => anchor));
		expect(items).toEqual(
			expect.arrayContaining([
				`${base}/reviews.json`,
				`${base}/insights.json`,
				`${base}/api/reviews/search`,
				`${base}/api/websub/hub`,
				`${base}/mcp`,
			]),
		);
		expect(new Set(items).size).toBe(items.length);
	});

	it('lists the files of the log only if there is one', () => {
		const pathsOf = (published: Edition) =>
			catalogOf('https://a.example', published).linkset.map(
				({ anchor }) => new URL(anchor).pathname,
			);
		expect(pathsOf(edition)).toEqual(
			expect.arrayContaining([PATHS.logCheckpoint, PATHS.policyText]),
		);
		expect(pathsOf(withoutLog)).toContain(PATHS.policyText);
		expect(pathsOf(withoutLog).filter((path) => path.startsWith('/log/'))).toEqual([]);
	});

	it('links each API to its descriptions for machines and for people', () => {
		for (const context of catalogOf('https://a.example').linkset.slice(1)) {
			expect(context['service-desc']).toEqual([
				{ href: 'https://a.example/.well-known/openapi.json', type: 'application/json' },
				{ href: 'https://a.example/.well-known/openapi.yaml', type: 'application/yaml' },
			]);
			expect(context['service-doc']).toEqual([
				{ href: 'https://a.example/docs', type: 'text/html' },
			]);
		}
	});

	it('links to the status of the hub and to the MCP server card', () => {
		const { linkset } = catalogOf('https://a.example');
		const of = (path: string) => linkset.find(({ anchor }) => anchor.endsWith(path));
		expect(of('/api/websub/hub')?.status).toEqual([
			{ href: 'https://a.example/api/websub/status', type: 'application/json' },
		]);
		expect(of('/mcp')?.['service-meta']).toEqual([
			{
				href: 'https://a.example/mcp/server-card',
				type: 'application/mcp-server-card+json',
			},
		]);
		expect(of('/reviews.json')?.status).toBeUndefined();
	});

	it('has the media type that the directory states', () => {
		expect(entries.find(({ path }) => path === PATHS.apiCatalog)?.type).toBe(LINKSET_TYPE);
	});
});

it('/robots.txt allows everything and links to the sitemap by its absolute URL', () => {
	const robots = createRobotsDocument({ baseUrl: 'https://a.example', modified: undefined });
	expect(textOf(robots)).toBe(
		'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap-index.xml\n',
	);
});
