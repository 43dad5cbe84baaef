import { join, dirname, basename } from 'node:path';
import { mkdir, writeFile, copyFile } from 'node:fs/promises';
import type { Edition } from './documents/edition.ts';
import type { PublishedDocument } from './documents/published-document.ts';
import { writeFunctionData } from './write-function-data.ts';
import type { TopicIndex } from './documents/topic-index.ts';
import { TOPIC_PATHS } from '../endpoints/http/urls.ts';

/** The folders of an edition. */
export interface EditionFolders {
	/** Static files, published as they are. */
	readonly siteFolder: string;
	/** Data for the functions. */
	readonly functionFolder: string;
}

/** Writes the documents and feeds, the search index and the topics. */
export async function writeData(
	edition: Edition,
	documents: readonly PublishedDocument[],
	{ siteFolder, functionFolder }: EditionFolders,
): Promise<void> {
	await writeDocuments(documents, siteFolder);
	await writeFunctionData(edition, functionFolder);
	await writeTopics(documents, siteFolder, join(functionFolder, 'topics'));
}

/** Writes the static documents into the site in chunks. */
export async function writeDocuments(
	documents: readonly PublishedDocument[],
	siteFolder: string,
): Promise<void> {
	for (const { file, render } of documents) {
		const path = join(siteFolder, file);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, inChunks(render()));
	}
}

const CHUNK_LENGTH = 1_000_000;

/** Joins short texts into chunks, because each write is a system call. Bytes are whole already. */
function* inChunks(pieces: Iterable<string | Uint8Array>): Generator<string | Uint8Array> {
	let chunk = '';
	for (const piece of pieces) {
		if (typeof piece === 'string') chunk += piece;
		else yield piece;
		if (chunk.length < CHUNK_LENGTH) continue;
		yield chunk;
		chunk = '';
	}
	yield chunk;
}

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
