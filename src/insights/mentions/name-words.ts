import { foldName } from '../../reviews/fold.ts';

/** A word of a text as names are compared: without possessive, apostrophes and diacritics. */
export function nameWord(word: string): string {
	const plain = isAscii(word) ? word : foldName(word);
	if (!plain.includes("'")) return plain;
	const owner = isPossessive(plain) ? plain.slice(0, -2) : plain;
	return owner.replaceAll("'", '');
}

export function isPossessive(word: string): boolean {
	return word.endsWith("'s");
}

/** The ways in which one word of a declared name may be cut: "Jean-Luc", "Jean Luc", "JeanLuc". */
export function cutsOf(declared: string): string[][] {
	const plain = declared.normalize('NFKD').replace(/\p{M}/gu, '');
	const parts = plain
		.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
		.split(/[^\p{L}\p{N}]+/u)
		.map(foldName)
		.filter((part) => part !== '');
	const joined = parts.join('');
	return parts.length > 1 ? [[joined], parts] : [[joined]];
}

function isAscii(word: string): boolean {
	for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 0x7f) return false;
	return true;
}
