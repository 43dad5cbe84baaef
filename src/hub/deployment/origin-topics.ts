import * as z from 'zod';
import { createETag } from '../../endpoints/http/etag.ts';
import { absoluteUrl, PATHS, topicsIn } from '../../endpoints/http/urls.ts';
import { TopicsUnavailableError, type LiveTopics, type Snapshot } from '../core/snapshot.ts';
import type { TopicPath } from '../core/topic.ts';
import type { DeployedTopics } from './deployed-topics.ts';

/** The parts of `/build.json` used here. The file may come from a newer release than this code. */
const LiveManifest = z.object({
	edition: z.string(),
	commit: z.string().nullish(),
	documents: z.array(z.object({ path: z.string(), etag: z.string(), bytes: z.number() })),
});

const MANIFEST_MILLISECONDS = 5_000;
/** Longer, because topics can be large. */
const TOPIC_MILLISECONDS = 20_000;

/**
 * Reads the topics from the public origin, whichever deployment serves it. Every reading queries the
 * origin, because an ETag from an earlier deployment would publish old content again. Uses the files
 * of this deployment for the list, and for content that matches what is live.
 */
export function createOriginTopics(origin: string, deployed: DeployedTopics): LiveTopics {
	const readEdition = async () => {
		const url = absoluteUrl(origin, PATHS.build);
		const { bytes } = await download(url, MANIFEST_MILLISECONDS);
		const { edition, commit, documents } = parseManifest(url, bytes);
		return { edition, commit: commit ?? undefined, topics: topicsIn(documents) };
	};
	return {
		readEdition,
		async listTopics() {
			const listed = await deployed.list();
			return listed.length > 0 ? listed : (await readEdition()).topics;
		},
		async readSnapshot(topic) {
			const { topics } = await readEdition();
			const live = topics.find(({ path }) => path === topic);
			return live && ((await deployed.load(topic, live.etag)) ?? downloadTopic(origin, topic));
		},
	};
}

async function downloadTopic(origin: string, topic: TopicPath): Promise<Snapshot> {
	const url = absoluteUrl(origin, topic);
	const { bytes, contentType } = await download(url, TOPIC_MILLISECONDS);
	if (contentType === null)
		throw new TopicsUnavailableError(`Cannot read ${url}: it has no content type`);
	return { topic, etag: createETag(bytes), contentType, body: bytes };
}

/** @throws {TopicsUnavailableError} if the response is incomplete, late or not a 2xx. */
async function download(url: string, milliseconds: number) {
	try {
		const response = await fetch(url, {
			headers: { 'Accept-Encoding': 'identity', 'Cache-Control': 'no-cache' },
			redirect: 'error',
			signal: AbortSignal.timeout(milliseconds),
		});
		const bytes = new Uint8Array(await response.arrayBuffer());
		if (!response.ok) throw new TypeError(`it answered ${response.status}`);
		return { bytes, contentType: response.headers.get('content-type') };
	} catch (cause) {
		throw new TopicsUnavailableError(`Cannot read ${url}`, { cause });
	}
}

function parseManifest(url: string, bytes: Uint8Array): z.output<typeof LiveManifest> {
	try {
		return LiveManifest.parse(JSON.parse(new TextDecoder().decode(bytes)));
	} catch (cause) {
		throw new TopicsUnavailableError(`Cannot read ${url}: it is not a valid build manifest`, {
			cause,
		});
	}
}
