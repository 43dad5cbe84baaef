import { contentPaths } from '../../content/content-paths.ts';
import type { Content } from '../../content/content.ts';
import { missingEntries, storeEntries } from '../../content/update-log.ts';
import { loadImports } from '../../import/stored/import-entry.ts';
import { deriveFirstImports, listLoggedImports } from '../../import/stored/logged-imports.ts';
import type { LoggedImport } from '../../log/append-entries.ts';
import { SALT_BYTES } from '../../log/commitment.ts';
import type { TransparencyLog } from '../../log/transparency-log.ts';
import { isKeyOf } from '../../log/write-log.ts';
import { OperationError } from '../../platform/operation-error.ts';
import { createRandomBytes } from '../../platform/random.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import { compareServedLog, type PublishedLogs } from './compare-served-log.ts';
import { isLoopback } from './create-log.ts';
import { readLogKey } from './read-log-key.ts';

export interface LogPublication {
	readonly contentDir: string;
	/** The public origin of the service. */
	readonly baseUrl: string;
	readonly now: Instant;
	/** `FORECOURT_LOG_KEY`. */
	readonly keySetting: string | undefined;
	readonly published: PublishedLogs;
	/** Whether reviews that only the log has were imported by mistake. */
	readonly isRolledBack: boolean;
	/** Ids of removed reviews to publish again on purpose. */
	readonly restored: ReadonlySet<string>;
	readonly say: (line: string) => void;
}

/**
 * Adds everything that changed to the transparency log. Without a key it only says how much is not logged yet.
 * @returns the content with the log as it is then
 * @throws {OperationError} if the log that is served has entries that this one lacks or cannot be read, the content has
 * reviews that were removed, or the key is another one.
 */
export async function logPublication(
	content: Content,
	{ contentDir, baseUrl, now, keySetting, published, isRolledBack, restored, say }: LogPublication,
): Promise<Content> {
	const { log } = content;
	if (log === undefined) {
		if (keySetting !== undefined) {
			say('Note: there is no transparency log yet; npm run log:key starts one');
		}
		return content;
	}
	const imports = await importsToLog(contentDir, content, log);
	const createSalt = () => createRandomBytes(SALT_BYTES);
	const update = { now, imports, createSalt, isRolledBack, restored };
	const missing = missingEntries(content, log, update);
	const count = missing.entries.length;
	const { updated } = content.settings.businessFile.review_policy;
	const isPolicyNew = missing.entries.some(({ op }) => op === 'policy') && log.tree.size > 0;
	if (isPolicyNew && updated < now.slice(0, 10)) {
		say(
			`Note: policy.md changed, but in business.yaml "review_policy.updated" is ${updated}. Correct it and "version", then publish again`,
		);
	}
	const { log: folder } = contentPaths(contentDir);
	const served = await compareServedLog(log, published, folder);
	if (count === 0) return content;
	if (keySetting === undefined) {
		say(
			`Note: ${entries(count)} ${count === 1 ? 'is' : 'are'} not in the transparency log yet; set FORECOURT_LOG_KEY and publish again`,
		);
		if (isLoopback(log) && !isLoopback({ url: baseUrl })) {
			say(
				`Note: the log in ${folder} belongs to ${log.origin}; start your own: npm run log:key -- ${baseUrl}`,
			);
		}
		return content;
	}
	const key = await readLogKey(keySetting);
	if (!isKeyOf(key, log)) throw wrongKey(keySetting, log);
	// Every machine has other services at a loopback address.
	if (served === 'unreadable' && !isLoopback(log)) throw unreadableLog(log);
	if (served !== 'extends') {
		say(`Note: could not compare the log with the one at ${log.url}`);
	}
	const longer = await storeEntries(contentDir, { ...content, log }, missing, { now, key });
	say(`Logged ${entries(count)}; the transparency log has ${longer.log?.checkpoint.size}`);
	return longer;
}

/**
 * Returns the imported files that the log lacks. An empty log gets one for each source that was imported before
 * the log of imports noted what a file held.
 */
async function importsToLog(
	contentDir: string,
	{ ledger }: Content,
	log: TransparencyLog,
): Promise<LoggedImport[]> {
	const logged = log.entries.filter((entry) => entry.op === 'import');
	const held = listLoggedImports(await loadImports(contentDir), logged);
	if (log.tree.size > 0 || ledger === undefined) return held;
	const sources = new Set(held.map(({ source }) => source));
	return [...deriveFirstImports(ledger, sources), ...held];
}

function entries(count: number): string {
	return count === 1 ? '1 entry' : `${count} entries`;
}

function wrongKey(setting: string, { origin }: TransparencyLog): OperationError {
	const shown = setting.includes('-----BEGIN') ? '' : ` in "${setting}"`;
	return new OperationError(
		`Cannot publish: the keys${shown} are not those of the log ${origin}\n` +
			'Set FORECOURT_LOG_KEY to its keys, or unset it to publish without logging\n' +
			'If they are lost, start a new log: npm run log:key -- --new-log',
	);
}

/** It may have entries that this log lacks. */
function unreadableLog({ origin, url }: TransparencyLog): OperationError {
	return new OperationError(
		`Cannot publish: ${url}/checkpoint is not a checkpoint of the log ${origin}, so content/log cannot continue it\n` +
			'Deploy the log there first: publish without FORECOURT_LOG_KEY, and deploy\n' +
			'Then publish with the key again',
	);
}
