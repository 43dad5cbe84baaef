import type { Random } from '../../../tests/support/random.ts';

const WORDS = 20_000;
/** The shares of words in another script, and with an accent. */
const CJK_SHARE = 0.01;
const ACCENT_SHARE = 0.03;
const ONSETS = 'b c d f g h j k l m n p r s t v w br ch cl dr fl gr pl pr sh sl st th tr'.split(
	' ',
);
const VOWELS = 'a e i o u a e i o ai ea ee ou oo'.split(' ');
const CODAS = ['', '', '', '', ...'n r s t l d m ng rt st nd'.split(' ')];
const ACCENTED = [...'áéíóúñüçèêåøßİ'];
const CJK = [...'车辆刹车轮胎换油服务员工价格等待清洁诚实推荐サービス店員親切'];

/** Creates distinct made-up words, most frequent first; frequent words are shorter (Zipf). */
export function createVocabulary(random: Random): string[] {
	const words = new Set<string>();
	while (words.size < WORDS) words.add(createWord(random, words.size));
	return [...words];
}

/** Creates a word with a length typical of its rank; the caller removes duplicates. */
export function createWord(random: Random, rank: number): string {
	if (rank > 50 && random.number() < CJK_SHARE) return createCjkWord(random);
	const longest = rank < 60 ? 1 : rank < 3_000 ? 2 : 4;
	const syllables = 1 + random.below(longest);
	const word = Array.from({ length: syllables }, () => createSyllable(random)).join('');
	if (rank <= 50 || random.number() >= ACCENT_SHARE) return word;
	return word.replace(/[aeiou]/, random.pick(ACCENTED));
}

function createSyllable(random: Random): string {
	return random.pick(ONSETS) + random.pick(VOWELS) + random.pick(CODAS);
}

function createCjkWord(random: Random): string {
	return Array.from({ length: 1 + random.below(4) }, () => random.pick(CJK)).join('');
}
