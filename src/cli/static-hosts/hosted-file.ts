import { extname } from 'node:path';
import { contentTypeOf } from '../../server/content-type.ts';
import type { RouteTable } from '../../server/routes.ts';
import { CACHE_CONTROL_IMMUTABLE } from '../../server/select-static-response.ts';
import { IMMUTABLE_PREFIX } from '../../server/served-edition.ts';

/** Headers by name, as written in a `_headers` file. */
export type HostedHeaders = Readonly<Record<string, string>>;

/** A public path of a static host, with the headers that `npm start` adds to it. */
export interface HostedFile {
	readonly path: string;
	readonly headers: HostedHeaders;
}

/** Hosts already send the right media type for these files, and for files without one of their own. */
const KNOWN_TYPES = /^\.(?:html|css|js|png|svg|woff2)$/;

/** Returns the headers for a path whose bytes are in `file`, without those that hosts set themselves. */
export function toHostedFile(routes: RouteTable, path: string, file: string): HostedFile {
	const type = contentTypeOf(file);
	const isKnown = KNOWN_TYPES.test(extname(file)) || type === 'application/octet-stream';
	const headers = {
		...(!isKnown && { 'content-type': type }),
		...(path.startsWith(IMMUTABLE_PREFIX) && { 'cache-control': CACHE_CONTROL_IMMUTABLE }),
		...routes.decide(path).headers,
	};
	return { path, headers: capitalizeNames(headers) };
}

/** Capitalizes the names: Netlify sends `content-type` twice if a rule writes it in lower case. */
export function capitalizeNames(headers: HostedHeaders): HostedHeaders {
	return Object.fromEntries(
		Object.entries(headers).map(([name, value]) => [
			name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase()),
			value,
		]),
	);
}

/** A block of a `_headers` file. */
export interface HeaderRule {
	readonly pattern: string;
	readonly lines: readonly string[];
}

export function renderHeaderRules(rules: readonly HeaderRule[]): string {
	return rules
		.map(({ pattern, lines }) => `${pattern}\n${lines.map((line) => `  ${line}\n`).join('')}`)
		.join('\n');
}
