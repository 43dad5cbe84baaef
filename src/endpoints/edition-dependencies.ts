import type { PublishedEdition, FunctionData } from '../edition/documents/published-edition.ts';
import { toHttpDate } from './http/http-date.ts';

/** Dependencies of the endpoints that read reviews. */
export interface EditionDependencies {
	readonly loadEdition: () => Promise<PublishedEdition>;
}

/** Returns when the content of an edition last changed, as an HTTP date; `undefined` if unknown. */
export function lastModifiedOf(data: FunctionData): string | undefined {
	return data.last_modified && toHttpDate(data.last_modified);
}
