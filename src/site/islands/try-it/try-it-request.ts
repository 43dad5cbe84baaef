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

/** Renders a request as a module for browsers and Node. */
export function renderJavaScript({ method, url, headers, body }: TryItRequest): string {
	const options = {
		...(method !== 'GET' && { method }),
		...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
		...(body !== undefined && { body }),
	};
	const hasOptions = Object.keys(options).length > 0;
	const given = hasOptions ? `, ${JSON.stringify(options, null, 2)}` : '';
	return [
		`const response = await ${renderCall('fetch', `${JSON.stringify(url)}${given}`)};`,
		'console.log(response.status, await response.text());',
	].join('\n');
}

/** Renders a request as a Python program that needs only the standard library. */
export function renderPython({ method, url, headers, body }: TryItRequest): string {
	// JSON strings are Python strings, too.
	const given = [
		JSON.stringify(url),
		...(body === undefined ? [] : [`data=${JSON.stringify(body)}.encode()`]),
		...(headers.length === 0 ? [] : [`headers=${JSON.stringify(Object.fromEntries(headers))}`]),
		...(method === 'GET' ? [] : [`method=${JSON.stringify(method)}`]),
	];
	return [
		'from urllib.request import Request, urlopen',
		'',
		`request = ${renderCall('Request', given.join(', '))}`,
		'with urlopen(request) as response:',
		'    print(response.status, response.read().decode())',
	].join('\n');
}

function renderCall(name: string, args: string): string {
	return `${name}(${args})`;
}

/** Renders a request in each language that the form offers, by name. */
export const RENDERERS: Readonly<Record<string, (request: TryItRequest) => string>> = {
	curl: renderCurl,
	JavaScript: renderJavaScript,
	Python: renderPython,
};
