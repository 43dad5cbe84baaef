import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Findings } from '../../src/insights/readings/review-reading.ts';

/** How the endpoint answers a request. */
export type Behavior =
	| 'right'
	| 'invented quote'
	| 'wrong schema'
	| 'prose'
	| 'cut off'
	| 'cut stream'
	| 'hangs'
	| 'redirects'
	| { readonly status: number; readonly headers?: Record<string, string> }
	| { readonly answer: unknown };

export interface AskedRequest {
	readonly body: {
		readonly model: string;
		readonly messages: readonly { readonly role: string; readonly content: string }[];
		readonly response_format: { readonly json_schema: { readonly schema: unknown } };
	};
	readonly authorization: string | undefined;
	readonly path: string | undefined;
	readonly review: { readonly title?: string; readonly text: string };
	readonly at: number;
}

const NOTHING: Findings = { statements: [], people: [], services: [] };

/**
 * Starts an endpoint of the chat-completions protocol.
 * @param behave chooses an answer by the review, or "summary", and the number of requests about it so far, from 1
 * @param findings the findings in a right answer
 */
export async function startReaderEndpoint(
	behave: (text: string, nth: number) => Behavior,
	findings: (text: string) => Findings = () => NOTHING,
	delayMs = 0,
) {
	const asked: AskedRequest[] = [];
	const counts = new Map<string, number>();
	const server = createServer((request, response) => {
		void answer(request, response);
	});
	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const pieces = await Array.fromAsync(request as AsyncIterable<Buffer>);
		// The tests send only what the command sends.
		const body = JSON.parse(Buffer.concat(pieces).toString()) as AskedRequest['body'];
		const { review = { text: 'summary' } } = JSON.parse(
			body.messages[1]?.content ?? '',
		) as Partial<AskedRequest>;
		const { authorization } = request.headers;
		asked.push({ body, authorization, path: request.url, review, at: performance.now() });
		const nth = (counts.get(review.text) ?? 0) + 1;
		counts.set(review.text, nth);
		if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs));
		const behavior = behave(review.text, nth);
		const say = (content: string, finish = 'stop') => {
			response.setHeader('Content-Type', 'application/json');
			response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: finish }] }));
		};
		if (behavior === 'hangs') return;
		if (behavior === 'right') say(JSON.stringify(findings(review.text)));
		else if (behavior === 'invented quote') say(JSON.stringify(INVENTED));
		else if (behavior === 'wrong schema') say('{"statements":"many"}');
		else if (behavior === 'prose') say('The customer is happy.');
		else if (behavior === 'cut off') say('{"statements":[', 'length');
		else if (behavior === 'cut stream') {
			response.writeHead(200, { 'Content-Length': '1000' });
			response.write('{"choices":[');
			setTimeout(() => response.destroy(), 10);
		} else if (behavior === 'redirects') {
			response.writeHead(307, { Location: 'http://127.0.0.1:9/elsewhere' }).end();
		} else if ('status' in behavior)
			response.writeHead(behavior.status, behavior.headers).end('{}');
		else say(JSON.stringify(behavior.answer));
	}
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	// A listening TCP server has a port.
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/v1`,
		asked,
		[Symbol.asyncDispose]: async () => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

const INVENTED: Findings = {
	...NOTHING,
	statements: [
		{ aspect: 'speed', polarity: 'positive', quote: 'words that nobody wrote', subject: 'us' },
	],
};
