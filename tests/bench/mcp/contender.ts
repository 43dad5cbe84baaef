import { serve } from '@hono/node-server';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerQuestions } from '../child.ts';

export type Answer = (request: Request) => Response | Promise<Response>;

/** What contenders are given to answer from. */
export interface Given {
	readonly editionFolder: string;
	/** Results that are the same each time, as JSON, by era and call (`2025-06-18 tools/list`). */
	readonly results: Readonly<Record<string, string>>;
}

/** In the process of a contender: answers where it listens and what memory it takes. */
export function answerFor(listen: (given: Given) => Promise<number>): void {
	answerQuestions({
		async listen(given: Given): Promise<string> {
			return `http://127.0.0.1:${await listen(given)}/mcp`;
		},
		/** Megabytes that the process holds, after its garbage is gone. */
		async memory(): Promise<number> {
			await sleep(200);
			globalThis.gc?.();
			return process.memoryUsage.rss() / 1e6;
		},
	});
}

/** Serves what speaks `Request` and `Response` on a free port of loopback, which it gives. */
export function serveWeb(answer: Answer): Promise<number> {
	return new Promise((resolve) => {
		serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port));
	});
}
