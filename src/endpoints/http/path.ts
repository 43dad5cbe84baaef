/** Decodes a path segment. Returns it unchanged if the encoding is invalid. */
export function decodePath(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
