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

	const sorted: Record<string, unknown> = {};
	for (const key of Object.keys(value).toSorted()) {
		// The key comes from this object.
		const member = withSortedKeys((value as Record<string, unknown>)[key]);
		if (key !== '__proto__') sorted[key] = member;
		// Assigning to `__proto__` would change the prototype.
		else Object.defineProperty(sorted, key, { value: member, enumerable: true });
	}
	return sorted;
}
