/** Finds the weight in an element of `Accept` (RFC 9110 §12.5.1). */
const WEIGHT = /;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*(?:;|$)/i;

/**
 * Whether a client accepts a media type. The most specific matching range decides. Without the
 * header, everything is accepted.
 */
export function acceptsMediaType(accept: string | null, type: string): boolean {
	if (accept === null || accept.trim() === '') return true;
	const weights = new Map<string, number>();
	for (const element of accept.split(',')) {
		const [range = ''] = element.split(';');
		weights.set(range.trim().toLowerCase(), Number(WEIGHT.exec(element)?.[1] ?? 1));
	}
	const [main = ''] = type.split('/');
	const weight = weights.get(type) ?? weights.get(`${main}/*`) ?? weights.get('*/*') ?? 0;
	return weight > 0;
}

/** Returns the media type in a `Content-Type` header, without parameters. */
export function mediaTypeOf(contentType: string | null): string {
	const [type = ''] = (contentType ?? '').split(';');
	return type.trim().toLowerCase();
}
