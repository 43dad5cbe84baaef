import type { Endpoint } from '../endpoints/http/endpoint.ts';
import { currentTime } from './clock.ts';
import type { ServedRequest } from './served-request.ts';
import { traced } from './tracing/traced-endpoint.ts';

/** Takes a line, with its end. */
export type WriteLine = (line: string) => void;

/** One line of JSON. Its `time` is when the answer ended, RFC 3339 in UTC. */
export function toLogLine(request: ServedRequest, time: number): string {
	const { milliseconds, ...others } = request;
	const rounded = Math.round(milliseconds * 10) / 10;
	const at = new Date(time).toISOString();
	return `${JSON.stringify({ time: at, event: 'request', ...others, milliseconds: rounded })}\n`;
}

/**
 * Writes lines that come in the same moment at once: a pipe makes the writer wait each time. Where
 * nobody reads standard output any more, the lines are lost, and the service goes on.
 */
export function createLineWriter(write: WriteLine = writeOut): WriteLine {
	process.stdout.on('error', () => {});
	let waiting = '';
	const flush = () => {
		const lines = waiting;
		waiting = '';
		if (lines !== '') write(lines);
	};
	process.once('exit', flush);
	return (line) => {
		if (waiting === '') setImmediate(flush);
		waiting += line;
	};
}

/**
 * The endpoint, with a line for each request that it answers on Vercel, and a span where an exporter is
 * configured. The local server has its own, of files too.
 */
export function logged(route: string, endpoint: Endpoint, write: WriteLine = writeOut): Endpoint {
	const inner = traced(route, endpoint);
	return {
		async fetch(request) {
			if (!isLoggedHere(process.env)) return inner.fetch(request);
			const begin = currentTime();
			const response = await inner.fetch(request);
			const end = currentTime();
			const { method } = request;
			const { status } = response;
			write(toLogLine({ method, route, status, milliseconds: end - begin }, end));
			return response;
		},
	};
}

/** Not by the whole environment: no answer is to fail for a variable that only others need. */
function isLoggedHere({ VERCEL, REQUEST_LOG }: NodeJS.ProcessEnv): boolean {
	return VERCEL === '1' && REQUEST_LOG !== 'off';
}

function writeOut(lines: string): void {
	process.stdout.write(lines);
}
