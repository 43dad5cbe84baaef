import { foldName } from '../../reviews/fold.ts';

/** Normalizes a word for comparing names: no possessive, apostrophes or diacritics. */
export function nameWord(word: string): string {
	const plain = isAscii(word) ? word : foldName(plainLetters(word));
	if (!plain.includes("'")) return plain;
	const owner = isPossessive(plain) ? plain.slice(0, -2) : plain;
	return owner.replaceAll("'", '');
}

export function isPossessive(word: string): boolean {
	return word.endsWith("'s");
}

/** Lists the word forms of a declared name: "Jean-Luc", "Jean Luc", "JeanLuc". */
export function cutsOf(declared: string): string[][] {
	const plain = plainLetters(declared).normalize('NFKD').replace(/\p{M}/gu, '');
	const parts = plain
		.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
		.split(/[^\p{L}\p{N}]+/u)
		.map(foldName)
		.filter((part) => part !== '');
	const joined = parts.join('');
	if (/^\p{Lu}{2}$/u.test(plain)) return [[joined], [...joined]];
	return parts.length > 1 ? [[joined], parts] : [[joined]];
}

/** Replaces letters that Unicode normalization does not decompose: "Bjørn", "Łukasz". */
function plainLetters(word: string): string {
	return word.replace(/[øØłŁđĐßæÆœŒðÐþÞı]/g, (letter) => PLAIN[letter] ?? letter);
}

const PLAIN: Readonly<Record<string, string>> = {
	ø: 'o',
	Ø: 'O',
	ł: 'l',
	Ł: 'L',
	đ: 'd',
	Đ: 'D',
	ß: 'ss',
	æ: 'ae',
	Æ: 'Ae',
	œ: 'oe',
	Œ: 'Oe',
	ð: 'd',
	Ð: 'D',
	þ: 'th',
	Þ: 'Th',
	ı: 'i',
};

function isAscii(word: string): boolean {
	for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 0x7f) return false;
	return true;
}
