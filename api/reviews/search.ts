import { loadPublishedEdition } from '../../src/edition/load-published-edition.ts';
import { logged } from '../../src/platform/request-log.ts';
import { createSearchEndpoint } from '../../src/endpoints/search.ts';

export default logged(
	'/api/reviews/search',
	createSearchEndpoint({ loadEdition: loadPublishedEdition }),
);
