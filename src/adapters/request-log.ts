import type { Endpoint } from '../http/endpoint.ts';
import { currentTime } from './clock.ts';

/**
 * What became of a request: enough to operate the service by. Who asked, queries and bodies stay out,
 * since texts searched for, callbacks and capabilities are nobody's business.
 */
export interface ServedRequest {
	readonly method: string;
	/** The file or the function that answered, never the path as it was asked for. */
	readonly route: string;
	/** Absent where the client left before there was one. */
	readonly status?: number;
	/** From the request to the last byte of the answer; on Vercel to its headers. */
	readonly milliseconds: number;
	/** Of the local server: the edition that the request was answered from. */
	readonly edition?: string;
	/** The client left before the last byte. */
	readonly aborted?: true;
}

/** The route of what leads nowhere. */
export const NO_ROUTE = '-';

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
 * The endpoint, with a line for each request that it answers on Vercel. The local server writes its
 * own, of files too.
 */
export function logged(route: string, endpoint: Endpoint, write: WriteLine = writeOut): Endpoint {
	return {
		async fetch(request) {
			if (!isLoggedHere(process.env)) return endpoint.fetch(request);
			const begin = currentTime();
			const response = await endpoint.fetch(request);
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
