import * as z from 'zod';

const SourceRoute = z.strictObject({
	src: z.string(),
	dest: z.string().optional(),
	headers: z.record(z.string(), z.string()).optional(),
	status: z.int().optional(),
	continue: z.boolean().optional(),
	check: z.boolean().optional(),
	caseSensitive: z.boolean().optional(),
});
type SourceRoute = z.output<typeof SourceRoute>;

/**
 * The parts of the Build Output API's `config.json` that the project uses. An unknown key or phase
 * fails the test instead of being silently ignored.
 */
const Config = z.object({
	version: z.literal(3),
	routes: z.array(
		z.union([z.strictObject({ handle: z.enum(['filesystem', 'error']) }), SourceRoute]),
	),
	overrides: z.never().optional(),
});

export type Headers = Record<string, string>;

/** The routing result for a request. */
export type RouteResult =
	| { readonly kind: 'redirect'; readonly status: number; readonly location: string }
	| {
			readonly kind: 'path';
			readonly path: string;
			readonly query: string;
			readonly status?: number;
	  }
	| { readonly kind: 'error'; readonly status: number };

export interface Routing {
	/** Routes an encoded path. Returns the result and the headers that the routes add. */
	(path: string, exists: (path: string) => boolean): { result: RouteResult; headers: Headers };
}

/**
 * Applies routes in the order of the Build Output API: those before `handle: filesystem`, then
 * files and functions, then those after it. A route with `continue` adds headers and moves on to
 * the next route. One with `check` ends the search only if its destination exists; otherwise its
 * destination goes on to the next route. The phase `error` is never reached, because the earlier
 * routes handle every path.
 */
export function readRouting(json: string): Routing {
	const { routes } = Config.parse(JSON.parse(json));
	const phases: Record<string, SourceRoute[]> = { start: [] };
	let phase = 'start';
	for (const route of routes) {
		if ('handle' in route) phase = route.handle;
		else (phases[phase] ??= []).push(route);
	}

	return (path, exists) => {
		const headers: Headers = {};
		const first = follow(phases['start'] ?? [], path, headers, () => true);
		if (first.kind !== 'path' || exists(first.path)) return { result: first, headers };
		const second = follow(phases['filesystem'] ?? [], first.path, headers, exists);
		if (second.kind === 'path' && second.status === undefined && !exists(second.path)) {
			return { result: { kind: 'error', status: 404 }, headers };
		}
		return { result: second, headers };
	};
}

function follow(
	routes: readonly SourceRoute[],
	path: string,
	headers: Headers,
	exists: (path: string) => boolean,
): RouteResult {
	let current = path;
	let query = '';
	for (const route of routes) {
		const match = new RegExp(route.src, route.caseSensitive ? '' : 'i').exec(current);
		if (!match) continue;
		const fill = (text: string) =>
			text.replace(/\$(\d)/g, (_, n: string) => match[Number(n)] ?? '');
		const { status, dest } = route;
		for (const [name, value] of Object.entries(route.headers ?? {})) {
			const filled = fill(value);
			if (name.toLowerCase() !== 'location') headers[name.toLowerCase()] = filled;
			else return { kind: 'redirect', status: status ?? 308, location: filled };
		}
		if (dest !== undefined) [current = '', query = ''] = fill(dest).split('?');
		if (route.continue || (route.check && !exists(current))) continue;
		if (dest === undefined && status !== undefined) return { kind: 'error', status };
		return { kind: 'path', path: current, query, ...(status !== undefined && { status }) };
	}
	return { kind: 'path', path: current, query };
}
