import { createHash } from 'node:crypto';
import { compareText } from './order.ts';

/** JSON with sorted keys and no white space, so that equal values are equal texts (cf. RFC 8785). */
export function canonicalJson(value: unknown): string {
	return JSON.stringify(value, (_key, member: unknown) => {
		if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
		const entries = Object.entries(member).toSorted(([a], [b]) => compareText(a, b));
		return Object.fromEntries(entries);
	});
}

/** The SHA-256 of a value's canonical JSON, in hex. */
export function digestOf(value: unknown): string {
	return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
