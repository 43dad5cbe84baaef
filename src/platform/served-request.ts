/**
 * A handled request, with the data needed to operate the service. The client, query and body are
 * left out: search texts, callbacks and capabilities are private.
 */
export interface ServedRequest {
	readonly method: string;
	/** The file or function that handled the request, never the requested path. */
	readonly route: string;
	/** Absent if the client disconnected before the response. */
	readonly status?: number;
	/** Time from the request to the last byte of the response; on Vercel, to its headers. */
	readonly milliseconds: number;
	/** The edition that the response came from; only on the local server. */
	readonly edition?: string;
	/** The client disconnected before the last byte. */
	readonly aborted?: true;
}

/** The route of requests that match no file or function. */
export const NO_ROUTE = '-';

/**
 * Returns the label of a route in metrics and traces: one for each function, and one for all files,
 * because there are thousands.
 */
export function handlerOf(route: string): string {
	if (route === NO_ROUTE) return 'none';
	return route.startsWith('/api/') ? route : 'file';
}
