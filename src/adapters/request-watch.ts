import { currentTime } from './clock.ts';
import { createLineWriter, toLogLine } from './request-log.ts';
import type { ServedRequest } from './served-request.ts';
import { startCounting } from './service-metrics.ts';

/** Called with a request's begin; what it gives is to be called when its answer has ended. */
export type WatchRequest = () => (end: Omit<ServedRequest, 'milliseconds'>) => void;

/** Counts the requests of a server that stays, and writes a line for each where that is wanted. */
export function createRequestWatch({ logs }: { readonly logs: boolean }): WatchRequest {
	const count = startCounting();
	const write = logs ? createLineWriter() : undefined;
	return () => {
		const begin = performance.now();
		return (end) => {
			const request = { ...end, milliseconds: performance.now() - begin };
			count(request);
			write?.(toLogLine(request, currentTime()));
		};
	};
}
