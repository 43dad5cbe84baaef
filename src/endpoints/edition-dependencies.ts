import type { PublishedEdition } from '../edition/documents/published-edition.ts';

/** What the endpoints over reviews need of the outside. */
export interface EditionDependencies {
	readonly loadEdition: () => Promise<PublishedEdition>;
}
