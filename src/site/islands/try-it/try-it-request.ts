import { shellWord } from '../../../mcp/discovery/shell-word.ts';

/** A form field and its value, which may be "". */
export interface Field {
	readonly name: string;
	readonly in: 'query' | 'path' | 'header';
	readonly value: string;
}

/** A request to send to the service. */
export interface TryItRequest {
	readonly method: string;
	/** Absolute URL. */
	readonly url: string;
	readonly headers: [name: string, value: string][];
	readonly body: string | undefined;
}

/**
 * Creates the request that a form describes. Empty fields are not sent.
 * @param template a path such as `/api/reviews/since/{date}`
 */
export function toRequest(
	origin: string,
	{ method, template }: { readonly method: string; readonly template: string },
	fields: readonly Field[],
	body?: { readonly mediaType: string; readonly text: string },
): TryItRequest {
	const filled = fields.filter(({ value }) => value !== '');
	const fieldsOf = (place: Field['in']) => filled.filter((field) => field.in === place);
	const path = fieldsOf('path').reduce(
		(text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)),
		template,
	);
	const query = fieldsOf('query').map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
	const headers = fieldsOf('header').map(({ name, value }): [string, string] => [name, value]);
	return {
		method,
		url: `${origin}${[path, ...(query.length === 0 ? [] : [query.join('&')])].join('?')}`,
		headers: body ? [['Content-Type', body.mediaType], ...headers] : headers,
		body: body?.text,
	};
}

/** Renders a request as a curl command for a POSIX shell. It also prints the response headers. */
export function renderCurl({ method, url, headers, body }: TryItRequest): string {
	const options = [
		...(method === 'GET' || body !== undefined ? [] : [`-X ${method}`]),
		...headers.map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
		...(body === undefined ? [] : [`--data-raw ${shellWord(body)}`]),
	];
	return ['curl -sS -i', ...options, shellWord(url)].join(' \\\n  ');
}
