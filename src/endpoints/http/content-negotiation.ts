/** A content coding that we can produce. */
export type ContentCoding = 'br' | 'gzip';
export type SelectedCoding = ContentCoding | 'identity';

/** Our preference among codings of equal weight: smaller representations first. */
const PREFERENCE: readonly SelectedCoding[] = ['br', 'gzip', 'identity'];

/** An element of the header; a weight has at most three decimals (RFC 9110 §12.4.2). */
const ELEMENT = /^([!#$%&'*+.^_`|~\w-]+)(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/**
 * Chooses a coding by `Accept-Encoding` (RFC 9110 §12.5.3). Without the header, chooses `identity`,
 * as Vercel's CDN does. Never fails with 406: if nothing is accepted explicitly, falls back to a
 * coding that is not excluded, and to `identity` if all are excluded.
 */
export function negotiateCoding(
	acceptEncoding: string | undefined,
	available: readonly ContentCoding[],
): SelectedCoding {
	if (acceptEncoding === undefined || acceptEncoding.trim() === '') return 'identity';
	const weights = parseWeights(acceptEncoding);
	const wildcard = weights.get('*');
	const candidates = PREFERENCE.filter(
		(coding) => coding === 'identity' || available.includes(coding),
	);

	const weigh = (coding: SelectedCoding): number => weights.get(coding) ?? wildcard ?? 0;
	const [best] = candidates
		.filter((coding) => weigh(coding) > 0)
		// The sort is stable, so codings of equal weight stay in our order.
		.toSorted((a, b) => weigh(b) - weigh(a));
	if (best !== undefined) return best;

	const remaining = candidates.filter((coding) => (weights.get(coding) ?? wildcard) !== 0);
	return remaining.at(-1) ?? 'identity';
}

/** Whether an uncompressed body is acceptable: yes, unless excluded by name or by `*`. */
export function isIdentityAcceptable(acceptEncoding: string | undefined): boolean {
	const weights = parseWeights(acceptEncoding ?? '');
	return (weights.get('identity') ?? weights.get('*')) !== 0;
}

function parseWeights(acceptEncoding: string): Map<string, number> {
	const weights = new Map<string, number>();
	for (const element of acceptEncoding.split(',')) {
		const [, name, weight = '1'] = ELEMENT.exec(element.trim()) ?? [];
		// "x-gzip" means the same as "gzip" (RFC 9110 §8.4.1.3).
		if (name !== undefined) weights.set(name.toLowerCase().replace(/^x-/, ''), Number(weight));
	}
	return weights;
}
