import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { LOG_FILES, logFolder, type LogTexts } from '../log/log-files.ts';
import { LogError, readTransparencyLog, type TransparencyLog } from '../log/transparency-log.ts';
import { ContentError } from './content-error.ts';
import { contentPaths } from './content-paths.ts';

const RESTORE = 'restore the folder of the log from version control';

/**
 * Reads the transparency log in `content/log`, with the logs before it; undefined if there is none.
 * @throws {ContentError} if its files do not fit together.
 */
export async function loadLog(contentDir: string): Promise<TransparencyLog | undefined> {
	const { log: folder } = contentPaths(contentDir);
	const files: readonly string[] = Object.values(LOG_FILES);
	const names = existsSync(folder) ? await readdir(folder) : [];
	if (!names.some((name) => files.includes(name))) return undefined;
	const numbers = names.filter((name) => /^[1-9]\d*$/.test(name)).map(Number);
	let log: TransparencyLog | undefined;
	for (const number of [1, ...numbers.toSorted((a, b) => a - b)]) {
		const earlier: readonly TransparencyLog[] = log ? [log, ...log.earlier] : [];
		log = await readLog(join(folder, logFolder(number)), number, earlier);
	}
	return log;
}

/**
 * Checks the files of a log, unless this process has checked the same ones: a publication reads the content several
 * times.
 * @param folder of the log in the content
 * @throws {LogError}
 */
export function checkLog(
	folder: string,
	texts: LogTexts,
	number: number,
	earlier: readonly TransparencyLog[],
): TransparencyLog {
	const known = checked.get(folder);
	if (known && known.earlier[0] === earlier[0] && isDeepStrictEqual(known.texts, texts))
		return known;
	const log = readTransparencyLog(texts, number, earlier);
	checked.set(folder, log);
	return log;
}

/** The logs that were checked last, by folder. */
const checked = new Map<string, TransparencyLog>();

async function readLog(folder: string, number: number, earlier: readonly TransparencyLog[]) {
	const texts = await Promise.all(
		Object.entries(LOG_FILES).map(async ([key, name]) => [key, await readText(folder, name)]),
	);
	// One text for each of the files.
	const files = Object.fromEntries(texts) as LogTexts;
	try {
		return checkLog(folder, files, number, earlier);
	} catch (error) {
		if (!(error instanceof LogError)) throw error;
		const problem = `${error.message}; ${RESTORE}`;
		throw new ContentError(join(folder, LOG_FILES[error.file]), error.line, problem);
	}
}

async function readText(folder: string, name: string): Promise<string> {
	const path = join(folder, name);
	try {
		return await readFile(path, 'utf8');
	} catch (cause) {
		throw new ContentError(path, undefined, `the file is missing; ${RESTORE}`, { cause });
	}
}
