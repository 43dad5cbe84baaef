import { hash } from 'node:crypto';

/** JSON with sorted keys and no white space, so that equal values are equal texts (cf. RFC 8785). */
export function canonicalJson(value: unknown): string {
	// Only `undefined` and functions have no text, as with JSON.stringify.
	return write(value) as string;
}

/** The SHA-256 of a value's canonical JSON, in hex. */
export function digestOf(value: unknown): string {
	return hash('sha256', canonicalJson(value), 'hex');
}

/** A text is put together in place: an import asks for one of every record. */
function write(value: unknown): string | undefined {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	if ('toJSON' in value && typeof value.toJSON === 'function') return write(value.toJSON());
	if (Array.isArray(value)) return `[${value.map((member) => write(member) ?? 'null').join(',')}]`;

	let members = '';
	for (const key of sortedKeys(value)) {
		// Any key may be looked up in the object that it is of.
		const text = write((value as Record<string, unknown>)[key]);
		if (text === undefined) continue;
		members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${text}`;
	}
	return `{${members}}`;
}

/** By code units; but numbers come first, in their own order, as in every object of JavaScript. */
function sortedKeys(value: object): string[] {
	const keys = Object.keys(value).toSorted();
	if (!keys.some((key) => /^\d/.test(key))) return keys;
	return Object.keys(Object.fromEntries(keys.map((key) => [key, 0])));
}
