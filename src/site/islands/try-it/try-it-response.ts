import type { TryItRequest } from './try-it-request.ts';

/** The response to a tried request. */
export interface TryItResponse {
	readonly status: string;
	readonly headers: readonly (readonly [name: string, value: string])[];
	readonly body: string;
	readonly contentType: string;
	/** Time from the request to the last byte, as measured by the browser. */
	readonly milliseconds: number | undefined;
}

/**
 * Sends a request, bypassing the browser's cache.
 * @throws {TypeError} when there is no response.
 */
export async function sendRequest(request: TryItRequest): Promise<TryItResponse> {
	const { method, url, headers, body } = request;
	const answer = await window.fetch(url, {
		method,
		headers: headers.map(([name, value]): [string, string] => [name, value]),
		cache: 'no-store',
		...(body !== undefined && { body }),
	});
	const text = await answer.text();
	return {
		status: `${answer.status} ${answer.statusText}`.trim(),
		headers: [...answer.headers],
		body: text,
		contentType: answer.headers.get('Content-Type') ?? '',
		milliseconds: performance.getEntriesByName(url).at(-1)?.duration,
	};
}
