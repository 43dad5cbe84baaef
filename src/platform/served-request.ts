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

/** What is told together: a function by itself, files as one, since there are thousands. */
export function handlerOf(route: string): string {
	if (route === NO_ROUTE) return 'none';
	return route.startsWith('/api/') ? route : 'file';
}
