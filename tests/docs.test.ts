import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILD_MEMORY_LIMIT } from '../src/platform/node-child.ts';
import { ApiDescription } from '../src/site/docs/api-description.ts';
import { COMMANDS } from '../tools/docs/commands.ts';
import { ENVIRONMENT_VARIABLES } from '../tools/docs/environment-variables.ts';
import { listReferencePages } from '../src/site/docs/reference-pages.ts';
import { createSidebar } from '../src/site/docs/sidebar.ts';
import { textOf } from '../src/edition/documents/published-document.ts';
import { PROBLEM_TITLES } from '../src/endpoints/http/problem-titles.ts';
import { createOpenApiDocument } from '../src/openapi/openapi-document.ts';
import { SearchParams } from '../src/search/search-params.ts';
import { PATHS } from '../src/endpoints/http/urls.ts';
import { ROOT, sampleEdition } from './support/content.ts';
import { readDocsPages } from './support/docs-samples.ts';
import { listTools } from './support/mcp-tools.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('the documentation covers', () => {
	it.each(Object.values(PATHS))('%s in the list of addresses', (path) => {
		expect(docsPage('use/addresses')).toContain(path);
	});

	it('every environment variable, and no other', () => {
		const code = read('src/platform/environment.ts');
		const variables = [...code.matchAll(/^\t([A-Z_]+): \w/gm)].map(([, name]) => name);
		const documented = ENVIRONMENT_VARIABLES.map(({ name }) => name);
		const isOurs = (name: string) => !name.startsWith('OTEL_');
		expect(documented.filter(isOurs).toSorted()).toEqual(variables.toSorted());
		// OpenTelemetry’s SDK reads the others.
		const settings = read('src/platform/tracing/tracing-settings.ts');
		expect(documented).toEqual(expect.arrayContaining(settings.match(/OTEL_[A-Z_]+/g) ?? []));
		for (const name of documented) expect(docsPage('run/configuration')).toContain(`\`${name}\``);
	});

	it('every command, and no other', () => {
		const scripts = readScripts();
		expect(COMMANDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(scripts).toSorted());
		for (const { name, usage } of COMMANDS) {
			expect(usage).toMatch(new RegExp(`^npm (run )?${name}\\b`));
			expect(docsPage('run/commands')).toContain(`\`${usage}\``);
		}
	});

	it('every error', () => {
		const page = docsPage('use/errors');
		for (const slug of Object.keys(PROBLEM_TITLES)) expect(page).toContain(`/problems/${slug}`);
	});

	it('every search parameter, in the reference and in the guide', () => {
		for (const name of Object.keys(SearchParams.shape)) {
			for (const page of ['use/search-parameters', 'use/search']) {
				expect([page, docsPage(page)]).toEqual([page, expect.stringContaining(`\`${name}\``)]);
			}
		}
	});

	it('every MCP tool', async () => {
		for (const { name } of await listTools()) {
			expect(docsPage('use/mcp-tools')).toContain(`## ${name}`);
			expect(docsPage('use/mcp')).toContain(name);
		}
	});

	it('every operation and webhook, each on its own page with all parameters', async () => {
		const text = textOf(createOpenApiDocument(await sampleEdition()));
		const api = ApiDescription.parse(JSON.parse(text));
		const pages = listReferencePages(api).map(({ body, description }) => description + body);
		const items = [...Object.entries(api.paths), ...Object.entries(api.webhooks)];
		for (const [path, item] of items) {
			for (const [method, operation] of Object.entries(item)) {
				const page = pages.find((one) => one.includes(operation.description));
				expect([path, method, page !== undefined]).toEqual([path, method, true]);
				for (const parameter of operation.parameters) {
					const name = 'name' in parameter ? parameter.name : headerName(api, parameter);
					expect(page).toContain(`\`${String(name)}\``);
				}
			}
		}
		for (const path of Object.keys(api.paths))
			expect(docsPage('use/methods')).toContain(`\`${path}\``);
	});

	it('every script in package.json', () => {
		const scripts = readScripts();
		const pages = ['README.md', 'CONTRIBUTING.md', ...markdown('docs')].map(read).join('\n');
		const undocumented = Object.keys(scripts).filter(
			(name) => !new RegExp(`npm (run )?${name}\\b`).test(pages),
		);
		expect(undocumented).toEqual([]);
	});
});

describe('the documentation', () => {
	const pages = readDocsPages();

	const published = pages.filter(({ file }) => file.startsWith('use/'));

	it.each(pages)('$file marks every runnable sample', ({ faults }) => {
		expect(faults).toEqual([]);
	});

	it.each(published)('$file has a title and a one-sentence description', ({ text }) => {
		const [, head = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
		expect(head).toMatch(/^title: \S/m);
		expect(head).toMatch(/^description: .*\.'?"?$/m);
		expect(text.replace(/```[^]*?```/g, '')).not.toMatch(/^# /m);
	});

	it('has every page in the sidebar', () => {
		const files = published.map(({ file }) => file.replace(/^use\//, ''));
		const listed = createSidebar(files).flatMap(({ items }) => items);
		expect(listed).toHaveLength(files.length);
	});
});

describe('documents', () => {
	const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...markdown('docs')];

	it.each(pages)('%s has no broken links', (page) => {
		const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
			([, link]) => link ?? '',
		);
		const broken = links.filter((link) => !existsSync(join(ROOT, dirname(page), link)));
		expect(broken).toEqual([]);
	});

	it('set the same memory limit for builds by hand and by the server', () => {
		const scripts = readScripts();
		for (const name of ['build', 'publish']) expect(scripts[name]).toContain(BUILD_MEMORY_LIMIT);
	});

	it('number the decisions without gaps', () => {
		const numbers = readdirSync(join(ROOT, 'docs/decisions')).map((name) =>
			Number(name.slice(0, 4)),
		);
		expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
	});
});

function docsPage(name: string): string {
	return read(`docs/${name}.md`);
}

/** The scripts in package.json, without those that only npm runs. */
function readScripts(): Record<string, string> {
	const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
	const { prepare: _, postinstall: __, ...others } = scripts;
	return others;
}

function headerName(
	{ components }: ApiDescription,
	{ $ref }: { readonly $ref?: unknown },
): unknown {
	return components.parameters[String($ref).split('/').at(-1) ?? '']?.name;
}

/** Lists the Markdown files of a folder without the published pages, whose links are URLs of the site. */
function markdown(folder: string): string[] {
	return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.md') && !name.startsWith('use/'))
		.map((name) => join(folder, name));
}
