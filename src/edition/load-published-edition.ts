import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FunctionData } from './documents/function-data.ts';
import type { PublishedEdition } from './documents/published-edition.ts';
import { STAND_IN_PAGES, type StandInPage } from './documents/stand-in-pages.ts';
import { IndexFileError } from '../search/index/byte-source.ts';
import { ordinaryMemory } from '../search/index/large-memory.ts';
import type { Reserve } from '../search/index/paged-bytes.ts';
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
	current ??= openDeployed();
	return current;
}

function openDeployed(): Promise<PublishedEdition> {
	const opening = openEdition(DEPLOYED_FOLDER).catch((error: unknown) => {
		// Unless another was published meanwhile.
		if (current === opening) current = undefined;
		throw error;
	});
	return opening;
}

/**
 * Reads an edition whole, then makes it current. Requests that began on the old one keep it, though
 * its folder may be removed.
 * @throws {IndexFileError} if a file of the index is cut off or damaged.
 */
export async function publishEditionFolder(folder: string): Promise<void> {
	const files = openIndexFiles(folder);
	try {
		const next = await readEdition(folder, files, ordinaryMemory);
		next.index.readAll();
		const pages = [next.standInPage('not-found'), next.standInPage('gone')];
		await Promise.all([next.overview(), next.insightsBrief(), ...pages]);
		current = Promise.resolve(next);
	} finally {
		files.close();
	}
}

/** Opens an edition of which is read what requests need, for as long as the process runs. */
async function openEdition(folder: string): Promise<PublishedEdition> {
	const files = openIndexFiles(folder);
	try {
		return await readEdition(folder, files);
	} catch (error) {
		files.close();
		throw error;
	}
}

async function readEdition(
	folder: string,
	files: IndexSources,
	reserve?: Reserve,
): Promise<PublishedEdition> {
	const read = async (name: string) => (await readFile(join(folder, name), 'utf8')).trimEnd();
	const data = FunctionData.parse(JSON.parse(await read('edition.json')));
	const openText = () => files.open('text');
	const index = new SearchIndex(files.open('columns'), files.open('reviews'), openText, reserve);
	if (index.digest !== data.digest) {
		throw new IndexFileError(`Cannot use ${folder}: its index is of another edition`);
	}
	const readPage = (page: StandInPage) =>
		once(() => readFile(join(folder, STAND_IN_PAGES[page].copy), 'utf8').catch(absentIfMissing));
	const pages = { 'not-found': readPage('not-found'), gone: readPage('gone') };
	return {
		data,
		index,
		overview: once(() => read('overview.json')),
		insightsBrief: once(() => read('insights-brief.json')),
		standInPage: (page) => pages[page](),
	};
}

function absentIfMissing(error: unknown): undefined {
	if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
	throw error;
}

/** The files of an index, each opened when it is first asked for. */
interface IndexSources {
	open(name: keyof typeof INDEX_FILES): FileSource;
	close(): void;
}

function openIndexFiles(folder: string): IndexSources {
	const opened = new Map<string, FileSource>();
	return {
		open(name) {
			const source = opened.get(name) ?? openFileSource(join(folder, INDEX_FILES[name]));
			opened.set(name, source);
			return source;
		},
		close() {
			for (const source of opened.values()) source.close();
		},
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
