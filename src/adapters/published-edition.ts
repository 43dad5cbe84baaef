import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FunctionData } from '../documents/function-data.ts';
import type { PublishedEdition } from '../documents/published-edition.ts';
import { createSearchableEdition } from '../search/searchable-edition.ts';

/**
 * Where the build leaves the data of the functions: beside the site, and packed by `includeFiles`.
 * From the working directory, and not joined with it: the tracer would pack the folders in it too.
 */
const DEPLOYED_FOLDER = 'edition';

let current: Promise<PublishedEdition> | undefined;

/**
 * The edition that functions answer from: on Vercel the one deployed with them, on the local server
 * the one published last.
 */
export function loadPublishedEdition(): Promise<PublishedEdition> {
	current ??= readEdition(DEPLOYED_FOLDER).catch((error: unknown) => {
		current = undefined;
		throw error;
	});
	return current;
}

/** Loads an edition whole, then makes it current. Requests that began on the old one keep it. */
export async function publishEditionFolder(folder: string): Promise<void> {
	const next = await readEdition(folder);
	current = Promise.resolve(next);
}

async function readEdition(folder: string): Promise<PublishedEdition> {
	const [json, lines] = await Promise.all([
		readFile(join(folder, 'edition.json'), 'utf8'),
		readFile(join(folder, 'reviews.ndjson'), 'utf8'),
	]);
	const data = FunctionData.parse(JSON.parse(json));
	const reviewLines = lines.split('\n').filter((line) => line !== '');
	const read = async (name: string) => (await readFile(join(folder, name), 'utf8')).trimEnd();
	return {
		data,
		searchable: createSearchableEdition(reviewLines, data.people),
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
