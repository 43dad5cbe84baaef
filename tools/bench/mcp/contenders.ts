import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createEditionStore } from '../../../src/server/edition-store.ts';
import { startServer } from '../../../tests/support/running-server.ts';
import { createSyntheticContent } from '../synthetic-content.ts';
import { startBenchProcess, type BenchProcess } from '../child.ts';

/** A server under test. */
export interface Contender {
	readonly name: string;
	readonly url: string;
	/** Returns the processor time used so far in microseconds, if the server can report it. */
	readonly cpu?: () => Promise<number>;
}

export interface Contenders {
	readonly all: readonly Contender[];
	stop(): Promise<void>;
}

export const OURS = 'ours';
export const NPM_START = 'ours, npm start';
export const NO_LOG = 'ours, npm start, no log';
export const MCP_HANDLER = 'mcp-handler';
export const HAND_WRITTEN = 'hand-written';

const REVIEWS = 500;

const FILES: Readonly<Record<string, string>> = {
	[OURS]: 'mcp/ours.ts',
	[MCP_HANDLER]: 'mcp/mcp-handler.ts',
	[HAND_WRITTEN]: 'mcp/hand-written.ts',
};

/** Builds an edition of 500 made-up reviews. Starts every contender in its own process. */
export async function startContenders(): Promise<Contenders> {
	const contentDir = await createSyntheticContent(REVIEWS);
	// Both have the same addresses in their answers.
	const settings = { CONTENT_DIR: contentDir, BASE_URL: 'http://127.0.0.1:21500' };
	const server = await startServer(settings);
	const silent = await startServer({ ...settings, REQUEST_LOG: 'off' });
	const processes: BenchProcess[] = [];
	const stop = async () => {
		const servers = [server, silent];
		await Promise.all([...servers, ...processes].map((one) => one.stop()));
		rmSync(contentDir, { recursive: true });
	};
	try {
		const editionFolder = await currentEdition(server.environment['DATA_DIR'] ?? '');
		const all: Contender[] = [
			{ name: NPM_START, url: `${server.address}/mcp` },
			{ name: NO_LOG, url: `${silent.address}/mcp` },
		];
		for (const [name, file] of Object.entries(FILES)) {
			const process = startBenchProcess(file);
			processes.push(process);
			const url = await process.ask<string>('listen', editionFolder);
			all.push({ name, url, cpu: () => process.ask<number>('cpu') });
		}
		return { all, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

async function currentEdition(dataDir: string): Promise<string> {
	const store = createEditionStore(dataDir);
	const id = await store.readCurrent();
	if (id === undefined) throw new TypeError(`Cannot find the edition: none in ${dataDir}`);
	return join(store.folderOf(id), 'edition');
}
