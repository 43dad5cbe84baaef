import type { Edition } from '../../src/edition/documents/edition.ts';
import { absoluteUrl, PATHS } from '../../src/endpoints/http/urls.ts';

/** The name and URL to enter in a client. */
export interface Connection {
	/** The name of the server within one client. */
	readonly name: string;
	readonly url: string;
}

export function toConnection({
	baseUrl,
	business,
}: Pick<Edition, 'baseUrl' | 'business'>): Connection {
	return { name: `${business.id}-reviews`, url: absoluteUrl(baseUrl, PATHS.mcp) };
}
