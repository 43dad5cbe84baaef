import { hash } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 12;
const SYMBOL_BITS = 5;

/**
 * The id that a review keeps for ever: the first 60 bits of the SHA-256 of source id, line feed and
 * id at the source, in base32 (RFC 4648 §6, lower case). It depends on nothing else, so that every
 * import, on any machine, gives a review the same id.
 */
export function reviewIdOf(sourceId: string, reviewId: string): string {
	// A character for each byte: a buffer for each id would be far more to make, and to clear away.
	const digest = hash('sha256', `${sourceId}\n${reviewId}`, 'binary');
	let id = '';
	for (let bit = 0; bit < LENGTH * SYMBOL_BITS; bit += SYMBOL_BITS) {
		// A symbol lies within two bytes.
		const at = bit >> 3;
		const both = (digest.charCodeAt(at) << 8) | digest.charCodeAt(at + 1);
		const bits = both >> (16 - SYMBOL_BITS - (bit & 7));
		id += ALPHABET.charAt(bits & 31);
	}
	return id;
}
