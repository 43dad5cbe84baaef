import {
	HIGH,
	hashOf,
	nextSlot,
	PART,
	slotOf,
	type LanguageStatistics,
} from './language-statistics.ts';

/** Slots for the parts of one text: each takes two bytes of it at least. */
const SEEN_BITS = 10;

/** Adds the weights of parts to the sums, each part once in a text; 1 for one that the text had not. */
export function createPartCounter(
	{
		slots,
		startOf,
		languageOf,
		weightOf,
	}: Omit<LanguageStatistics, 'languages' | 'separators' | 'symbols'>,
	sums: Float64Array,
) {
	const seenHigh = new Int32Array(1 << SEEN_BITS);
	const seenLow = new Int32Array(1 << SEEN_BITS);
	/** The text that a slot was last taken in. */
	const seenIn = new Float64Array(1 << SEEN_BITS);

	return (text: number, high: number, low: number): 0 | 1 => {
		const hash = hashOf(high, low);
		let seen = hash >>> (32 - SEEN_BITS);
		for (; seenIn[seen] === text; seen = (seen + 1) & ((1 << SEEN_BITS) - 1)) {
			if (seenLow[seen] === low && seenHigh[seen] === high) return 0;
		}
		seenIn[seen] = text;
		seenLow[seen] = low;
		seenHigh[seen] = high;

		for (let slot = slotOf(hash); slots[slot + PART] !== 0; slot = nextSlot(slot)) {
			if (slots[slot] !== low || slots[slot + HIGH] !== high) continue;
			const part = slots[slot + PART] ?? 0;
			const end = startOf[part + 1] ?? 0;
			for (let at = startOf[part] ?? 0; at < end; at++) {
				const language = languageOf[at] ?? 0;
				sums[language] = (sums[language] ?? 0) + (weightOf[at] ?? 0);
			}
			break;
		}
		return 1;
	};
}
