/** A form field and its value, which may be empty. */
export interface Field {
	readonly name: string;
	readonly in: 'query' | 'path' | 'header';
	readonly value: string;
}

/** A request to send to the service. */
export interface TryItRequest {
	readonly method: string;
	/** Absolute. */
	readonly url: string;
	readonly headers: readonly (readonly [name: string, value: string])[];
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
	const path = filled
		.filter((field) => field.in === 'path')
		.reduce(
			(text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)),
			template,
		);
	const query = filled
		.filter((field) => field.in === 'query')
		.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
		.join('&');
	const headers = filled
		.filter((field) => field.in === 'header')
		.map(({ name, value }) => [name, value] as const);
	return {
		method,
		url: `${origin}${path}${query === '' ? '' : `?${query}`}`,
		headers: body ? [['Content-Type', body.mediaType], ...headers] : headers,
		body: body?.text,
	};
}
