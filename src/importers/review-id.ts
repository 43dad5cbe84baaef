import { hash } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 12;

/**
 * The id that a review keeps for ever: the first 60 bits of the SHA-256 of source id, line feed and
 * id at the source, in base32 (RFC 4648 §6, lower case). It depends on nothing else, so that every
 * import, on any machine, gives a review the same id.
 */
export function reviewIdOf(sourceId: string, reviewId: string): string {
	const digest = hash('sha256', `${sourceId}\n${reviewId}`, 'buffer');
	let bits = digest.readBigUInt64BE() >> 4n;
	let id = '';
	for (let index = 0; index < LENGTH; index++) {
		id = ALPHABET.charAt(Number(bits & 31n)) + id;
		bits >>= 5n;
	}
	return id;
}
