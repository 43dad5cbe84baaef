import type { Random } from '../../../tests/support/random.ts';

const SHORTEST = 300;
const LONGEST = 600;
/** Shares of words before punctuation or an emoji, in capitals, or replaced by a code. */
const SENTENCE_END = 0.09;
const COMMA = 0.06;
const CODE = 0.01;
const EMOJI = 0.004;
const SHOUTED = 0.01;
const EMOJIS = ['👍', '🚗', '⭐', '😡', '❤️', '🙏🏽', '🔧'];

/** Creates sentences of Zipf-distributed words, with prices and numbers unique to each review. */
export function createText(random: Random, vocabulary: readonly string[]): string {
	const length = SHORTEST + random.below(LONGEST - SHORTEST);
	let [text, starts] = ['', true];
	while (text.length < length) {
		const word = random.number() < CODE ? createCode(random) : drawWord(random, vocabulary);
		text += starts ? capitalize(word) : word;
		starts = random.number() < SENTENCE_END;
		if (starts) text += random.pick(['. ', '. ', '. ', '! ', '… ', '? ']);
		else text += random.number() < COMMA ? ', ' : ' ';
		if (random.number() < EMOJI) text += `${random.pick(EMOJIS)} `;
	}
	return text.trimEnd();
}

function drawWord(random: Random, vocabulary: readonly string[]): string {
	const word = vocabulary[random.rankBelow(vocabulary.length)] ?? '';
	return random.number() < SHOUTED ? word.toUpperCase() : word;
}

function createCode(random: Random): string {
	if (random.number() < 0.5) return `$${1 + random.below(9)},${100 + random.below(900)}`;
	return `#${random.below(10_000_000).toString(36)}`;
}

function capitalize(word: string): string {
	return word.slice(0, 1).toUpperCase() + word.slice(1);
}
