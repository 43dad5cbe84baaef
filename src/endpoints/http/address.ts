/** The parts of a URL that an endpoint uses. */
export interface Address {
	/** Percent-encoded. */
	readonly path: string;
	/** Without the question mark. */
	readonly query: string;
}

/** Splits the URL of a request, which is already parsed and absolute. */
export function addressOf({ url }: Request): Address {
	const [address = ''] = url.split('#', 1);
	const start = address.indexOf('/', address.indexOf('//') + 2);
	const mark = address.indexOf('?', start);
	if (mark === -1) return { path: address.slice(start), query: '' };
	return { path: address.slice(start, mark), query: address.slice(mark + 1) };
}

/** Decodes a path segment. Returns it unchanged if the encoding is invalid. */
export function decodePath(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
