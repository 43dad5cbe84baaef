import {
	addWeight,
	countOf,
	FIRST_WEIGHT,
	hashOf,
	HIGH,
	isHeadOf,
	nextSlot,
	slotOf,
	WEIGHTS_IN_SLOT,
	type LanguageStatistics,
} from './language-statistics.ts';

/** Slots for the parts of one text: each takes two bytes of it at least. */
const SEEN_BITS = 10;

/** Adds the weights of parts to the sums, each part once in a text; 1 for one that the text had not. */
export function createPartCounter(
	{ slots, weights }: Pick<LanguageStatistics, 'slots' | 'weights'>,
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

		for (let slot = slotOf(hash); ; slot = nextSlot(slot)) {
			const head = slots[slot + HIGH] ?? 0;
			if (head === 0) return 1;
			if (slots[slot] !== low || !isHeadOf(head, high)) continue;
			const count = countOf(head);
			const isShort = count <= WEIGHTS_IN_SLOT;
			const list = isShort ? slots : weights;
			const start = isShort ? slot + FIRST_WEIGHT : (slots[slot + FIRST_WEIGHT] ?? 0);
			for (let at = start; at < start + count; at++) addWeight(sums, list[at] ?? 0);
			return 1;
		}
	};
}
