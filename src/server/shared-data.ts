import { setInterval, setTimeout as delay } from 'node:timers/promises';
import { OperationError } from '../platform/operation-error.ts';
import { tryLock, type ProcessLock } from '../platform/process-lock.ts';
import { readServerRecord, removeServerRecord, serverLockFile } from '../platform/server-record.ts';
import type { EditionStore } from './edition-store.ts';
import type { Identified, LiveEdition } from './live-edition.ts';
import type { PreparedEdition } from './prepare-edition.ts';
import { readBuildManifest } from './read-build-manifest.ts';

/*
 * Processes that share a hub also share `DATA_DIR`. One of them leads: it holds the lock, builds, and
 * accepts publications. The others serve the edition that `DATA_DIR/current` names, and one of them
 * takes over when the leader ends.
 */

export interface SharedDataOptions<Edition extends Identified> {
	readonly dataDir: string;
	readonly store: EditionStore;
	readonly live: LiveEdition<Edition>;
	/** The lock, if this process leads from the start. */
	readonly lock: ProcessLock | undefined;
	/** Starts to accept publications. */
	readonly lead: () => Promise<void>;
	readonly report: (error: unknown) => void;
}

const POLL_MILLISECONDS = 500;
/** Longer than another process needs to switch to the next edition and to finish its responses. */
const KEPT_MILLISECONDS = 60_000;

/**
 * Waits for the leader, and returns the edition that it serves; `undefined` if there is no leader.
 * @throws {OperationError} if the leader serves another origin.
 */
export async function findSharedEdition(
	store: EditionStore,
	{ dataDir, baseUrl }: { readonly dataDir: string; readonly baseUrl: string },
	{ signal, onWait }: { readonly signal: AbortSignal; readonly onWait: () => void },
): Promise<PreparedEdition | undefined> {
	for (let polls = 0; ; polls++) {
		using lock = await tryLock(serverLockFile(dataDir));
		if (lock) return undefined;
		const record = await readServerRecord(dataDir);
		if (record && record.url !== baseUrl) {
			throw new OperationError(
				`Cannot share ${dataDir}: its server has BASE_URL ${record.url}, this one ${baseUrl}.\nSet BASE_URL=${record.url}, or use another DATA_DIR`,
			);
		}
		const id = record && (await store.readCurrent());
		if (id !== undefined) {
			const folder = store.folderOf(id);
			return { id, folder, manifest: await readBuildManifest(folder) };
		}
		if (polls === 1) onWait();
		await delay(POLL_MILLISECONDS, undefined, { signal });
	}
}

/** The part of this process in serving shared data. */
export function shareData<Edition extends Identified>(options: SharedDataOptions<Edition>) {
	const { dataDir, store, live, lead, report } = options;
	const stopping = new AbortController();
	let { lock } = options;
	let lastCatchUp: Promise<unknown> = Promise.resolve();

	/** Switches to the current edition, if another process has published it. */
	function catchUp(): Promise<void> {
		// One after another, because an older reading must not win.
		const result = lastCatchUp.then(async () => {
			// The others may publish the next edition before the leader has switched to it.
			if (lock !== undefined) return live.settled();
			const id = await store.readCurrent();
			if (id !== undefined && id !== live.current.id) await live.swapTo(id);
		});
		lastCatchUp = result.catch(() => undefined);
		return result;
	}

	/** Leads, if nobody else does. */
	async function takeOver(): Promise<void> {
		const free = await tryLock(serverLockFile(dataDir));
		if (free === undefined) return;
		try {
			stopping.signal.throwIfAborted();
			// Of a leader that was killed.
			removeServerRecord(dataDir);
			await catchUp();
			lock = free;
			await lead();
		} catch (error) {
			lock = undefined;
			free.release();
			throw error;
		}
		await removeOthersLater();
	}

	/** Removes all editions but the current one after a minute. */
	async function removeOthersLater(): Promise<void> {
		for (const id of await store.list()) removeLater(id);
	}

	/** Removes an edition after a minute, because other processes may still serve it. */
	function removeLater(id: string): void {
		if (lock === undefined) return;
		delay(KEPT_MILLISECONDS, undefined, { ref: false, signal: stopping.signal })
			.then(async () => {
				if ((await store.readCurrent()) !== id) await store.remove(id);
			})
			.catch(reportUnlessStopping);
	}

	function reportUnlessStopping(error: unknown): void {
		if (!stopping.signal.aborted) report(error);
	}

	async function followUntilLeading(): Promise<void> {
		const until = { ref: false, signal: stopping.signal };
		for await (const leads of setInterval(POLL_MILLISECONDS, () => lock !== undefined, until)) {
			if (leads()) return;
			await catchUp().then(takeOver).catch(reportUnlessStopping);
		}
	}

	return {
		catchUp,
		/** Follows the leader, and leads once it has ended. */
		follow: () => void followUntilLeading().catch(reportUnlessStopping),
		/** Whether this process leads. */
		get leads(): boolean {
			return lock !== undefined;
		},
		removeLater,
		removeOthersLater,
		/** Stops following. */
		stop: () => stopping.abort(),
		/** Lets another process lead. */
		release: () => lock?.release(),
	};
}
