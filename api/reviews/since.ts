import { loadPublishedEdition } from '../../src/edition/load-published-edition.ts';
import { logged } from '../../src/platform/request-log.ts';
import { createSinceEndpoint } from '../../src/endpoints/since.ts';

export default logged(
	'/api/reviews/since',
	createSinceEndpoint({ loadEdition: loadPublishedEdition }),
);
