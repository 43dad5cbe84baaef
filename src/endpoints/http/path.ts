/** The text that a part of a path stands for; what is not validly encoded is taken as it is. */
export function decodePath(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
