import { serve } from '@hono/node-server';
import { answerQuestions } from '../child.ts';

export type Responder = (request: Request) => Response | Promise<Response>;

/** Runs in a contender's process: starts the server for an edition. */
export function answerFor(listen: (editionFolder: string) => Promise<number>): void {
	answerQuestions({
		async listen(editionFolder: string): Promise<string> {
			return `http://127.0.0.1:${await listen(editionFolder)}/mcp`;
		},
	});
}

/** Serves a fetch handler on a free loopback port. Returns the port. */
export function serveWeb(answer: Responder): Promise<number> {
	return new Promise((resolve) => {
		serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port));
	});
}
