import type { TriedRequest } from './request.ts';

/** What came back. */
export interface TriedAnswer {
	readonly status: string;
	readonly headers: readonly (readonly [name: string, value: string])[];
	readonly body: string;
	readonly contentType: string;
	/** As the browser measured it, from the question to the last byte. */
	readonly milliseconds: number | undefined;
}

/**
 * Asks the service, past the browser's cache, so that what is shown is its answer.
 * @throws {TypeError} when no answer comes.
 */
export async function askService(request: TriedRequest): Promise<TriedAnswer> {
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
