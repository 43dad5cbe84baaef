import { denialOf } from './denial.ts';
import type { HubDependencies } from './hub-dependencies.ts';

const REASON = 'the lease ended; subscribe again to resume';
/** Limits the size of a step, and of the work of one run. The next run continues. */
const PAGE_SIZE = 200;
const MAX_PAGES = 10;

/**
 * Deletes expired records, and queues a notice to each callback whose lease ended (WebSub §5.2 lets
 * a hub deny a subscription at any point). Queues at most 2,000 notices; the queue sends them as
 * slowly as other denials. After a crash in between, the same jobs are queued again.
 */
export async function removeExpired({ store, queue, now }: HubDependencies): Promise<void> {
	await store.removeExpired(now());
	for (let page = 0; page < MAX_PAGES; page++) {
		const ended = await store.listEndedLeases(PAGE_SIZE);
		if (ended.length === 0) return;
		await queue.enqueue(ended.map((subscription) => denialOf(subscription, REASON)));
		await store.markNotified(ended);
	}
}
