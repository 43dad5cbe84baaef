import { loadPublishedEdition } from '../../src/adapters/published-edition.ts';
import { createPermalinkEndpoint } from '../../src/endpoints/permalink.ts';

export default createPermalinkEndpoint({ loadEdition: loadPublishedEdition });
