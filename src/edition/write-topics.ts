import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PublishedDocument } from './documents/published-document.ts';
import type { TopicIndex } from './documents/topic-index.ts';
import { TOPIC_PATHS } from '../endpoints/http/urls.ts';

/** Content types that the CDN derives from the file extensions. */
const CONTENT_TYPES: Readonly<Record<(typeof TOPIC_PATHS)[number], string>> = {
	'/reviews.json': 'application/json; charset=utf-8',
	'/api/feed.json': 'application/json; charset=utf-8',
	'/feed.xml': 'application/atom+xml',
};

/** Copies the topics from the site to where functions can read them, with an index. */
export async function writeTopics(
	documents: readonly PublishedDocument[],
	siteFolder: string,
	folder: string,
): Promise<void> {
	await mkdir(folder, { recursive: true });
	const index: TopicIndex = [];
	for (const topic of TOPIC_PATHS) {
		const document = documents.find(({ paths }) => paths.includes(topic));
		if (!document) throw new TypeError(`Cannot write topic "${topic}": no document has its path`);
		const file = basename(document.file);
		await copyFile(join(siteFolder, document.file), join(folder, file));
		index.push({ topic, file, etag: document.etag, content_type: CONTENT_TYPES[topic] });
	}
	await writeFile(join(folder, 'index.json'), `${JSON.stringify(index)}\n`);
}
