import { hash } from 'node:crypto';

/** JSON with sorted keys and no white space, so that equal values are equal texts (cf. RFC 8785). */
export function canonicalJson(value: unknown): string {
	// Only `undefined` and functions have no text.
	return JSON.stringify(withSortedKeys(value)) as string;
}

/** The SHA-256 of a value's canonical JSON, in hex. */
export function digestOf(value: unknown): string {
	return hash('sha256', canonicalJson(value), 'hex');
}

/** By code units; but numbers come first, in their own order, as in every object of JavaScript. */
function withSortedKeys(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if ('toJSON' in value && typeof value.toJSON === 'function')
		return withSortedKeys(value.toJSON());
	if (Array.isArray(value)) return value.map(withSortedKeys);

	const sorted: Record<string, unknown> = {};
	for (const key of Object.keys(value).toSorted()) {
		// Any key may be looked up in the object that it is of.
		const member = withSortedKeys((value as Record<string, unknown>)[key]);
		if (key !== '__proto__') sorted[key] = member;
		// To assign to it would change what the object is.
		else Object.defineProperty(sorted, key, { value: member, enumerable: true });
	}
	return sorted;
}
