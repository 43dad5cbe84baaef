import { afterAll, beforeAll } from 'vitest';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { describeFuzz } from '../system/mcp/fuzz.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10_000);
/** Generous: a few milliseconds each. */
const MILLISECONDS_PER_RUN = 20;

let server: RunningServer;

beforeAll(async () => {
	server = await startServer();
}, 240_000);
afterAll(() => server?.stop());

// No seed: other cases every time. What fails is told with the seed that repeats it.
describeFuzz(() => ({ address: server.baseUrl, origin: server.baseUrl }), {
	runs: RUNS,
	timeout: RUNS * MILLISECONDS_PER_RUN,
});
