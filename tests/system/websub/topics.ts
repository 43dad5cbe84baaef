/** Topics of the service, as specified. */
export const TOPICS = ['/reviews.json', '/api/feed.json', '/feed.xml'] as const;

export interface Link {
	readonly url: string;
	readonly rel: string;
}

/** Parses a `Link` header (RFC 8288) whose URLs have no comma or semicolon. */
export function parseLinks(header: string | null): Link[] {
	return (header ?? '').split(',').map((link) => ({
		url: /<([^>]*)>/.exec(link)?.[1] ?? '',
		rel: /;\s*rel="?([^";]*)"?/.exec(link)?.[1] ?? '',
	}));
}
