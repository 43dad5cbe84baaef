import { loadPublishedEdition } from '../../src/adapters/published-edition.ts';
import { createSearchEndpoint } from '../../src/endpoints/search.ts';

export default createSearchEndpoint({ loadEdition: loadPublishedEdition });
