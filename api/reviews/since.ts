import { loadPublishedEdition } from '../../src/adapters/published-edition.ts';
import { createSinceEndpoint } from '../../src/endpoints/since.ts';

export default createSinceEndpoint({ loadEdition: loadPublishedEdition });
