import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TopicIndex } from '../../edition/documents/topic-index.ts';
import { createETag } from '../../endpoints/http/etag.ts';
import { ignoreMissing } from '../../platform/error-code.ts';
import type { LiveTopic, Snapshot } from '../core/snapshot.ts';
import type { TopicPath } from '../core/topic.ts';

/** The topics in the files deployed with this function. */
export interface DeployedTopics {
	/** Lists none if there are no files. */
	list(): Promise<readonly LiveTopic[]>;
	/** Returns `undefined` if the topic has another ETag or there are no files. */
	load(topic: TopicPath, etag: string): Promise<Snapshot | undefined>;
}

export function createDeployedTopics(folder: string): DeployedTopics {
	return {
		list: () => readIndex(folder),
		async load(topic, etag) {
			const index = await readIndex(folder);
			const entry = index.find(({ path }) => path === topic);
			if (entry?.etag !== etag) return undefined;
			const body = await readFile(join(folder, entry.file));
			if (createETag(body) !== etag) {
				throw new TypeError(`Cannot read topic "${topic}": its file does not match its ETag`);
			}
			return { topic, etag, contentType: entry.content_type, body };
		},
	};
}

async function readIndex(folder: string): Promise<TopicIndex> {
	const json = await readFile(join(folder, 'index.json'), 'utf8').catch(ignoreMissing);
	return TopicIndex.parse(JSON.parse(json ?? '[]'));
}
