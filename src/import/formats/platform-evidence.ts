import { basename } from 'node:path';
import type { SourcePolicy } from '../../reviews/business/verification-policy.ts';
import { KNOWN_SOURCES, sourceNamed } from './known-sources.ts';

/** The ends of the hosts of platforms, and the beginnings of their paths, by source id. */
const ADDRESSES = {
	autoscout24: 'autoscout24\\.[a-z]{2,3}/',
	birdeye: 'birdeye\\.com/',
	'cars-com': 'cars\\.com/',
	cargurus: 'cargurus\\.(?:com|ca|co\\.uk)/',
	'customer-lobby': 'customerlobby\\.com/',
	dealerrater: 'dealerrater\\.(?:com|ca)/',
	edmunds: 'edmunds\\.com/',
	facebook: '(?:facebook|fb)\\.com/',
	'google-maps':
		'(?:google\\.[a-z.]{2,6}/maps|maps\\.google\\.[a-z.]{2,6}/|search\\.google\\.com/local|maps\\.app\\.goo\\.gl/|g\\.page/)',
	'kelley-blue-book': 'kbb\\.com/',
	'mobile-de': 'mobile\\.de/',
	trustpilot: 'trustpilot\\.com/',
	tripadvisor: 'tripadvisor\\.[a-z.]{2,6}/',
	yelp: 'yelp\\.[a-z.]{2,6}/',
};
const SITES = Object.entries(ADDRESSES).map(
	([id, address]) => [id, RegExp(`^[^/]*\\.${address}`)] as const,
);

/** Ids whose words are also in names of other files. */
const VAGUE = ['dealer-reviews', 'meta-reviews'];
const NAMES = KNOWN_SOURCES.filter((id) => !VAGUE.includes(id)).map((id) => {
	const words = id === 'kelley-blue-book' ? 'kelley-blue-book|kbb' : id;
	return [id, RegExp(`(?<![a-z])(?:${words.replaceAll('-', '[^a-z0-9]*')})(?![a-z])`)] as const;
});

/** Where the cells of each column lead: ids of sources, `ELSEWHERE`, or `NO_LINK`. */
export type Links = Map<string, Set<string>>;
const ELSEWHERE = 'elsewhere';
const NO_LINK = '';

export function noteLink(column: string, cell: string, links: Links): void {
	const known = links.get(column) ?? new Set<string>();
	if (cell === '' || known.has(NO_LINK)) return;
	links.set(column, known.add(targetOf(cell)));
}

function targetOf(cell: string): string {
	const url = /^https?:\/\//i.test(cell) ? URL.parse(cell) : null;
	if (url === null) return NO_LINK;
	const address = `.${url.hostname}${url.pathname}`;
	return SITES.find(([, site]) => site.test(address))?.[0] ?? ELSEWHERE;
}

/**
 * Finds the only platform that the links of a file lead to or that its name names, and says on what
 * ground. Undefined if there is none, or several.
 */
export function guessSource(
	links: Links,
	file: string,
	sources: readonly SourcePolicy[],
): { readonly id: string; readonly ground: string } | undefined {
	const linked = [...links].filter(([, targets]) => !targets.has(NO_LINK));
	const name = basename(file).toLowerCase();
	const named = NAMES.flatMap(([id, words]) => (words.test(name) ? [id] : []));
	const targets = linked.flatMap(([, found]) => [...found]).filter((one) => one !== ELSEWHERE);
	const [id, ...others] = new Set([...targets, ...named]);
	if (id === undefined || others.length > 0) return undefined;
	const [column] = linked.find(([, found]) => found.size === 1 && found.has(id)) ?? [];
	if (column === undefined && named.length === 0) return undefined;
	const ground =
		column === undefined ? 'from the name of the file' : `from the links in column "${column}"`;
	return { id: sourceNamed(id, sources) ?? id, ground };
}
