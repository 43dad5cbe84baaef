import { loadPublishedEdition } from '../../src/edition/load-published-edition.ts';
import { logged } from '../../src/platform/request-log.ts';
import { createReviewsEndpoint } from '../../src/endpoints/review.ts';

export default logged(
	'/api/reviews/search',
	createReviewsEndpoint({ loadEdition: loadPublishedEdition }),
);
