/** The origin used in the source files of the documentation. */
const WRITTEN_ORIGIN = 'https://reviews.larkspur.example';
/** Base64 long enough to contain the origin, percent-encoded as in a query string. */
const BASE64 = /(?:[A-Za-z0-9]|%2B|%2F){40,}(?:%3D){0,2}/g;

/**
 * Replaces the origin in a text of the documentation, including percent-encoded and Base64 forms in
 * URLs.
 */
export function withOrigin(text: string, baseUrl: string): string {
	return text
		.replaceAll(WRITTEN_ORIGIN, baseUrl)
		.replaceAll(encodeURIComponent(WRITTEN_ORIGIN), encodeURIComponent(baseUrl))
		.replaceAll(BASE64, (encoded) => {
			const decoded = Buffer.from(decodeURIComponent(encoded), 'base64').toString('utf8');
			if (!decoded.includes(WRITTEN_ORIGIN)) return encoded;
			const moved = Buffer.from(decoded.replaceAll(WRITTEN_ORIGIN, baseUrl)).toString('base64');
			return encodeURIComponent(moved);
		});
}
