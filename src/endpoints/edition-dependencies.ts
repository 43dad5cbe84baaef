import type { PublishedEdition } from '../edition/documents/published-edition.ts';

/** Dependencies of the endpoints that read reviews. */
export interface EditionDependencies {
	readonly loadEdition: () => Promise<PublishedEdition>;
}
