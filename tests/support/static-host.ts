import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StaticHost } from '../../src/cli/static-hosts/prepare-static-host.ts';

export interface HostedResponse {
	readonly status: number;
	readonly location?: string;
	/** Headers that the rules set, by lower-case name. */
	readonly headers: Readonly<Record<string, string>>;
}

interface HeaderBlock {
	readonly pattern: string;
	readonly set: readonly (readonly [string, string])[];
	readonly unset: readonly string[];
}

/** Longer lines and further rules are ignored. */
const CLOUDFLARE = { headerRules: 100, lineLength: 2_000, staticRedirects: 2_000, redirects: 100 };

/**
 * Answers paths from a prepared folder as the hosts document it, read on 2026-11-28:
 * developers.cloudflare.com/pages/configuration/{headers,redirects,serving-pages} and
 * docs.netlify.com/manage/routing/{headers,redirects}.
 */
export function readStaticHost(host: StaticHost, folder: string) {
	const blocks = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
	const lines = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n');
	const redirects = lines.map((line) => line.split(' ') as [string, string, string]);
	if (host === 'cloudflare') checkLimits(folder, blocks.length, redirects);

	return function respond(path: string): HostedResponse {
		const headers = host === 'cloudflare' ? addUp(blocks, path) : mostSpecific(blocks, path);
		const page = path === '/' ? '/index.html' : `${path}.html`;
		const found = [path, page].some((file) => isFile(join(folder, file)));
		// On Cloudflare, a redirect comes before a file; on Netlify, after it.
		const redirect = redirects.find(([from]) => matchPath(from, path));
		if (redirect && (host === 'cloudflare' || !found)) {
			const [from, to, status] = redirect;
			const location = fillPlaceholders(to, matchPath(from, path) ?? {});
			return { status: Number(status), location, headers };
		}
		return { status: found ? 200 : 404, headers };
	};
}

function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function parseHeaders(text: string): HeaderBlock[] {
	return text
		.trim()
		.split('\n\n')
		.map((block) => {
			const [pattern = '', ...lines] = block.split('\n');
			const unset = lines.filter((line) => line.startsWith('  ! '));
			const set = lines.filter((line) => !unset.includes(line)).map(parseLine);
			return { pattern, set, unset: unset.map((line) => line.slice(4).toLowerCase()) };
		});
}

function parseLine(line: string): [string, string] {
	const [, name = '', value = ''] = /^ {2}([A-Z][\w-]*): (.+)$/.exec(line) ?? [];
	if (name === '') throw new SyntaxError(`Cannot read the header line "${line}"`);
	return [name.toLowerCase(), value];
}

/** A splat matches everything, a placeholder one segment. */
function matchPath(pattern: string, path: string): Record<string, string> | undefined {
	const source = pattern
		.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
		.replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')
		.replace('*', '(?<splat>.*)');
	const match = new RegExp(`^${source}$`).exec(path);
	return match ? { ...match.groups } : undefined;
}

function fillPlaceholders(template: string, values: Readonly<Record<string, string>>): string {
	return template.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => values[name] ?? whole);
}

/** Cloudflare applies all matching rules in order, and joins values that they set twice. */
function addUp(blocks: readonly HeaderBlock[], path: string): Record<string, string> {
	const headers: Record<string, string> = {};
	for (const { pattern, set, unset } of blocks) {
		const values = matchPath(pattern, path);
		if (!values) continue;
		for (const name of unset) delete headers[name];
		for (const [name, template] of set) {
			const value = fillPlaceholders(template, values);
			headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
		}
	}
	return headers;
}

/** Netlify knows no removal and no placeholders in values; `/docs/*` also matches `/docs`. */
function mostSpecific(blocks: readonly HeaderBlock[], path: string): Record<string, string> {
	const headers: Record<string, string> = {};
	for (const { pattern, set, unset } of blocks) {
		if (unset.length > 0) throw new SyntaxError(`Netlify cannot remove headers: ${pattern}`);
		const isMatch = matchPath(pattern, path) ?? matchPath(pattern, `${path}/`);
		if (!isMatch) continue;
		for (const [name, value] of set) {
			if (name in headers) throw new SyntaxError(`Two rules set ${name} for ${path}`);
			headers[name] = value;
		}
	}
	return headers;
}

function checkLimits(
	folder: string,
	headerRules: number,
	redirects: readonly [string, string, string][],
): void {
	const firstDynamic = redirects.findIndex(([from]) => /[*:]/.test(from));
	const counts = {
		headerRules,
		lineLength: Math.max(
			...['_headers', '_redirects'].flatMap((file) =>
				readFileSync(join(folder, file), 'utf8')
					.split('\n')
					.map(({ length }) => length),
			),
		),
		staticRedirects: firstDynamic,
		redirects: redirects.length - firstDynamic,
	};
	for (const name of ['headerRules', 'lineLength', 'staticRedirects', 'redirects'] as const) {
		if (counts[name] > CLOUDFLARE[name]) {
			throw new RangeError(`Cloudflare ignores rules: ${name} is ${counts[name]}`);
		}
	}
}
