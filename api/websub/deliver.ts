import { loadQueueConsumer } from '../../src/adapters/current-hub.ts';
import { createDeliverEndpoint } from '../../src/endpoints/websub-deliver.ts';

export default createDeliverEndpoint({ loadConsumer: loadQueueConsumer });
