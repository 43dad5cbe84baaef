import { join } from 'node:path';
import { createEditionStore } from '../../../src/server/edition-store.ts';
import { startServer } from '../../../tests/support/running-server.ts';
import { startBenchProcess, type BenchProcess } from '../child.ts';
import { ask } from './ask.ts';
import { callsOf, ERAS, SESSION_ERA, type Era } from './calls.ts';
import type { Given } from './contender.ts';

/** A server under test. */
export interface Contender {
	readonly name: string;
	readonly url: string;
	readonly eras: readonly Era[];
	/** Returns the processor time used so far in microseconds, if the server can report it. */
	readonly cpu?: () => Promise<number>;
}

export interface Contenders {
	readonly all: readonly Contender[];
	readonly given: Given;
	stop(): Promise<void>;
}

export const OURS = 'ours';
export const NPM_START = 'ours, npm start';
export const MCP_HANDLER = 'mcp-handler';
export const SDK_README = 'SDK README';
export const HAND_WRITTEN = 'hand-written';

const FILES: Readonly<Record<string, string>> = {
	[OURS]: 'mcp/ours.ts',
	[MCP_HANDLER]: 'mcp/mcp-handler.ts',
	[SDK_README]: 'mcp/sdk-readme.ts',
	[HAND_WRITTEN]: 'mcp/hand-written.ts',
};

/** Builds an edition of the sample content. Starts every contender in its own process. */
export async function startContenders(): Promise<Contenders> {
	const server = await startServer();
	const processes: BenchProcess[] = [];
	const stop = async () => {
		await Promise.all([server.stop(), ...processes.map((process) => process.stop())]);
	};
	const start = async (
		name: string,
		given: Given,
		eras: readonly Era[] = ERAS,
	): Promise<Contender> => {
		const { process, url } = await startContender(name, given);
		processes.push(process);
		return { name, url, eras, cpu: () => process.ask<number>('cpu') };
	};
	try {
		const editionFolder = await currentEdition(server.environment['DATA_DIR'] ?? '');
		const ours = await start(OURS, { editionFolder, results: {} });
		const given = { editionFolder, results: await askForResults(ours.url) };
		const all = [
			ours,
			{ name: NPM_START, url: `${server.baseUrl}/mcp`, eras: ERAS },
			await start(MCP_HANDLER, given),
			await start(SDK_README, given, [SESSION_ERA]),
			await start(HAND_WRITTEN, given),
		];
		return { all, given, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

export async function startContender(
	name: string,
	given: Given,
): Promise<{ process: BenchProcess; url: string }> {
	const process = startBenchProcess(FILES[name] ?? name, {}, ['--expose-gc']);
	return { process, url: await process.ask<string>('listen', given) };
}

async function currentEdition(dataDir: string): Promise<string> {
	const store = createEditionStore(dataDir);
	const id = await store.readCurrent();
	if (id === undefined) throw new TypeError(`Cannot find the edition: none in ${dataDir}`);
	return join(store.folderOf(id), 'edition');
}

/** Fetches our server's constant results, which the hand-written server repeats. */
async function askForResults(url: string): Promise<Record<string, string>> {
	const results: Record<string, string> = {};
	for (const era of ERAS) {
		let session: Record<string, string> = {};
		for (const { name, headers, messages } of callsOf(era).slice(0, 2)) {
			const { result, sessionId } = await ask(
				url,
				{ ...headers, ...session },
				messages(1)[0] ?? '',
			);
			if (sessionId !== undefined) session = { 'mcp-session-id': sessionId };
			results[`${era} ${name}`] = JSON.stringify(result);
		}
	}
	return results;
}
