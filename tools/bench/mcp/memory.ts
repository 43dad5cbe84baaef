import type { Measurement } from '../bench.ts';
import { callsOf, SESSION_ERA } from './calls.ts';
import type { Given } from './contender.ts';
import { MCP_HANDLER, OURS, SDK_README, startContender } from './contenders.ts';
import { postTimes } from './post-load.ts';
import { preparePosting } from './prepare-posting.ts';

const WARM_UP = 20_000;
/** The number of sessions to create; fewer for the server that keeps every session in memory. */
const INITIALIZES: Readonly<Record<string, number>> = {
	[OURS]: 100_000,
	[MCP_HANDLER]: 100_000,
	[SDK_README]: 10_000,
};

/** Compares the memory after many abandoned sessions with that after the first of them. */
export async function measureMemory(given: Given): Promise<Measurement[]> {
	const measurements: Measurement[] = [];
	for (const [name, count] of Object.entries(INITIALIZES)) {
		const { process, url } = await startContender(name, given);
		try {
			const calls = callsOf(SESSION_ERA).filter((call) => call.name === 'initialize');
			for (const call of calls) {
				const { posting } = await preparePosting({ name, url }, SESSION_ERA, call);
				await postTimes(posting, Math.min(WARM_UP, count));
				const before = await process.ask<number>('memory');
				await postTimes(posting, count);
				const after = await process.ask<number>('memory');
				measurements.push({
					name: `memory, ${count} times initialize: ${name}`,
					ratio: after / before,
					to: `after ${Math.min(WARM_UP, count)} of them`,
					details: { megabytes: Math.round(after), megabytesBefore: Math.round(before) },
				});
			}
		} finally {
			await process.stop();
		}
	}
	return measurements;
}
