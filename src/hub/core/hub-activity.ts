import * as z from 'zod';
import { absoluteUrl } from '../../endpoints/http/urls.ts';
import { toDeliveryStatistics } from './delivery-statistics.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import type { LiveTopic } from './snapshot.ts';

const Count = z.int().min(0);
const Seconds = z.number().min(0);

const TopicActivity = z.strictObject({
	topic: z.url(),
	subscriptions: Count.describe('Confirmed subscriptions whose lease has not ended.'),
	published_at: z.iso
		.datetime()
		.optional()
		.describe('When the hub last saw the content change, or first saw the topic.'),
	etag: z.string().optional().describe('ETag of the last published content.'),
});

const Deliveries = z.strictObject({
	hours: z.literal(24),
	delivered: Count.describe('Deliveries that callbacks accepted.'),
	failed_attempts: Count.describe('Attempts that failed; most of them are retried.'),
	failure_rate: z.number().min(0).max(1).optional().describe('Share of all attempts that failed.'),
	seconds: z
		.strictObject({
			median: Seconds.describe('Half of the deliveries took at most this long.'),
			percentile_95: Seconds.describe('95% of the deliveries took at most this long.'),
		})
		.optional()
		.describe('Time from publication to the response of the callback, rounded up to fixed steps.'),
});

const Queue = z.strictObject({
	due: Count.describe('Jobs, such as verifications and deliveries, that are due but have not run.'),
	oldest_seconds: Seconds.describe('How long the oldest of them has been due; 0 if none is due.'),
});

/** Public status of the hub. Names no subscribers. */
export const HubActivity = z
	.strictObject({
		topics: z.array(TopicActivity),
		deliveries: Deliveries.describe('Deliveries of the current hour and the 23 hours before it.'),
		queue: Queue.optional().describe('Absent if the queue cannot count its jobs.'),
	})
	.meta({ id: 'WebSubHubActivity', description: 'Hub status.' });
export type HubActivity = z.output<typeof HubActivity>;

/** How long a result is shared, so that frequent requests do not overload the store. */
const SHARED_MILLISECONDS = 5000;

/** Creates a reader for the hub status. Calls at about the same time share one result. */
export function createActivityReader(hub: HubDependencies): () => Promise<HubActivity> {
	let last: { readonly at: number; readonly activity: Promise<HubActivity> } | undefined;
	return () => {
		const at = hub.now();
		if (last && at >= last.at && at < last.at + SHARED_MILLISECONDS) return last.activity;
		const activity = describeActivity(hub, at);
		last = { at, activity };
		activity.catch(() => {
			if (last?.activity === activity) last = undefined;
		});
		return activity;
	};
}

/** Collects the status from the store and the queue. */
async function describeActivity(
	{ policy, store, queue, topics: live }: HubDependencies,
	at: number,
): Promise<HubActivity> {
	const describeTopic = async ({ path }: LiveTopic) => {
		const [publication, subscriptions] = await Promise.all([
			store.readPublication(path),
			store.countSubscriptions(path, at),
		]);
		return {
			topic: absoluteUrl(policy.baseUrl, path),
			subscriptions,
			...(publication && {
				// Unknown for publications by earlier releases.
				...(publication.publishedAt > 0 && {
					published_at: new Date(publication.publishedAt).toISOString(),
				}),
				etag: publication.etag,
			}),
		};
	};
	const listed = await live.listTopics();
	const [topics, counts, backlog] = await Promise.all([
		Promise.all(listed.map(describeTopic)),
		store.readCounts(at),
		queue.readBacklog?.(),
	]);
	const { delivered, failed, median, percentile95 } = toDeliveryStatistics(counts);
	const attempts = delivered + failed;
	return {
		topics,
		deliveries: {
			hours: 24,
			delivered,
			failed_attempts: failed,
			...(attempts > 0 && { failure_rate: failed / attempts }),
			...(median !== undefined &&
				percentile95 !== undefined && { seconds: { median, percentile_95: percentile95 } }),
		},
		...(backlog && { queue: { due: backlog.due, oldest_seconds: backlog.oldestSeconds } }),
	};
}
