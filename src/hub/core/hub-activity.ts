import * as z from 'zod';
import { absoluteUrl, TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import { toDeliveryStatistics } from './delivery-statistics.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import type { TopicPath } from './topic.ts';

const Count = z.int().min(0);
const Seconds = z.number().min(0);

const TopicActivity = z.strictObject({
	topic: z.url(),
	subscriptions: Count.describe('Confirmed ones whose lease runs.'),
	published_at: z.iso
		.datetime()
		.optional()
		.describe('When the hub saw its content change last, or first saw it.'),
	etag: z.string().optional().describe('Of the content that was published last.'),
});

const Deliveries = z.strictObject({
	hours: z.literal(24),
	delivered: Count.describe('Deliveries that a callback took.'),
	failed_attempts: Count.describe('Attempts that failed; most of them are made again.'),
	failure_rate: z.number().min(0).max(1).optional().describe('Share of all attempts that failed.'),
	seconds: z
		.strictObject({
			median: Seconds.describe('Half of the deliveries were made within this time.'),
			percentile_95: Seconds.describe('95 of 100 were.'),
		})
		.optional()
		.describe(
			'From the publication to the answer of the callback, rounded up to steps of a scale.',
		),
});

const Queue = z.strictObject({
	due: Count.describe('Questions and deliveries that could run but wait their turn.'),
	oldest_seconds: Seconds.describe('How long the first of them has waited; 0 without one.'),
});

/** Public status of the hub. Names no subscribers. */
export const HubActivity = z
	.strictObject({
		topics: z.array(TopicActivity),
		deliveries: Deliveries.describe('Of the hour that runs and the 23 before it.'),
		queue: Queue.optional().describe('Absent where the queue of the platform does not tell.'),
	})
	.meta({ id: 'WebSubHubActivity', description: 'Hub status.' });
export type HubActivity = z.output<typeof HubActivity>;

/** How long a result is shared, so that frequent requests do not load the store. */
const SHARED_MILLISECONDS = 5000;

/** Creates a reader of the hub status. Calls at about the same time share one result. */
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
	{ policy, store, queue }: HubDependencies,
	at: number,
): Promise<HubActivity> {
	const describeTopic = async (path: TopicPath) => {
		const [publication, subscriptions] = await Promise.all([
			store.readPublication(path),
			store.countSubscriptions(path, at),
		]);
		return {
			topic: absoluteUrl(policy.baseUrl, path),
			subscriptions,
			...(publication && {
				// Unknown for publications of earlier releases.
				...(publication.publishedAt > 0 && {
					published_at: new Date(publication.publishedAt).toISOString(),
				}),
				etag: publication.etag,
			}),
		};
	};
	const [topics, counts, backlog] = await Promise.all([
		Promise.all(TOPIC_PATHS.map(describeTopic)),
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
