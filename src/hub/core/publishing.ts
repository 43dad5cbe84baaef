import { queueJob, type HubJob, type JobOutcome } from './delivery-queue.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import type { LiveTopic } from './snapshot.ts';
import type { Publication, SubscriptionRange } from './subscription-store.ts';
import { hostOf } from './subscription.ts';
import type { TopicPath } from './topic.ts';

type FanOutJob = Extract<HubJob, { kind: 'fan-out' }>;

/** Result of checking the topics for changes. */
export interface PublishedChanges {
	/** The live edition. */
	readonly edition: string;
	/** The commit it was built from, if known. */
	readonly commit: string | undefined;
	/** False if another edition was seen too, as happens while a deployment goes live. */
	readonly isSettled: boolean;
	/** Topics whose content differs from their last publication. */
	readonly changed: readonly TopicPath[];
	/** Number of subscriptions that will get a delivery. */
	readonly queued: number;
}

const PAGE_SIZE = 200;
const MANY_SUBSCRIPTIONS = 10 * PAGE_SIZE;
/** Lower bounds of sixteen equal ranges of ids, in byte order. Ids are spread evenly over base64url. */
const BOUNDS = ['', '3', '7', 'B', 'F', 'J', 'N', 'R', 'V', 'Z', 'c', 'g', 'k', 'o', 's', 'w'];

/**
 * Compares the topics with their last publications, and queues deliveries of those that changed.
 * Safe to call at any time and in parallel: each change is published once, and unfinished work of
 * an earlier call is completed. The first version of a topic is not a change, because nothing was
 * delivered before. A topic that the edition no longer has is left alone: its subscriptions get
 * nothing more until their leases end.
 */
export async function publishChanges(hub: HubDependencies): Promise<PublishedChanges> {
	const listed = await hub.topics.listTopics();
	// Read together, because each read may be a request to a remote store.
	const published = new Map(
		await Promise.all(
			listed.map(async ({ path }) => [path, await hub.store.readPublication(path)] as const),
		),
	);
	// Read after the publications: otherwise another process could publish a newer edition in between,
	// and this one would look like a change of it.
	const { edition, commit, topics } = await hub.topics.readEdition();
	const changed: TopicPath[] = [];
	let queued = 0;
	let isSettled = true;
	for (const topic of topics) {
		const { publication, isLive } = await publishTopic(hub, topic, published.get(topic.path));
		isSettled &&= isLive;
		if (publication === undefined) continue;
		changed.push(topic.path);
		queued += await hub.store.countSubscriptions(topic.path, hub.now());
	}
	isSettled &&= (await hub.topics.readEdition()).edition === edition;
	return { edition, commit, isSettled, changed, queued };
}

/** Queues the deliveries for one page of subscriptions, and the job for the next page. */
export async function fanOut({ store, now }: HubDependencies, job: FanOutJob): Promise<JobOutcome> {
	const { topic, publication, after, before } = job;
	const current = await store.readPublication(topic);
	if (current?.number !== publication) return { next: [] };
	const { entries, next } = await store.listSubscriptions(
		topic,
		{ after, before },
		PAGE_SIZE,
		now(),
	);
	const deliveries = entries.map(({ id, callback }) =>
		queueJob({
			kind: 'deliver',
			subscription: id,
			topic,
			publication,
			etag: current.etag,
			publishedAt: current.publishedAt,
			host: hostOf(callback),
			attempt: 1,
		}),
	);
	return {
		next: [...deliveries, ...(next === undefined ? [] : [queueJob({ ...job, after: next })])],
	};
}

/**
 * Publishes a topic if its content differs from its last publication. Returns the publication only
 * if this call added it and the topic had been published before, and whether the content still had
 * the given ETag.
 */
export async function publishTopic(
	hub: HubDependencies,
	{ path, etag }: Pick<LiveTopic, 'path' | 'etag'>,
	last: Publication | undefined,
) {
	const { store, topics } = hub;
	if (last !== undefined && last.etag === etag) {
		await announce(hub, last);
		return { publication: undefined, isLive: true };
	}
	const snapshot = await topics.readSnapshot(path);
	const isLive = snapshot?.etag === etag;
	// The topic may have changed back, or disappeared, since its ETag was read.
	if (snapshot === undefined || snapshot.etag === last?.etag) {
		return { publication: undefined, isLive };
	}
	const made = await store.addPublication(path, snapshot.etag, last, hub.now());
	if (made === undefined) return { publication: undefined, isLive };
	if (last === undefined) {
		await store.markAnnounced(made);
		return { publication: undefined, isLive };
	}
	await announce(hub, made);
	return { publication: made, isLive };
}

/** Queues the fan-out, then marks it. After a crash in between, the same jobs are queued again. */
async function announce({ store, queue, now }: HubDependencies, publication: Publication) {
	if (publication.announced) return;
	const { topic, number } = publication;
	const count = await store.countSubscriptions(topic, now());
	await queue.enqueue(
		rangesFor(count).map((range) =>
			queueJob({ kind: 'fan-out', topic, publication: number, ...range }),
		),
	);
	await store.markAnnounced(publication);
}

/** Splits many subscriptions into ranges that are paged through in parallel. */
function rangesFor(count: number): readonly SubscriptionRange[] {
	if (count < MANY_SUBSCRIPTIONS) return [{ after: '' }];
	return BOUNDS.map((after, index) => {
		const before = BOUNDS[index + 1];
		return { after, ...(before !== undefined && { before }) };
	});
}
