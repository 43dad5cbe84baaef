import type { Measurement } from '../bench.ts';
import { startBenchProcess, type BenchProcess } from '../child.ts';
import { runLoad, type Load } from '../load.ts';
import { EMPTY_HANDLERS, type FunctionsRequest, type ReadyMade } from './empty-handlers.ts';
import { QUESTIONS, type Questions } from './questions.ts';

const ROUNDS = 6;
const SECONDS = 1.5;

/** The best results of a server over all rounds. */
interface Best {
	perSecond: number;
	cpuMicroseconds: number;
}

/**
 * Compares searches with empty handlers on the same server in alternating rounds: one responds with
 * a plain `Response` of the same bytes, one in the cheapest way for the server. Processor time per
 * request is less sensitive to other programs than requests per second.
 */
export async function benchFunctions(editionFolder: string): Promise<Measurement[]> {
	const server = startBenchProcess('http/functions-server.ts');
	try {
		const readyMade = QUESTIONS.map(toReadyMade);
		const url = await server.ask<string>('listen', {
			editionFolder,
			readyMade,
		} satisfies FunctionsRequest);
		const measurements: Measurement[] = [];
		for (const questions of QUESTIONS) {
			measurements.push(await compare(server, url, questions));
		}
		return measurements;
	} finally {
		await server.stop();
	}
}

async function compare(
	server: BenchProcess,
	url: string,
	questions: Questions,
): Promise<Measurement> {
	const { name, paths } = questions;
	const { headers } = toReadyMade(questions);
	const status = questions.isConditional ? 304 : 200;
	const loads: Load[] = [
		paths,
		...Object.keys(EMPTY_HANDLERS).map((path) => [`${path}/${name}`]),
	].map((asked) => ({
		...{ urls: asked.map((path) => url + path), headers, status, seconds: SECONDS },
	}));
	const best = loads.map((): Best => ({ perSecond: 0, cpuMicroseconds: Infinity }));
	for (let round = 0; round < ROUNDS; round++) {
		for (const [index, load] of loads.entries()) await improve(best[index], server, load);
	}
	const [ours, ready, leastReady] = best;
	if (!ours || !ready || !leastReady) throw new TypeError('Cannot compare: a load is missing');
	return {
		name: `search, ${name}`,
		ratio: ours.perSecond / ready.perSecond,
		to: 'the same bytes ready-made',
		details: {
			perSecond: Math.round(ours.perSecond),
			readyPerSecond: Math.round(ready.perSecond),
			cpuMicroseconds: oneDecimal(ours.cpuMicroseconds),
			readyCpuMicroseconds: oneDecimal(ready.cpuMicroseconds),
			leastCpuMicroseconds: oneDecimal(leastReady.cpuMicroseconds),
			ratioToLeast: twoDecimals(ours.perSecond / leastReady.perSecond),
			ratioByCpu: twoDecimals(ready.cpuMicroseconds / ours.cpuMicroseconds),
			ratioToLeastByCpu: twoDecimals(leastReady.cpuMicroseconds / ours.cpuMicroseconds),
		},
	};
}

async function improve(best: Best | undefined, server: BenchProcess, load: Load): Promise<void> {
	if (!best) return;
	const cpuBefore = await server.ask<number>('cpu');
	const { perSecond, answers } = await runLoad(load);
	const cpu = (await server.ask<number>('cpu')) - cpuBefore;
	best.perSecond = Math.max(best.perSecond, perSecond);
	best.cpuMicroseconds = Math.min(best.cpuMicroseconds, cpu / answers);
}

function toReadyMade({ name, paths, isConditional }: Questions): ReadyMade {
	return { name, path: paths[0] ?? '', headers: isConditional ? { 'if-none-match': '*' } : {} };
}

function twoDecimals(value: number): number {
	return Math.round(value * 100) / 100;
}

function oneDecimal(value: number): number {
	return Math.round(value * 10) / 10;
}
