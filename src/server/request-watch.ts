import { currentTime, elapsedTime } from '../platform/clock.ts';
import { createLineWriter, toLogLine } from '../platform/request-log.ts';
import type { ServedRequest } from '../platform/served-request.ts';
import { startCounting } from '../endpoints/service-metrics.ts';

/** Called when a request begins. Returns a function to call when its response has ended. */
export type WatchRequest = () => (end: Omit<ServedRequest, 'milliseconds'>) => void;

/** Counts the requests of a long-running server and optionally logs each one. */
export function createRequestWatch({ logs }: { readonly logs: boolean }): WatchRequest {
	const count = startCounting();
	const write = logs ? createLineWriter() : undefined;
	return () => {
		const begin = elapsedTime();
		return (end) => {
			const request = { ...end, milliseconds: elapsedTime() - begin };
			count(request);
			write?.(toLogLine(request, currentTime()));
		};
	};
}
