import { afterAll, beforeAll } from 'vitest';
import { startServer, type RunningServer } from '../../tests/support/running-server.ts';
import { describeFuzz } from '../../tests/system/mcp/fuzz.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10_000);
/** A generous limit: a run takes a few milliseconds. */
const MILLISECONDS_PER_RUN = 20;

let server: RunningServer;

beforeAll(async () => {
	server = await startServer();
}, 240_000);
afterAll(() => server?.stop());

// No seed, so every run has different cases. A failure reports the seed that repeats it.
describeFuzz(() => ({ address: server.baseUrl, origin: server.baseUrl }), {
	runs: RUNS,
	timeout: RUNS * MILLISECONDS_PER_RUN,
});
