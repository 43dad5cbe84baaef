/** The origin that the documentation is written with. */
const WRITTEN_ORIGIN = 'https://reviews.larkspur.example';
/** Long enough to hold the origin, and escaped as in the query of an address. */
const BASE64 = /(?:[A-Za-z0-9]|%2B|%2F){40,}(?:%3D){0,2}/g;

/**
 * A text of the documentation that speaks of the service at another origin, also where the origin
 * stands percent-encoded, or in Base64, in an address.
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
