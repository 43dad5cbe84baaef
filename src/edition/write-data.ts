import { join } from 'node:path';
import type { Edition } from './documents/edition.ts';
import type { PublishedDocument } from './documents/published-document.ts';
import { writeDocuments } from './write-documents.ts';
import { writeFunctionData } from './write-function-data.ts';
import { writeTopics } from './write-topics.ts';

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
