import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FunctionData } from '../documents/function-data.ts';
import type { PublishedEdition } from '../documents/published-edition.ts';
import { INDEX_FILES, SearchIndex } from '../search/search-index.ts';
import { openFileSource, type FileSource } from './file-source.ts';

/**
 * Where the build leaves the data of the functions: beside the site, and packed by `includeFiles`.
 * From the working directory, and not joined with it: the tracer would pack the folders in it too.
 */
const DEPLOYED_FOLDER = 'edition';

let current: Promise<PublishedEdition> | undefined;

/**
 * The edition that functions answer from: on Vercel the one deployed with them, of which they read
 * what they need; on the local server the one published last.
 */
export function loadPublishedEdition(): Promise<PublishedEdition> {
	current ??= readEdition(DEPLOYED_FOLDER, openFileSource).catch((error: unknown) => {
		current = undefined;
		throw error;
	});
	return current;
}

/**
 * Reads an edition whole, then makes it current. Requests that began on the old one keep it, though
 * its folder may be removed.
 * @throws {IndexFileError} if a file of the index is cut off or damaged.
 */
export async function publishEditionFolder(folder: string): Promise<void> {
	const files: FileSource[] = [];
	const open = (file: string) => {
		const source = openFileSource(file);
		files.push(source);
		return source;
	};
	try {
		const next = await readEdition(folder, open);
		next.index.readAll();
		await Promise.all([next.overview(), next.insightsBrief()]);
		current = Promise.resolve(next);
	} finally {
		for (const file of files) file.close();
	}
}

async function readEdition(
	folder: string,
	open: (file: string) => FileSource,
): Promise<PublishedEdition> {
	const read = async (name: string) => (await readFile(join(folder, name), 'utf8')).trimEnd();
	const data = FunctionData.parse(JSON.parse(await read('edition.json')));
	const source = (name: keyof typeof INDEX_FILES) => open(join(folder, INDEX_FILES[name]));
	return {
		data,
		index: new SearchIndex(source('columns'), source('reviews'), () => source('text')),
		overview: once(() => read('overview.json')),
		insightsBrief: once(() => read('insights-brief.json')),
	};
}

/** Asks once, and again only after a failure. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
	let asked: Promise<Value> | undefined;
	return () => {
		asked ??= ask().catch((error: unknown) => {
			asked = undefined;
			throw error;
		});
		return asked;
	};
}
