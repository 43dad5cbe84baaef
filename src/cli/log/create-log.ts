import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { commitFiles } from '../../content/commit-files.ts';
import { contentPaths } from '../../content/content-paths.ts';
import { lockContent } from '../../content/content-lock.ts';
import { loadLog } from '../../content/load-log.ts';
import { logChanges } from '../../content/update-log.ts';
import { parseLogKey, type LogKey } from '../../log/log-key.ts';
import { readTransparencyLog, type TransparencyLog } from '../../log/transparency-log.ts';
import { startLog } from '../../log/write-log.ts';
import { verifierKeys } from '../../log/signed-note.ts';
import { OperationError } from '../../platform/operation-error.ts';
import { PROJECT_FOLDER } from '../../platform/project-folder.ts';

export interface CreateLogOptions {
	readonly contentDir: string;
	/** Where the log will be served; undefined to replace the current log by one with other keys. */
	readonly url: string | undefined;
	readonly keyFolder: string;
	/** Path of the keys, instead of a file in `keyFolder`. */
	readonly file: string | undefined;
	/** Returns new private keys as PEM. */
	readonly createKeys: () => string;
}

/** Hosts that only one machine can reach: the sample's log has such a name. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?(?:\/|$)/;

/** Whether a log has the name of the sample's. */
export function isLoopback({ url }: Pick<TransparencyLog, 'url'>): boolean {
	return LOOPBACK.test(url);
}

/**
 * Returns where the log of a service will be served.
 * @throws {OperationError} if the address is not that of a public service.
 */
export function parseLogUrl(address: string): string {
	const url = URL.parse(address);
	const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.search + url.hash === '';
	if (!isAddress || url.username !== '') {
		throw new OperationError(
			`Cannot start a log: "${address}" is not an address; write it like https://reviews.example`,
		);
	}
	return `${url.origin}${url.pathname.replace(/\/+$/, '')}/log`;
}

/**
 * Writes or reads the keys, and starts an empty log.
 * @throws {OperationError} before anything is written.
 */
export async function createLog(options: CreateLogOptions): Promise<{
	readonly log: TransparencyLog;
	readonly keyFile: string;
	readonly isKeyNew: boolean;
	/** Origin of the sample's log, which is deleted. */
	readonly replaced: string | undefined;
}> {
	const { contentDir, keyFolder, createKeys } = options;
	using _lock = await lockContent(contentDir);
	const current = await loadLog(contentDir);
	const replaced = options.url !== undefined && current && isLoopback(current);
	if (options.url !== undefined && current && !replaced) throw existingLog(current, contentDir);
	if (options.url === undefined && current === undefined) {
		throw new OperationError(
			'Cannot start another log: there is none yet\nStart the first one: npm run log:key -- ADDRESS',
		);
	}
	const before = replaced ? undefined : current;
	const number = (before?.number ?? 0) + 1;
	const first = before?.earlier.at(-1) ?? before;
	const url = options.url ?? `${first?.url}/${number}`;
	const name = new URL(url).host.replace(/[^a-z0-9.-]/g, '-');
	const suffix = number === 1 ? '' : `-${number}`;
	const keyFile = resolve(options.file ?? join(keyFolder, `${name}-log${suffix}.pem`));
	refuseInside(keyFile, [PROJECT_FOLDER, contentDir]);

	const isKeyNew = !existsSync(keyFile);
	const pem = isKeyNew ? createKeys() : await readFile(keyFile, 'utf8');
	const key = readKey(pem, keyFile);
	const known = new Set(before?.policy.map((line) => materialOf(line.key)));
	if (verifierKeys('log', key).some((own) => known.has(materialOf(own)))) {
		throw new OperationError(
			`Cannot start another log: ${keyFile} has the keys of the log before it\nChoose another --file`,
		);
	}
	if (isKeyNew) await writeKey(keyFile, pem);
	const texts = startLog(url, key, before?.policy ?? []);
	const log = readTransparencyLog(texts, number, before ? [before, ...before.earlier] : []);
	await commitFiles(contentDir, logChanges(number, texts));
	return { log, keyFile, isKeyNew, replaced: replaced ? current.origin : undefined };
}

function readKey(pem: string, file: string): LogKey {
	try {
		return parseLogKey(pem);
	} catch (cause) {
		const problem = cause instanceof SyntaxError ? cause.message : 'it cannot be read';
		throw new OperationError(`Cannot use the keys in ${file}: ${problem}\nChoose another --file`, {
			cause,
		});
	}
}

async function writeKey(file: string, pem: string): Promise<void> {
	try {
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, pem, { mode: 0o600, flag: 'wx', flush: true });
	} catch (cause) {
		const problem = cause instanceof Error && 'code' in cause ? cause.code : cause;
		throw new OperationError(
			`Cannot write the keys to ${file}: ${problem}\nChoose a file in a folder that you may write to: --file PATH`,
			{ cause },
		);
	}
}

/** The part of a verifier key that does not depend on its name. */
function materialOf(key: string): string {
	return key.split('+').slice(2).join('+');
}

function refuseInside(file: string, folders: readonly string[]): void {
	const folder = folders.find((one) => !/^\.\.(?:[/\\]|$)/.test(relative(one, file)));
	if (folder === undefined) return;
	throw new OperationError(
		`Cannot write the keys to ${file}: it is inside ${folder}, which can become public\n` +
			'Choose a --file outside the checkout',
	);
}

function existingLog({ origin }: TransparencyLog, contentDir: string): OperationError {
	return new OperationError(
		`Cannot start a log: ${contentPaths(contentDir).log} already has the log ${origin}, and its name cannot change\n` +
			'If its keys are lost or stolen, start another: npm run log:key -- --new-log',
	);
}
