import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';

/**
 * Returns canonical JSON (RFC 8785): equal values give equal text. Members without a value are left out.
 * @throws {Error} if a string is not well-formed Unicode.
 */
export function canonicalJson(value: unknown): string {
	// Only `undefined` and functions have no JSON.
	return canonicalize(value) as string;
}

/** Returns the SHA-256 of a value's canonical JSON, in hex. */
export function digestOf(value: unknown): string {
	return hash('sha256', canonicalJson(value), 'hex');
}
