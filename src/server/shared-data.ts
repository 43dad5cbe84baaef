import { setInterval, setTimeout as delay } from 'node:timers/promises';
import { OperationError } from '../platform/operation-error.ts';
import { tryLock, type ProcessLock } from '../platform/process-lock.ts';
import { serverLockFile } from '../platform/server-record.ts';
import type { EditionStore } from './edition-store.ts';
import type { Identified, LiveEdition } from './live-edition.ts';
import type { PreparedEdition } from './prepare-edition.ts';
import { readBuildManifest } from './read-build-manifest.ts';
import { findRunningServer } from './running-server.ts';

/*
 * Processes that share a hub also share `DATA_DIR`. One of them leads: it holds the lock, builds, and
 * takes publications. The others serve the edition that `DATA_DIR/current` names, and one of them
 * takes over when the leader ends.
 */

export interface SharedDataOptions<Edition extends Identified> {
	readonly dataDir: string;
	readonly store: EditionStore;
	readonly live: LiveEdition<Edition>;
	/** The lock, if this process leads from the start. */
	readonly lock: ProcessLock | undefined;
	/** Starts to take publications. */
	readonly lead: () => Promise<void>;
	readonly report: (error: unknown) => void;
}

const POLL_MILLISECONDS = 500;
/** Longer than another process needs to switch to the next edition and to finish its responses. */
const KEPT_MILLISECONDS = 60_000;

/**
 * Returns the edition that the leader serves.
 * @throws {OperationError} if it is for another origin.
 */
export async function findSharedEdition(
	store: EditionStore,
	{ dataDir, baseUrl }: { readonly dataDir: string; readonly baseUrl: string },
	options: { readonly signal: AbortSignal; readonly onWait: () => void },
): Promise<PreparedEdition | undefined> {
	const server = await findRunningServer(dataDir, options);
	if (server === undefined) return undefined;
	const { base_url: other, edition_id: id } = server.status;
	if (other !== baseUrl) {
		throw new OperationError(
			`Cannot join the server of ${other}: BASE_URL is ${baseUrl} here.\nSet BASE_URL=${other}, or another DATA_DIR`,
		);
	}
	const folder = store.folderOf(id);
	return { id, folder, manifest: await readBuildManifest(folder) };
}

/** Follows the leader, or leads once it has ended. */
export function shareData<Edition extends Identified>(options: SharedDataOptions<Edition>) {
	const { dataDir, store, live, lead, report } = options;
	const stopping = new AbortController();
	let { lock } = options;

	/** Switches to the current edition, if another process has published it. */
	async function catchUp(): Promise<void> {
		const id = await store.readCurrent();
		if (lock === undefined && id !== undefined && id !== live.current.id) await live.swapTo(id);
	}

	async function succeed(): Promise<void> {
		const free = await tryLock(serverLockFile(dataDir));
		if (free === undefined) return;
		await catchUp();
		lock = free;
		await lead();
		for (const id of await store.list()) removeLater(id);
	}

	/** Removes an edition, unless it is current then. Other processes may still serve it for a moment. */
	function removeLater(id: string): void {
		if (lock === undefined) return;
		delay(KEPT_MILLISECONDS, undefined, { ref: false, signal: stopping.signal })
			.then(async () => {
				if ((await store.readCurrent()) !== id) await store.remove(id);
			})
			.catch((error: unknown) => {
				if (!stopping.signal.aborted) report(error);
			});
	}

	async function follow(): Promise<void> {
		const until = { ref: false, signal: stopping.signal };
		for await (const leads of setInterval(POLL_MILLISECONDS, () => lock !== undefined, until)) {
			if (leads()) return;
			await catchUp().then(succeed).catch(report);
		}
	}
	// It ends when the process leads, or stops.
	follow().catch(() => undefined);

	return {
		catchUp,
		/** Whether this process leads. */
		get leads(): boolean {
			return lock !== undefined;
		},
		removeLater,
		stop(): void {
			stopping.abort();
			lock?.release();
		},
	};
}
