import { loadPublishedEdition } from '../../src/adapters/published-edition.ts';
import { logged } from '../../src/adapters/request-log.ts';
import { createSearchEndpoint } from '../../src/endpoints/search.ts';

export default logged(
	'/api/reviews/search',
	createSearchEndpoint({ loadEdition: loadPublishedEdition }),
);
