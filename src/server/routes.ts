import { getTransformedRoutes, isHandler, type Route } from '@vercel/routing-utils';
import type { HeaderRoute } from '../endpoints/http/topic-links.ts';

/** The routes' decision for a path, before files are looked up. */
export interface RouteDecision {
	/** Headers by lower-case name. */
	readonly headers: Readonly<Record<string, string>>;
	readonly redirect?: { readonly status: number; readonly location: string };
}

export interface Rewrite {
	readonly path: string;
	readonly query: URLSearchParams;
}

/** The routing of vercel.json, in the platform's order: decide, then the file system, then rewrite. */
export interface RouteTable {
	/** The headers of every path, by lower-case name. */
	readonly headers: RouteDecision['headers'];
	decide(path: string): RouteDecision;
	/** Rewrites a path without a file; `undefined` if no target exists. */
	rewrite(path: string, exists: (path: string) => boolean): Rewrite | undefined;
}

/** A path without headers of its own. */
const API_ROOT = '/api';

/** The routing part of vercel.json. */
export type RoutingConfig = Parameters<typeof getTransformedRoutes>[0];

interface CompiledRoute {
	readonly pattern: RegExp;
	readonly headers: readonly (readonly [string, string])[];
	readonly status: number | undefined;
	readonly destination: string | undefined;
}

/**
 * Route keys that `compileRoute` supports. A route with other keys is an error, because it would be
 * applied only in part.
 */
const SUPPORTED_KEYS = ['src', 'headers', 'status', 'continue', 'dest', 'check', 'caseSensitive'];

/**
 * Compiles the routes of vercel.json, and before them those that a build adds.
 * @throws {SyntaxError} for routes that are invalid or that this server does not support.
 */
export function compileRoutes(
	config: RoutingConfig,
	added: readonly HeaderRoute[] = [],
): RouteTable {
	const { routes, error } = getTransformedRoutes(config);
	if (error) throw new SyntaxError(`Cannot read vercel.json: ${error.message}`);

	const all = routes ?? [];
	const handles = all.flatMap((route, index) => (isHandler(route) ? [{ route, index }] : []));
	const unknown = handles.find(({ route }) => route.handle !== 'filesystem');
	if (unknown) throw unsupported(`handle "${unknown.route.handle}"`);

	const split = handles[0]?.index ?? all.length;
	const before = [...added, ...all.slice(0, split)].map(compileRoute);
	const after = all.slice(split + 1).map(compileRoute);

	return {
		headers: decide(before, API_ROOT).headers,
		decide: (path) => decide(before, path),
		rewrite: (path, exists) => rewrite(after, path, exists),
	};
}

function decide(routes: readonly CompiledRoute[], path: string): RouteDecision {
	const headers: Record<string, string> = {};
	let redirect: RouteDecision['redirect'];
	for (const route of routes) {
		const match = route.pattern.exec(path);
		if (!match) continue;
		for (const [name, value] of route.headers) {
			const filled = fill(value, match);
			if (name !== 'location') headers[name] = filled;
			else redirect ??= { status: route.status ?? 308, location: toLocalPath(filled) };
		}
	}
	return redirect ? { headers, redirect } : { headers };
}

/** Applies the rewrites in order, each to the result of the previous one, as on the platform. */
function rewrite(
	routes: readonly CompiledRoute[],
	path: string,
	exists: (path: string) => boolean,
): Rewrite | undefined {
	let destination = path;
	for (const route of routes) {
		const [pathname = ''] = destination.split('?');
		const match = route.pattern.exec(pathname);
		if (!match || route.destination === undefined) continue;
		destination = fill(route.destination, match);
		const [newPath = '', query = ''] = destination.split('?');
		if (exists(newPath)) return { path: newPath, query: new URLSearchParams(query) };
	}
	return undefined;
}

function compileRoute(route: Route): CompiledRoute {
	if (isHandler(route)) throw unsupported(`handle "${route.handle}"`);
	const unknown = Object.keys(route).find((key) => !SUPPORTED_KEYS.includes(key));
	if (unknown !== undefined) throw unsupported(`"${unknown}" of "${route.src}"`);

	const headers = Object.entries(route.headers ?? {}).map(
		([name, value]) => [name.toLowerCase(), value] as const,
	);
	return {
		// The platform's routes ignore case unless they say otherwise; files do not.
		pattern: new RegExp(route.src, route.caseSensitive ? '' : 'i'),
		headers,
		status: route.status,
		destination: route.dest,
	};
}

function fill(template: string, match: RegExpExecArray): string {
	if (!template.includes('$')) return template;
	return template.replace(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '');
}

/** Keeps a redirect on this host: "//host" would name another one (RFC 3986 §4.2). */
function toLocalPath(location: string): string {
	return location.replace(/^\/+/, '/');
}

function unsupported(what: string): SyntaxError {
	return new SyntaxError(`Cannot use vercel.json: the local server does not support ${what}`);
}
