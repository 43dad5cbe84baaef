import { TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import { queueJob, type HubJob, type JobOutcome } from './delivery-queue.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import type { Publication, SubscriptionRange } from './subscription-store.ts';
import { hostOf } from './subscription.ts';
import type { TopicPath } from './topic.ts';

type FanOutJob = Extract<HubJob, { kind: 'fan-out' }>;

/** What a look at the topics found. */
export interface PublishedChanges {
	/** The edition that is live. */
	readonly edition: string;
	/** The commit that it was built from, if that is known. */
	readonly commit: string | undefined;
	/** False if another edition was seen meanwhile, as it happens while a deployment goes live. */
	readonly isSettled: boolean;
	/** The topics whose bytes are others than those published last. */
	readonly changed: readonly TopicPath[];
	/** How many subscriptions will be told. */
	readonly queued: number;
}

const PAGE_SIZE = 200;
const MANY_SUBSCRIPTIONS = 10 * PAGE_SIZE;
/** Of sixteen parts of equal size: ids are evenly spread over base64url, here in the order of bytes. */
const BOUNDS = ['', '3', '7', 'B', 'F', 'J', 'N', 'R', 'V', 'Z', 'c', 'g', 'k', 'o', 's', 'w'];

/**
 * Compares the topics with what was published last, and queues the delivery of those that changed.
 * However often, early, late or in parallel it is called, a change is published once; work that an
 * earlier call did not get to is made up for. The first look at a topic is no change: nobody has
 * been told anything yet that it could differ from.
 */
export async function publishChanges(hub: HubDependencies): Promise<PublishedChanges> {
	const { edition, commit } = await hub.topics.readEdition();
	const changed: TopicPath[] = [];
	let queued = 0;
	let isSettled = true;
	for (const topic of TOPIC_PATHS) {
		const { publication, seenEdition } = await publishTopic(hub, topic);
		isSettled &&= seenEdition === edition;
		if (publication === undefined) continue;
		changed.push(topic);
		queued += await hub.store.countSubscriptions(topic, hub.now());
	}
	return { edition, commit, isSettled, changed, queued };
}

/** Queues the deliveries of a page of subscriptions, and the next page. */
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

/** What a look at one topic found. */
export interface PublishedTopic {
	/** If this call made it, and the topic had been published before. */
	readonly publication: Publication | undefined;
	/** `undefined` if its tag and its bytes were of different ones. */
	readonly seenEdition: string | undefined;
}

/** Publishes a topic whose bytes are others than those published last. */
export async function publishTopic(
	hub: HubDependencies,
	topic: TopicPath,
): Promise<PublishedTopic> {
	const { store, snapshots, topics } = hub;
	const last = await store.readPublication(topic);
	const { etag, edition } = await topics.readTag(topic);
	if (last !== undefined && last.etag === etag) {
		await announce(hub, last);
		return { publication: undefined, seenEdition: edition };
	}
	const snapshot = await topics.readSnapshot(topic);
	const seenEdition = snapshot.etag === etag ? edition : undefined;
	// The topic may have gone back to what it was since its tag was read.
	if (snapshot.etag === last?.etag) return { publication: undefined, seenEdition };
	// Before anybody can be sent to deliver it.
	await snapshots.save(snapshot);
	const made = await store.addPublication(topic, snapshot.etag, last, hub.now());
	if (made === undefined) return { publication: undefined, seenEdition };
	if (last === undefined) {
		await store.markAnnounced(made);
		return { publication: undefined, seenEdition };
	}
	await announce(hub, made);
	return { publication: made, seenEdition };
}

/** Queued first, marked then: after a crash between the two it is queued again, as the same job. */
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

/** One page leads to the next, so many subscriptions are gone through from several places at once. */
function rangesFor(count: number): readonly SubscriptionRange[] {
	if (count < MANY_SUBSCRIPTIONS) return [{ after: '' }];
	return BOUNDS.map((after, index) => {
		const before = BOUNDS[index + 1];
		return { after, ...(before !== undefined && { before }) };
	});
}
