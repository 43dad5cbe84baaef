import type { Random } from './random.ts';

/** Review texts, and the pieces they are made of. */
export interface TextCorpus {
	readonly texts: readonly string[];
	readonly pieces: readonly string[];
}

/** Pieces of texts. Each alphabet is small, so that matches overlap. */
const ALPHABETS: readonly (readonly string[])[] = [
	['a', 'b', ' '],
	['a', 'b'],
	['a', ' ', '.', ', ', '!!'],
	['oil', 'change', 'oil ', 'coil', 's', ' ', '  ', ', ', '... ', '!?', '-', '\n', '(', '%', '_'],
	['Great', 'service', 'the', 'THE', 'they', 'e', 't', ' ', ' ', ' ', '. ', "'s"],
	['汽', '车', '服务', '好', '。', '，', ' ', 'a', '々', '〇'],
	['ด', 'ี', 'มาก', 'ครับ', ' ', 'ๆ', '1', '.'],
	['안', '녕', '하세요', '\u1112', '\u1161', '\u11ab', ' ', '!'],
	['مَ', 'رْ', 'حبا', 'ש', 'שׁ', 'ל', 'ָ', ' ', '،', '\u200f'],
	['👍', '👍🏽', '👨‍👩‍👧', '🇩🇪', '🇪🇸', '🇩', '❤️', '\u200d', '\ufe0f', ' ', 'a'],
	['é', 'e\u0301', 'e', '\u0301', '\u0327', 'ñ', 'n\u0303', ' ', '\u0308'],
	['İ', 'I', 'i', 'ı', 'i\u0307', 'ß', 'ẞ', 'ss', 's', 'ﬁ', 'fi', 'f', ' '],
	['Σ', 'σ', 'ς', 'ΑΣ', ' ', '.', 'ᾳ', 'ꭰ', 'Ꭰ'],
	['“', '”', '"', '‘', '’', "'", '‟', '‛', 'a', ' '],
	['①', '1', 'ﬀ', 'ff', 'Ａ', 'a', '½', '㎏', 'kg', '…', '.', '\u00a0', ' ', 'Å'],
	['\ud83d', '\udc4d', '👍', '\ud800', '\udfff', 'a', ' '],
	['\uffff', '\ufffe', '\u0001', '\u001f', '\u007f', '\u2028', '\ufeff', '\u00ad', 'a', ' '],
	['ა', 'б', 'В', 'Ж', 'њ', 'ı', '0', '9', '/', ':', '@', '[', '`', '{', 'À', '¿'],
];
const ALL_PIECES = [...new Set(ALPHABETS.flat())];
/** Review counts around the word and block boundaries of bit sets. */
const COUNTS = [1, 1, 2, 3, 7, 8, 9, 15, 16, 31, 32, 33, 40, 63, 64, 65];
const LARGE_COUNTS = [255, 256, 257, 1_023, 1_024, 1_025, 2_049];

/** Size distribution of the random corpora. */
export interface Sizes {
	/** On average, one corpus in this many has hundreds of reviews or more. */
	readonly largeOnceIn: number;
	/** On average, one corpus in this many has texts with up to 5,000 pieces. */
	readonly longOnceIn: number;
}

export function drawCorpus(random: Random, { largeOnceIn, longOnceIn }: Sizes): TextCorpus {
	const pieces = random.onceIn(8) ? ALL_PIECES : random.pick(ALPHABETS);
	const isLong = random.onceIn(longOnceIn);
	const isLarge = !isLong && random.onceIn(largeOnceIn);
	const count = random.pick(isLarge ? LARGE_COUNTS : COUNTS);
	const maxPieces = isLong ? 5_000 : random.pick(isLarge ? [1, 4, 12] : [1, 4, 12, 40]);

	// Repeated words give the reviews longer common substrings than chance would.
	const words = Array.from({ length: 1 + random.below(20) }, () => drawText(random, pieces, 6));
	const parts = random.onceIn(2) ? pieces : words;
	const texts: string[] = [];
	while (texts.length < Math.min(count, isLong ? 9 : count)) {
		texts.push(drawOne(random, texts, parts, maxPieces));
	}
	return { texts: plant(random, texts), pieces };
}

function drawOne(random: Random, texts: readonly string[], parts: readonly string[], max: number) {
	if (texts.length > 0 && random.onceIn(8)) return random.pick(texts);
	if (random.onceIn(12)) return '';
	return drawText(random, parts, max);
}

function drawText(random: Random, pieces: readonly string[], max: number): string {
	const length = 1 + random.below(max);
	return Array.from({ length }, () => random.pick(pieces)).join('');
}

/** Adds a word to an eighth of the reviews, or one more: the limit between a list and a bit set. */
function plant(random: Random, texts: readonly string[]): string[] {
	const holders = Math.floor(texts.length / 8) + random.below(2);
	const chosen = new Set<number>();
	while (chosen.size < Math.min(holders, texts.length)) chosen.add(random.below(texts.length));
	const isFirst = random.onceIn(2);
	return texts.map((text, doc) => {
		if (!chosen.has(doc)) return text;
		return isFirst ? `q ${text}` : `${text} q`;
	});
}
