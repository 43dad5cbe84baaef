import { parseArgs } from 'node:util';
import { digestBuildInputs, digestCode } from '../platform/build-inputs.ts';
import { requestSwap, type SwapResult } from '../platform/control-client.ts';
import { buildLockFile } from '../platform/edition-builder.ts';
import { createEditionStore, type EditionStore } from '../server/edition-store.ts';
import { readEnvironment, type Environment } from '../platform/environment.ts';
import { writeLiveStamps } from '../server/live-stamps.ts';
import { OperationError } from '../platform/operation-error.ts';
import { waitForLock, type ProcessLock } from '../platform/process-lock.ts';
import { openBuildCache } from '../edition/build-cache.ts';
import { buildSite } from '../site/render/build-site.ts';
import { changedTopics, readBuildManifest } from '../server/read-build-manifest.ts';
import { prepareEdition, type PreparedEdition } from '../server/prepare-edition.ts';
import { describeFailure } from '../server/report-failure.ts';
import {
	findRunningServer,
	lookForServer,
	type ReachableServer,
} from '../server/running-server.ts';
import { onSignal, parseUsage } from './command.ts';
import { UsageError } from './describe-failure.ts';
import { refuseOtherGroup } from './refuse-other-group.ts';
import type { LogPublication } from './log/log-publication.ts';
import { recordContent } from './record-content.ts';

/** Options with which the operator allows a change. */
interface Change extends Pick<LogPublication, 'isRolledBack' | 'restored'> {
	readonly replacesGroup: boolean;
}

/** The right to publish: no other process builds in this data folder until the lock is released. */
interface Turn {
	readonly lock: ProcessLock;
	readonly server: ReachableServer | undefined;
}

const HELP = `Builds an edition of the content folder and makes it live, on the running server if there is one.

  npm run publish [-- [--roll-back] [--restore ID] [--replace-group]]

  --roll-back       log reviews missing from the content as removed, with the reason "imported by mistake"
  --restore ID      publish this removed review again, for example because its author agreed; can be repeated
  --replace-group   replace the edition of another group in DATA_DIR

Settings are environment variables, such as CONTENT_DIR; docs/run/configuration.md lists them all. Standard
output is one line of JSON: the edition, the changed documents, and the number of queued notifications.

Exit status: 0 the new edition is live, 1 the previous edition is still live.
`;
const OPTIONS = {
	'roll-back': { type: 'boolean', default: false },
	restore: { type: 'string', multiple: true },
	'replace-group': { type: 'boolean', default: false },
	help: { type: 'boolean', short: 'h', default: false },
} as const;
const BUILD_GRACE_MILLISECONDS = 2500;

const stopping = new AbortController();
onSignal((exitCode) => {
	process.exitCode = exitCode;
	stopping.abort();
	setTimeout(() => process.exit(), BUILD_GRACE_MILLISECONDS).unref();
});

try {
	const { values } = parseUsage('publish', () => parseArgs({ options: OPTIONS }));
	if (values.help) process.stdout.write(HELP);
	else {
		const change = {
			isRolledBack: values['roll-back'],
			restored: new Set(values.restore),
			replacesGroup: values['replace-group'],
		};
		const result = await publish(readEnvironment(), change, stopping.signal);
		console.log(JSON.stringify(result));
	}
} catch (error) {
	if (!stopping.signal.aborted) {
		process.exitCode = 1;
		say(error instanceof UsageError ? error.message : describeFailure(error));
	}
}
process.exit();

/** Builds an edition from the content and makes it live; only one publication runs at a time. */
async function publish(
	environment: Environment,
	{ replacesGroup, ...change }: Change,
	signal: AbortSignal,
): Promise<SwapResult> {
	const { contentDir, dataDir } = environment;
	const cache = await openBuildCache(dataDir);
	const { lock, server } = await acquirePublishLock(dataDir, signal);
	try {
		// The cache is keyed by the old code; it must not store results of the new code.
		if ((await digestCode()) !== cache?.code) {
			throw new OperationError(
				'Cannot publish: the code changed while this command waited.\nRun it again: npm run publish',
			);
		}
		if (server && server.status.content_dir !== contentDir) {
			say(`Note: the server was started with CONTENT_DIR=${server.status.content_dir}`);
		}
		const baseUrl = server?.status.base_url ?? environment.baseUrl;
		const hasPages = server?.status.has_pages ?? environment.hasPages;
		const store = createEditionStore(dataDir);
		if (!replacesGroup) {
			const overview = await store.readCurrentText('edition/overview.json');
			await refuseOtherGroup({ contentDir, dataDir, overview });
		}
		const stamps = await recordContent(environment, { baseUrl, store, cache, change, say });
		const digestInputs = () => digestBuildInputs({ ...environment, baseUrl, hasPages });
		const site = { baseUrl, contentDir, dataDir, hasPages, signal };
		const prepare = () =>
			prepareEdition(store, { ...site, digestInputs, say }, async (build) => {
				await buildSite({ ...build, cache, commit: environment.vercelCommit });
			});
		const swap = server
			? await swapOnServer(server, store, prepare)
			: await makeCurrent(dataDir, store, prepare);
		await writeLiveStamps(dataDir, stamps);
		return swap;
	} finally {
		cache?.close();
		lock.release();
	}
}

/**
 * Waits until no other process builds. A server that started in the meantime needs the same lock
 * and goes first, because only a server with an open port can switch to the edition.
 */
async function acquirePublishLock(dataDir: string, signal: AbortSignal): Promise<Turn> {
	for (;;) {
		await findRunningServer(dataDir, {
			signal,
			onWait: () => say('Waiting for the server that is starting …'),
		});
		const lock = await waitForLock(buildLockFile(dataDir), {
			signal,
			onWait: () => say(`Waiting for another build in ${dataDir} …`),
		});
		const server = await lookForServer(dataDir);
		if (server !== 'starting') return { lock, server };
		lock.release();
	}
}

async function swapOnServer(
	{ record }: ReachableServer,
	store: EditionStore,
	prepare: () => Promise<PreparedEdition>,
): Promise<SwapResult> {
	const { id } = await prepare();
	try {
		return await requestSwap(record, id);
	} catch (error) {
		if (await store.has(id)) throw error;
	}
	// The edition was live before, and the server was just removing it: prepare it again.
	return requestSwap(record, (await prepare()).id);
}

async function makeCurrent(
	dataDir: string,
	store: EditionStore,
	prepare: () => Promise<PreparedEdition>,
): Promise<SwapResult> {
	const before = await store.readCurrent();
	const { id, manifest } = await prepare();
	// A process that shares the data may have become the server in the meantime.
	const server = await lookForServer(dataDir);
	if (typeof server === 'object') return requestSwap(server.record, id);
	// The previous edition may have been deleted by hand.
	const previous =
		before === undefined
			? undefined
			: await readBuildManifest(store.folderOf(before)).catch(() => undefined);
	await store.writeCurrent(id);
	await store.prune([id]);
	say('No server is running on this DATA_DIR: "npm start" will serve the edition');
	return { edition: manifest.edition, changed: changedTopics(previous, manifest), queued: 0 };
}

/** Standard output is only for the result. */
function say(line: string): void {
	console.error(line);
}
