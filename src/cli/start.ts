import { writeLiveStamps } from '../server/live-stamps.ts';
import { readServerEnvironment } from '../platform/port-probe.ts';
import { loadContent } from '../content/load-content.ts';
import { stampsOf } from '../content/stamps.ts';
import { describeService } from '../server/describe-service.ts';
import { createEditionStore } from '../server/edition-store.ts';
import { describeFailure } from '../server/report-failure.ts';
import { startServer, type RunningServer } from '../server/start-server.ts';
import { handleHelp, onSignal } from './command.ts';
import { refuseOtherGroup } from './refuse-other-group.ts';
import { refuseOutdated } from './refuse-outdated.ts';

/** Grace period for pending responses: everything must end within five seconds of a signal. */
const GRACE_MILLISECONDS = 4000;
/** Grace period for a build. */
const BUILD_GRACE_MILLISECONDS = 2500;
const HELP = `Builds an edition of the content folder unless it is already built, and serves everything.

  npm start

Settings are environment variables, such as PORT and CONTENT_DIR; docs/run/configuration.md lists them all.

Exit status: 0 it was stopped, 1 it could not start.
`;

const stopping = new AbortController();
let exitCode: number | undefined;
let server: RunningServer | undefined;

onSignal((status) => {
	// A second signal exits immediately.
	if (exitCode !== undefined) process.exit(exitCode);
	exitCode = server ? 0 : status;
	stopping.abort();
	if (server) void stop(server);
	else setTimeout(() => process.exit(exitCode), BUILD_GRACE_MILLISECONDS).unref();
});
// A background failure of a function must not stop the server.
process.on('unhandledRejection', (error) => console.error(error));

try {
	if (handleHelp('start', HELP, process.argv.slice(2), process.stdout)) process.exit();
	const environment = await readServerEnvironment();
	// Load the content first, so that its errors are not mixed with the output of the build process.
	const content = await loadContent(environment.contentDir);
	const { contentDir, dataDir } = environment;
	const store = createEditionStore(dataDir);
	const overview = await store.readCurrentText('edition/overview.json');
	await refuseOtherGroup({ contentDir, dataDir, overview });
	await refuseOutdated(content, { ...environment, store });
	server = await startServer({ environment, signal: stopping.signal, say: console.log });
	if (server.isBuilt) await writeLiveStamps(dataDir, stampsOf(content));
	if (stopping.signal.aborted) await stop(server);
	console.log(describeService(environment.baseUrl, server.edition.manifest.edition, contentDir));
} catch (error) {
	if (exitCode === undefined) console.error(describeFailure(error));
	process.exit(exitCode ?? 1);
}

async function stop(running: RunningServer): Promise<never> {
	await running.stop(GRACE_MILLISECONDS);
	process.exit(exitCode ?? 0);
}
