/** Characters that mean the same with and without percent-encoding (RFC 3986 §2.3). */
const UNRESERVED = /^[\w.~-]$/;

/** Decodes the characters of a URL that need no encoding, so that equivalent URLs become equal. */
export function decodeUnreserved(url: string): string {
	return url.replace(/%([\dA-Fa-f]{2})/g, (encoded, hex: string) => {
		const character = String.fromCharCode(Number.parseInt(hex, 16));
		return UNRESERVED.test(character) ? character : encoded;
	});
}
