import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LOG_FILES, logFolder, type LogTexts } from '../log/log-files.ts';
import { LogError, readTransparencyLog, type TransparencyLog } from '../log/transparency-log.ts';
import { ContentError } from './content-error.ts';
import { contentPaths } from './content-paths.ts';

/**
 * Reads the transparency log in `content/log`, with the logs before it; undefined if there is none.
 * @throws {ContentError} if its files do not fit together.
 */
export async function loadLog(contentDir: string): Promise<TransparencyLog | undefined> {
	const { log: folder } = contentPaths(contentDir);
	if (!existsSync(join(folder, LOG_FILES.checkpoint))) return undefined;
	const numbers = (await readdir(folder)).filter((name) => /^[1-9]\d*$/.test(name)).map(Number);
	let log: TransparencyLog | undefined;
	for (const number of [1, ...numbers.toSorted((a, b) => a - b)]) {
		const own = join(folder, logFolder(number));
		const earlier: readonly TransparencyLog[] = log ? [log, ...log.earlier] : [];
		log = await readLog(own, number, earlier);
	}
	return log;
}

async function readLog(folder: string, number: number, earlier: readonly TransparencyLog[]) {
	const texts = await Promise.all(
		Object.entries(LOG_FILES).map(async ([key, name]) => [key, await readText(folder, name)]),
	);
	try {
		// One text for each of the files.
		return readTransparencyLog(Object.fromEntries(texts) as LogTexts, number, earlier);
	} catch (error) {
		if (!(error instanceof LogError)) throw error;
		const problem = `${error.message}; restore content/log from version control`;
		throw new ContentError(join(folder, LOG_FILES[error.file]), error.line, problem);
	}
}

async function readText(folder: string, name: string): Promise<string> {
	const path = join(folder, name);
	try {
		return await readFile(path, 'utf8');
	} catch (cause) {
		const problem = 'the file is missing; restore content/log from version control';
		throw new ContentError(path, undefined, problem, { cause });
	}
}
