import { loadPublishedEdition } from '../../src/edition/load-published-edition.ts';
import { logged } from '../../src/platform/request-log.ts';
import { createPermalinkEndpoint } from '../../src/endpoints/permalink.ts';

export default logged(
	'/api/reviews/permalink',
	createPermalinkEndpoint({ loadEdition: loadPublishedEdition }),
);
