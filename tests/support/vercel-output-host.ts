import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';

/**
 * Runs one function the way the platform's Node.js launcher does: the working directory is the
 * `.func` folder, the handler is imported once, and its `fetch` gets a `Request` with the public
 * URL. Tells the parent process the port and how long the import took.
 */
const [, , handler = ''] = process.argv;
const begin = performance.now();
const module = await import(pathToFileURL(resolve(handler)).href);
const importMilliseconds = performance.now() - begin;
const answer: (request: Request) => Promise<Response> = module.default.fetch;

const server = createServer((incoming, outgoing) => {
	respond(incoming, outgoing).catch((error: unknown) => {
		console.error(error);
		if (!outgoing.headersSent) outgoing.writeHead(500);
		outgoing.end();
	});
});
server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	process.send?.({ port: typeof address === 'object' ? address?.port : 0, importMilliseconds });
});
process.once('disconnect', () => process.exit());

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
	const { method = 'GET', url = '/', headers } = incoming;
	const sent = Object.entries(headers).flatMap(([name, value]) =>
		[value ?? []].flat().map((single): [string, string] => [name, single]),
	);
	// The platform reads the whole body before it runs a function.
	const body = await buffer(incoming);
	const request = new Request(`${headers['x-forwarded-proto']}://${headers.host}${url}`, {
		method,
		headers: sent,
		...(!['GET', 'HEAD'].includes(method) && { body }),
	});
	const response = await answer(request);
	outgoing.writeHead(response.status, Object.fromEntries(response.headers));
	if (!response.body) outgoing.end();
	else await pipeline(response.body, outgoing);
}
