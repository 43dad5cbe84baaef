import { loadQueueConsumer } from '../../src/hub/current-hub.ts';
import { logged } from '../../src/platform/request-log.ts';
import { createDeliverEndpoint } from '../../src/endpoints/websub-deliver.ts';

export default logged(
	'/api/websub/deliver',
	createDeliverEndpoint({ loadConsumer: loadQueueConsumer }),
);
