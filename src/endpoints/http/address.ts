/** The parts of an address that an endpoint chooses its answer by. */
export interface Address {
	/** Percent-encoded. */
	readonly path: string;
	/** Without its question mark. */
	readonly query: string;
}

/** Takes apart the address of a request, which is absolute and parsed already. */
export function addressOf({ url }: Request): Address {
	const [address = ''] = url.split('#', 1);
	const start = address.indexOf('/', address.indexOf('//') + 2);
	const mark = address.indexOf('?', start);
	if (mark === -1) return { path: address.slice(start), query: '' };
	return { path: address.slice(start, mark), query: address.slice(mark + 1) };
}
