import { currentTime, elapsedTime } from '../platform/clock.ts';
import { createLineWriter, toLogLine } from '../platform/request-log.ts';
import type { ServedRequest } from '../platform/served-request.ts';
import { startCounting } from '../endpoints/service-metrics.ts';

/** Called with a request's begin; what it gives is to be called when its answer has ended. */
export type WatchRequest = () => (end: Omit<ServedRequest, 'milliseconds'>) => void;

/** Counts the requests of a server that stays, and writes a line for each where that is wanted. */
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
