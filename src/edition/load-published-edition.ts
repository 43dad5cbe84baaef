import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FunctionData } from './documents/function-data.ts';
import type { PublishedEdition } from './documents/published-edition.ts';
import { ERROR_PAGES, type ErrorPage } from './documents/error-pages.ts';
import { IndexFileError } from '../search/index/byte-source.ts';
import { ordinaryMemory } from '../search/index/large-memory.ts';
import type { Reserve } from '../search/index/paged-bytes.ts';
import { INDEX_FILES, SearchIndex } from '../search/search-index.ts';
import { openFileSource, type FileSource } from './file-source.ts';

/**
 * The folder the build writes function data to; `includeFiles` packs it. Relative, not joined with
 * the working directory: the tracer would then pack the folders in it too.
 */
const DEPLOYED_FOLDER = 'edition';

let current: Promise<PublishedEdition> | undefined;

/**
 * Returns the edition that functions use: on Vercel the deployed one, read on demand; on the local
 * server the one published last.
 */
export function loadPublishedEdition(): Promise<PublishedEdition> {
	current ??= openDeployed();
	return current;
}

function openDeployed(): Promise<PublishedEdition> {
	const opening = openEdition(DEPLOYED_FOLDER).catch((error: unknown) => {
		// Keep an edition that was published in the meantime.
		if (current === opening) current = undefined;
		throw error;
	});
	return opening;
}

/**
 * Reads an edition into memory, then makes it current. Requests that started on the old edition
 * keep it, even if its folder is deleted.
 * @throws {IndexFileError} if an index file is truncated or damaged.
 */
export async function publishEditionFolder(folder: string): Promise<void> {
	const files = openIndexFiles(folder);
	try {
		const next = await readEdition(folder, files, ordinaryMemory);
		next.index.readAll();
		const pages = [next.errorPage('not-found'), next.errorPage('gone')];
		await Promise.all([next.overview(), next.insightsBrief(), ...pages]);
		current = Promise.resolve(next);
	} finally {
		files.close();
	}
}

/** Opens an edition whose files are read on demand and stay open while the process runs. */
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
	const readPage = (page: ErrorPage) =>
		once(() => readFile(join(folder, ERROR_PAGES[page].copy), 'utf8').catch(absentIfMissing));
	const pages = { 'not-found': readPage('not-found'), gone: readPage('gone') };
	return {
		data,
		index,
		overview: once(() => read('overview.json')),
		insightsBrief: once(() => read('insights-brief.json')),
		errorPage: (page) => pages[page](),
	};
}

function absentIfMissing(error: unknown): undefined {
	if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
	throw error;
}

/** The files of an index, each opened on first use. */
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

/** Caches the result of `ask`; calls it again only after a failure. */
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
