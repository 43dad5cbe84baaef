import { serve } from '@hono/node-server';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerQuestions } from '../child.ts';

export type Answer = (request: Request) => Response | Promise<Response>;

/** The data that contenders are given. */
export interface Given {
	readonly editionFolder: string;
	/** Constant results as JSON, by era and call (`2025-06-18 tools/list`). */
	readonly results: Readonly<Record<string, string>>;
}

/** Runs in a contender's process: starts the server and reports its memory. */
export function answerFor(listen: (given: Given) => Promise<number>): void {
	answerQuestions({
		async listen(given: Given): Promise<string> {
			return `http://127.0.0.1:${await listen(given)}/mcp`;
		},
		/** Returns the resident memory in megabytes after garbage collection. */
		async memory(): Promise<number> {
			await sleep(200);
			globalThis.gc?.();
			return process.memoryUsage.rss() / 1e6;
		},
	});
}

/** Serves a fetch handler on a free loopback port. Returns the port. */
export function serveWeb(answer: Answer): Promise<number> {
	return new Promise((resolve) => {
		serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port));
	});
}
