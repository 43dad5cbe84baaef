import { openVercelQueue } from '../../support/queue-consumer.ts';
import { describeDeliveryQueue } from '../../contract/hub/delivery-queue.ts';

describeDeliveryQueue('the queue on Vercel', openVercelQueue, {
	lateSeconds: 3,
	redeliverySeconds: 10,
	keepsOrder: false,
	replacesInOneStep: false,
});
