import { hash } from 'node:crypto';

/** Returns JSON with sorted keys and no whitespace: equal values give equal text (cf. RFC 8785). */
export function canonicalJson(value: unknown): string {
	// Only `undefined` and functions have no JSON.
	return JSON.stringify(withSortedKeys(value)) as string;
}

/** Returns the SHA-256 of a value's canonical JSON, in hex. */
export function digestOf(value: unknown): string {
	return hash('sha256', canonicalJson(value), 'hex');
}

/** Sorts keys by code units, except that JavaScript always puts integer keys first. */
function withSortedKeys(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if ('toJSON' in value && typeof value.toJSON === 'function')
		return withSortedKeys(value.toJSON());
	if (Array.isArray(value)) return value.map(withSortedKeys);

	const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(members.map(([key, member]) => [key, withSortedKeys(member)]));
}
