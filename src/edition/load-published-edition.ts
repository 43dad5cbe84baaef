import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import {
	FunctionData,
	type PublishedEdition,
	ERROR_PAGES,
	type ErrorPage,
	REVIEWS_APP_FILE,
} from './documents/published-edition.ts';
import { ignoreMissing } from '../platform/error-code.ts';
import { IndexFileError, type ByteSource } from '../search/index/byte-source.ts';
import { ordinaryMemory } from '../search/index/large-memory.ts';
import type { Reserve } from '../search/index/paged-bytes.ts';
import { INDEX_FILES, SearchIndex } from '../search/search-index.ts';

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
		await Promise.all([next.overview(), next.agentInsights(), next.reviewsApp(), ...pages]);
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
		throw new IndexFileError(`Cannot use ${folder}: its index belongs to another edition`);
	}
	const readPage = (page: ErrorPage) =>
		once(() => readFile(join(folder, ERROR_PAGES[page].copy), 'utf8').catch(ignoreMissing));
	const pages = { 'not-found': readPage('not-found'), gone: readPage('gone') };
	return {
		data,
		index,
		overview: once(() => read('overview.json')),
		agentInsights: once(() => read('agent-insights.json')),
		reviewsApp: once(() => readFile(join(folder, REVIEWS_APP_FILE), 'utf8')),
		errorPage: (page) => pages[page](),
	};
}

type IndexSources = ReturnType<typeof openIndexFiles>;

/** Opens each file of an index when it is first used. */
function openIndexFiles(folder: string) {
	const opened = new Map<string, FileSource>();
	return {
		open(name: keyof typeof INDEX_FILES): FileSource {
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

/** An open file that is read on demand. It stays readable after the file is deleted. */
export interface FileSource extends ByteSource {
	close(): void;
}

/**
 * Opens a file for reading.
 * @throws {Error} from the file system if the file cannot be opened. Reading throws
 * `IndexFileError` if the file has become shorter.
 */
export function openFileSource(file: string): FileSource {
	const descriptor = openSync(file, 'r');
	return {
		size: fstatSync(descriptor).size,
		read(target, position) {
			let filled = 0;
			while (filled < target.length) {
				const rest = target.length - filled;
				const read = readSync(descriptor, target, filled, rest, position + filled);
				if (read === 0) throw new IndexFileError(`Cannot use ${file}: it was cut off while open`);
				filled += read;
			}
		},
		close: () => closeSync(descriptor),
	};
}
