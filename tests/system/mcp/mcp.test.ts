import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../support/running-server.ts';
import type { TargetSource } from '../black-box/target.ts';
import { describeClients } from './clients.ts';
import { describeConformance } from './conformance.ts';
import { describeCrowd } from './crowd.ts';
import { describeExtremes } from './extremes.ts';
import { describeFuzz } from './fuzz.ts';
import { describeGate } from './gate/gate.ts';

/** The same cases in every run; `tools/long` generates new ones. */
const FUZZ = { runs: 300, seed: 20_260_728, timeout: 20_000 };

let first: RunningServer;
let second: RunningServer;

beforeAll(async () => {
	[first, second] = await Promise.all([startServer(), startServer()]);
});

afterAll(async () => {
	await Promise.all([first?.stop(), second?.stop()]);
});

const at =
	(server: () => RunningServer): TargetSource =>
	() => ({ address: server().baseUrl, origin: server().baseUrl });
const target = at(() => first);

describeCrowd(target);
describeConformance(target);
describeClients(
	target,
	at(() => second),
	async () => {
		const { PORT, DATA_DIR } = second.environment;
		await second.stop();
		second = await startServer({ PORT, DATA_DIR });
	},
);
describeGate(target);
describeExtremes(target);
describeFuzz(target, FUZZ);

it('the server is still running after all these requests, and logged no error', () => {
	expect(first.process.exitCode).toBeNull();
	expect(first.output()).not.toMatch(/error/i);
});
