import type { Endpoint } from '../endpoints/http/endpoint.ts';
import { currentTime } from './clock.ts';
import type { ServedRequest } from './served-request.ts';
import { traced } from './tracing/traced-endpoint.ts';

/** Writes a line, which includes its line feed. */
export type WriteLine = (line: string) => void;

/** Renders a request as a line of JSON. Its `time` is when the response ended, RFC 3339 in UTC. */
export function toLogLine(request: ServedRequest, time: number): string {
	const { milliseconds, ...others } = request;
	const rounded = Math.round(milliseconds * 10) / 10;
	const at = new Date(time).toISOString();
	return `${JSON.stringify({ time: at, event: 'request', ...others, milliseconds: rounded })}\n`;
}

/**
 * Combines lines that arrive together into one write, because each write to a pipe blocks. If
 * nothing reads standard output, lines are lost and the service continues.
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
 * Logs each request of an endpoint on Vercel, and traces it if an exporter is configured. The local
 * server does both itself, for files too.
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

/** Reads only these variables, so that an invalid one needed elsewhere cannot fail a response. */
function isLoggedHere({ VERCEL, REQUEST_LOG }: NodeJS.ProcessEnv): boolean {
	return VERCEL === '1' && REQUEST_LOG !== 'off';
}

function writeOut(lines: string): void {
	process.stdout.write(lines);
}
