import { join } from 'node:path';
import { digestBuildInputs } from '../platform/build-inputs.ts';
import { buildLockFile } from '../platform/edition-builder.ts';
import { createEditionStore } from './edition-store.ts';
import type { Environment } from '../platform/environment.ts';
import { OperationError } from '../platform/operation-error.ts';
import { readLocalSecret } from '../platform/local-secret.ts';
import { currentTime } from '../platform/clock.ts';
import { createThrottledLogger } from '../platform/throttled-logger.ts';
import { installMetricsSecret } from '../platform/metrics-secret.ts';
import { listenError } from '../platform/port-probe.ts';
import { waitForLock, type ProcessLock } from '../platform/process-lock.ts';
import { installHub } from '../hub/current-hub.ts';
import { openEmbeddedHub } from '../hub/embedded-hub.ts';
import { publishEditionFolder } from '../edition/load-published-edition.ts';
import { createRequestWatch } from './request-watch.ts';
import { createRequestTrace } from '../platform/tracing/request-span.ts';
import type { Tracing } from '../platform/tracing/tracer.ts';
import { openTracing } from '../platform/tracing/tracing.ts';
import {
	createControlToken,
	readServerRecord,
	removeServerRecord,
	serverLockFile,
	writeServerRecord,
} from '../platform/server-record.ts';
import { listenForControl } from './control-server.ts';
import { createLiveEdition, type LiveEdition } from './live-edition.ts';
import { createLiveTopics } from './live-topics.ts';
import { closeServer, listen } from './local-server.ts';
import { prepareEdition, type PreparedEdition } from './prepare-edition.ts';
import { loadProject } from './project.ts';
import { describeFailure } from './report-failure.ts';
import { loadServedEdition, type ServedEdition } from './served-edition.ts';
import { findSharedEdition, shareData } from './shared-data.ts';

export interface StartOptions {
	readonly environment: Environment;
	readonly signal: AbortSignal;
	/** Prints progress for the operator. */
	readonly say: (line: string) => void;
}

export interface RunningServer {
	readonly edition: PreparedEdition;
	/** Whether this process has built the edition, and not joined others that serve it. */
	readonly isBuilt: boolean;
	/** Gives responses this long to finish, then closes all connections and cleans up. */
	stop(graceMilliseconds: number): Promise<void>;
}

const LOCK_PATIENCE_MILLISECONDS = 500;
/** The longest time for exporting the last spans at shutdown. */
const SPANS_MILLISECONDS = 2000;
/**
 * Spans are also dropped this long after the grace period for responses, because everything must
 * end within five seconds of a signal.
 */
const SPANS_AFTER_GRACE_MILLISECONDS = 600;

/**
 * Builds an edition, then opens the port.
 * @throws {OperationError} if another server uses the data, the port is taken or the build fails.
 * @throws {TypeError} if the OpenTelemetry variables are invalid.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
	const tracing = await openTracing();
	const { environment, signal, say } = options;
	const { baseUrl, dataDir } = environment;
	for (;;) {
		const lock = await lockData(dataDir, environment.redis !== undefined);
		try {
			const store = createEditionStore(dataDir);
			const onWait = () => say(`Waiting for the server that is starting in ${dataDir} …`);
			const edition = lock
				? await buildFirstEdition(options)
				: await findSharedEdition(store, { dataDir, baseUrl }, { signal, onWait });
			if (edition) return await serve(options, edition, lock, tracing);
		} catch (error) {
			lock?.release();
			throw error;
		}
		// The leader has ended in the meantime.
	}
}

/** Returns `undefined` if the data is shared and another process leads. */
async function lockData(dataDir: string, isShared: boolean): Promise<ProcessLock | undefined> {
	// A publication checks the lock by taking it briefly.
	const patience = AbortSignal.timeout(LOCK_PATIENCE_MILLISECONDS);
	const lock = await waitForLock(serverLockFile(dataDir), { signal: patience }).catch(
		(error: unknown) => {
			if (patience.aborted) return undefined;
			throw new OperationError(`Cannot use DATA_DIR ${dataDir}: ${describeFailure(error)}`);
		},
	);
	if (lock) {
		removeServerRecord(dataDir);
		return lock;
	}
	if (isShared) return undefined;
	const record = await readServerRecord(dataDir);
	const who = record ? `the server at ${record.url} (process ${record.pid})` : 'a starting server';
	throw new OperationError(
		`Cannot start: ${who} uses ${dataDir}. Stop it, or set another DATA_DIR (and PORT) for this one`,
	);
}

async function buildFirstEdition(options: StartOptions): Promise<PreparedEdition> {
	const { environment, signal, say } = options;
	const { baseUrl, contentDir, dataDir, hasPages } = environment;
	const onWait = () => say(`Waiting for another build in ${dataDir} …`);
	const buildLock = await waitForLock(buildLockFile(dataDir), { signal, onWait });
	try {
		const digestInputs = () => digestBuildInputs(environment);
		const source = { baseUrl, contentDir, dataDir, hasPages, signal, digestInputs, say };
		return await prepareEdition(createEditionStore(dataDir), source);
	} finally {
		buildLock.release();
	}
}

async function serve(
	{ environment }: StartOptions,
	edition: PreparedEdition,
	lock: ProcessLock | undefined,
	tracing: Tracing | undefined,
): Promise<RunningServer> {
	const { baseUrl, contentDir, dataDir, hasPages, host, port, trustedProxies } = environment;
	const {
		kv,
		redis,
		hub: policy,
		hookSecret,
		cronSecret,
		metricsSecret,
		logsRequests,
	} = environment;
	const store = createEditionStore(dataDir);
	const { createRoutes, functions } = await loadProject(baseUrl);
	const load = (id: string) => loadServedEdition(id, store.folderOf(id), createRoutes);

	const first = await load(edition.id);
	await publishEditionFolder(join(edition.folder, 'edition'));
	if (lock) {
		await store.writeCurrent(edition.id);
		// The other processes may still serve the edition before.
		await store.prune(redis ? await store.list() : [edition.id]);
	}
	const live: LiveEdition<ServedEdition> = createLiveEdition({
		first,
		load,
		async activate({ id, folder }) {
			// First, so that no process takes the edition before for a change of this one.
			if (shared.leads) await store.writeCurrent(id);
			await publishEditionFolder(join(folder, 'edition'));
		},
		remove: redis ? async (id) => shared.removeLater(id) : store.remove,
	});
	const report = createThrottledLogger(currentTime);
	const shared = shareData({ dataDir, store, live, lock, lead, report });
	const topics = createLiveTopics(live, shared.catchUp);
	let control: Awaited<ReturnType<typeof listenForControl>> | undefined;
	const { hub, ...embedded } = await openEmbeddedHub({ dataDir, policy, topics, kv, redis });
	installHub({
		hub,
		hookSecret: hookSecret ?? (await readLocalSecret(dataDir, 'deploy-hook-secret')),
		cronSecret: cronSecret ?? (await readLocalSecret(dataDir, 'cron-secret')),
	});
	installMetricsSecret(metricsSecret ?? (await readLocalSecret(dataDir, 'metrics-secret')));
	const watch = createRequestWatch({ logs: logsRequests });
	const trace = tracing && createRequestTrace(tracing, baseUrl);
	const site = { baseUrl, trustedProxies, functions, live, watch, trace };
	const server = await listen(site, host, port).catch(async (error: unknown) => {
		await embedded.close();
		throw listenError(error, host, port);
	});
	// Start it after listening: notified subscribers may fetch the topic immediately.
	await embedded.start();
	if (lock) {
		await lead();
		if (redis) await shared.removeOthersLater();
	} else shared.follow();

	/** Accepts publications from now on. */
	async function lead(): Promise<void> {
		const token = createControlToken();
		control = await listenForControl({
			token,
			live,
			status: () => ({
				pid: process.pid,
				url: baseUrl,
				base_url: baseUrl,
				content_dir: contentDir,
				has_pages: hasPages,
				edition_id: live.current.id,
			}),
			async notify() {
				// The edition is live anyway, and the hub will check again on its own.
				const changes = await hub.publishChanges().catch((error: unknown) => console.error(error));
				return changes?.queued ?? 0;
			},
		});
		const record = { pid: process.pid, url: baseUrl, control: control.url, token };
		await writeServerRecord(dataDir, record);
	}

	return {
		edition,
		isBuilt: lock !== undefined,
		async stop(graceMilliseconds) {
			const end = AbortSignal.timeout(graceMilliseconds + SPANS_AFTER_GRACE_MILLISECONDS);
			shared.stop();
			if (shared.leads) removeServerRecord(dataDir);
			await Promise.all([
				server.close(graceMilliseconds),
				control && closeServer(control.server, graceMilliseconds),
				embedded.stop(graceMilliseconds),
			]);
			// Close it last, so that pending requests can still be handled.
			await embedded.close();
			shared.release();
			await tracing?.close(AbortSignal.any([AbortSignal.timeout(SPANS_MILLISECONDS), end]));
		},
	};
}
