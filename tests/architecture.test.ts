import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folders that each folder may import, besides itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
	reviews: [],
	'endpoints/http': ['reviews'],
	platform: ['endpoints/http'],
	insights: ['reviews'],
	search: ['reviews'],
	log: ['reviews'],
	content: ['reviews', 'platform', 'insights', 'log'],
	import: ['reviews', 'content'],
	edition: [
		'reviews',
		'endpoints/http',
		'platform',
		'insights',
		'search',
		'log',
		'content',
		'import',
	],
	hub: ['endpoints/http', 'platform', 'edition'],
	mcp: ['reviews', 'endpoints/http', 'search', 'edition'],
	openapi: ['reviews', 'endpoints/http', 'platform', 'insights', 'search', 'edition', 'hub', 'mcp'],
	endpoints: ['reviews', 'endpoints/http', 'platform', 'search', 'edition', 'hub', 'mcp'],
	server: ['endpoints/http', 'platform', 'edition', 'hub', 'endpoints'],
	site: [
		'reviews',
		'endpoints/http',
		'platform',
		'insights',
		'search',
		'log',
		'content',
		'edition',
		'hub',
		'mcp',
		'openapi',
	],
	cli: [
		'reviews',
		'endpoints/http',
		'platform',
		'insights',
		'search',
		'log',
		'content',
		'import',
		'edition',
		'hub',
		'mcp',
		'openapi',
		'server',
		'site',
	],
	api: ['platform', 'edition', 'hub', 'endpoints'],
};

/** The folders that may import a package; `zod` and Node's own modules are allowed everywhere. */
const PACKAGE_HOMES: Record<string, readonly string[]> = {
	'@astrojs/starlight': ['site'],
	'@fontsource-variable/archivo': ['site'],
	'@modelcontextprotocol/sdk': ['mcp'],
	'@modelcontextprotocol/server': ['mcp'],
	'@opentelemetry/api': ['platform'],
	'@opentelemetry/core': ['platform'],
	'@opentelemetry/exporter-trace-otlp-http': ['platform'],
	'@opentelemetry/resources': ['platform'],
	'@opentelemetry/sdk-trace': ['platform'],
	'@resvg/resvg-js': ['site'],
	'@vercel/kv': ['hub'],
	bullmq: ['hub'],
	canonicalize: ['reviews'],
	ioredis: ['hub'],
	'@vercel/queue': ['hub'],
	'@vercel/routing-utils': ['server'],
	astro: ['site'],
	'csv-parse': ['import'],
	eld: ['import'],
	'fast-xml-parser': ['import'],
	feed: ['edition', 'cli'],
	'hyparquet-writer': ['edition'],
	'ipaddr.js': ['hub'],
	'libphonenumber-js': ['import'],
	marked: ['site'],
	messageformat: ['reviews'],
	parse5: ['import', 'site'],
	pagefind: ['site'],
	'prom-client': ['endpoints'],
	'read-excel-file': ['import'],
	tldts: ['hub'],
	'ml-matrix': ['insights'],
	'simple-statistics': ['insights'],
	yaml: ['content', 'openapi'],
	yauzl: ['import'],
};

/** Paths that may use everything in `IMPURE`. */
const EDGES =
	/^src\/(platform|cli\/smoke\/origin-client|hub\/(callbacks|deployment|queues|stores))[/.]/;

const IMPURE = [
	[/\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/, 'the clock'],
	[/\bMath\.random\(|\brandomUUID\b|\brandomBytes\b|\bgetRandomValues\b/, 'randomness'],
	[/\bprocess\.env\b|\bimport\.meta\.env\b/, 'the environment'],
	[
		/(?<![.\w]|async )fetch\((?!\w+: )|node:(child_process|dns|tls)/,
		'the network or other processes',
	],
] as const;

const FILE_LIMIT = 250;
const ROOT_FILE_LIMIT = 30;
const MEDIAN_LIMIT = 80;

interface SourceFile {
	readonly path: string;
	readonly folder: string;
	readonly text: string;
	/** Specifiers of imports and re-exports. */
	readonly imports: readonly string[];
}

const files = [...readSources('src'), ...readSources('api')];

describe('the import table', () => {
	it('names every folder of src', () => {
		expect(Object.keys(MAY_IMPORT)).toEqual(
			expect.arrayContaining([...new Set(files.map(({ folder }) => folder))]),
		);
	});

	it('matches docs/work/architecture.md', () => {
		const page = readFileSync(join(ROOT, 'docs/work/architecture.md'), 'utf8');
		for (const [folder, allowed] of Object.entries(MAY_IMPORT)) {
			const line = new RegExp(`^- \`${folder}\`: [^;\n]+(?:; (.+))?$`, 'm').exec(page);
			const stated = line?.[1]?.match(/[a-z./-]+/g) ?? [];
			expect([folder, line !== null, stated.toSorted()]).toEqual([
				folder,
				true,
				allowed.toSorted(),
			]);
		}
	});

	it.each(files.map((file) => [file.path, file] as const))('holds for %s', (_path, file) => {
		const crossed = localImports(file)
			.map((path) => folderOf(path))
			.filter((folder) => folder !== file.folder && !MAY_IMPORT[file.folder]?.includes(folder));
		expect(crossed).toEqual([]);
	});
});

describe('imports', () => {
	it('form no cycles', () => {
		const graph = new Map(files.map((file) => [file.path, localImports(file)]));
		const done = new Set<string>();
		const visit = (path: string, trail: readonly string[]): readonly string[] | undefined => {
			if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
			if (done.has(path)) return undefined;
			for (const next of graph.get(path) ?? []) {
				const cycle = visit(next, [...trail, path]);
				if (cycle) return cycle;
			}
			done.add(path);
			return undefined;
		};
		const cycles = [...graph.keys()].flatMap((path) => [visit(path, []) ?? []]).flat();
		expect(cycles).toEqual([]);
	});

	it('include file extensions and use no aliases', () => {
		const bad = files.flatMap(({ path, imports }) =>
			imports
				.filter((specifier) => specifier.startsWith('.') && !/\.\w+$/.test(specifier))
				.map((specifier) => `${path}: ${specifier}`),
		);
		expect(bad).toEqual([]);
	});

	it('use each package only in its own folders', () => {
		const misplaced = files.flatMap(({ path, folder, imports }) =>
			imports
				.filter((specifier) => !/^(\.|node:)/.test(specifier))
				.map((specifier) => specifier.replace(/^astro:.*/, 'astro'))
				.map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
				.filter((name) => name !== 'zod' && !PACKAGE_HOMES[name]?.includes(folder))
				.map((name) => `${path}: ${name}`),
		);
		expect(misplaced).toEqual([]);
	});
});

describe('files', () => {
	it(`have at most ${FILE_LIMIT} lines, and at most ${ROOT_FILE_LIMIT} in api`, () => {
		const long = files
			.map(({ path, folder, text }) => ({ path, folder, lines: text.split('\n').length - 1 }))
			.filter(({ folder, lines }) => lines > (folder === 'api' ? ROOT_FILE_LIMIT : FILE_LIMIT));
		expect(long).toEqual([]);
	});

	it(`have a median of at most ${MEDIAN_LIMIT} lines`, () => {
		const sizes = files.map(({ text }) => text.split('\n').length).toSorted((a, b) => a - b);
		expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MEDIAN_LIMIT);
	});

	it('contain no conditions in api', () => {
		const deciding = files.filter(({ folder, text }) => folder === 'api' && /\bif\b|\?/.test(text));
		expect(deciding.map(({ path }) => path)).toEqual([]);
	});

	it('use clock, randomness, environment and network only at the edges', () => {
		const impure = files
			.filter(({ path }) => !EDGES.test(path))
			.flatMap(({ path, text }) =>
				IMPURE.filter(([pattern]) => pattern.test(withoutComments(text))).map(
					([, what]) => `${path}: ${what}`,
				),
			);
		expect(impure).toEqual([]);
	});

	it('use named exports and re-export nothing', () => {
		const bad = files
			.filter(({ path }) => path.endsWith('.ts') && !path.startsWith('api/'))
			.filter(({ text }) => /^export default |^export (\*|\{[^}]*\}) from /m.test(text));
		expect(bad.map(({ path }) => path)).toEqual([]);
	});

	it('throw no bare Error and use no any, enum or silenced check', () => {
		const pattern =
			/new Error\(|: any\b|\bas any\b|<any>|^\s*(export )?enum |@ts-(ignore|nocheck)/m;
		const bad = files.filter(({ text }) => pattern.test(withoutComments(text)));
		expect(bad.map(({ path }) => path)).toEqual([]);
	});

	it('export something, except for commands', () => {
		const withoutExports = files
			.filter(({ path }) => /^src\/(?!site\/pages)/.test(path) && path.endsWith('.ts'))
			.filter(({ text }) => !/^export /m.test(text))
			.filter(({ folder }) => folder !== 'cli');
		expect(withoutExports.map(({ path }) => path)).toEqual([]);
	});
});

function readSources(folder: string): SourceFile[] {
	return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.(ts|astro)$/.test(entry.name))
		.map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
		.toSorted()
		.map((path) => {
			const text = readFileSync(join(ROOT, path), 'utf8');
			return { path, folder: folderOf(path), text, imports: importsOf(text) };
		});
}

function importsOf(text: string): string[] {
	const statements = /^(?:import|export)\s(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
	const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g;
	return [...text.matchAll(statements), ...text.matchAll(dynamic)].map(([, name]) => name ?? '');
}

function localImports({ path, imports }: SourceFile): string[] {
	return imports
		.filter((specifier) => specifier.startsWith('.'))
		.map((specifier) => join(dirname(path), specifier));
}

/** Returns the table row of a file: `api`, `endpoints/http`, or a folder of `src`. */
function folderOf(path: string): string {
	if (path.startsWith('src/endpoints/http/')) return 'endpoints/http';
	const [top = '', folder = ''] = path.split('/');
	return top === 'src' ? folder : top;
}

function withoutComments(text: string): string {
	return text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
