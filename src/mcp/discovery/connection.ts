import type { Edition } from '../../edition/documents/edition.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';

/** What a client has to be told. */
export interface Connection {
	/** The name of the server among those of one client. */
	readonly name: string;
	/** Where to connect. */
	readonly url: string;
}

export function toConnection({
	baseUrl,
	business,
}: Pick<Edition, 'baseUrl' | 'business'>): Connection {
	return { name: `${business.id}-reviews`, url: absoluteUrl(baseUrl, PATHS.mcp) };
}
