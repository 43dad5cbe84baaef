import { hash } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 12;
const SYMBOL_BITS = 5;

/**
 * Computes the permanent id of a review: the first 60 bits of the SHA-256 of source id, line feed
 * and id at the source, in base32 (RFC 4648 §6, lower case). It depends on nothing else, so every
 * import on any machine gives a review the same id.
 */
export function reviewIdOf(sourceId: string, reviewId: string): string {
	// A binary string is faster than creating a buffer for every id.
	const digest = hash('sha256', `${sourceId}\n${reviewId}`, 'binary');
	let id = '';
	for (let bit = 0; bit < LENGTH * SYMBOL_BITS; bit += SYMBOL_BITS) {
		// The five bits of a symbol lie within two bytes.
		const at = bit >> 3;
		const both = (digest.charCodeAt(at) << 8) | digest.charCodeAt(at + 1);
		const bits = both >> (16 - SYMBOL_BITS - (bit & 7));
		id += ALPHABET.charAt(bits & 31);
	}
	return id;
}
