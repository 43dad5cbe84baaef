import { fold } from '../../src/reviews/fold.ts';
import type { TextCorpus } from './search-corpora.ts';
import type { Random } from './random.ts';

/** Draws queries for a corpus: folded, distinct and not empty. */
export function drawQueries(random: Random, corpus: TextCorpus, count: number): Set<string> {
	const queries = new Set<string>();
	const { pieces } = corpus;
	for (const one of pieces.slice(0, 12)) {
		queries.add(one);
		for (const other of pieces.slice(0, 12)) queries.add(one + other);
	}
	const texts = corpus.texts.filter((text) => text !== '');
	for (let drawn = 0; texts.length > 0 && drawn < count; drawn++) {
		const text = random.pick(texts);
		const part = cut(random, random.onceIn(2) ? text : fold(text));
		queries.add(random.pick(WAYS)(random, part, corpus));
	}
	queries.add('q').add(' q').add('absent').add('\u0000').add('a\u0000');
	for (const text of texts.slice(0, 3)) queries.add(text).add(`${text}${text}`);
	const folded = new Set([...queries].map(fold));
	folded.delete('');
	return folded;
}

type Way = (random: Random, part: string, corpus: TextCorpus) => string;

const WAYS: readonly Way[] = [
	(_random, part) => part,
	(_random, part) => part,
	(_random, part) => part,
	(_random, part) => part + part,
	(random, part, { pieces }) => part + random.pick(pieces),
	(random, part, { pieces }) => random.pick(pieces) + part,
	(_random, part) => `q ${part}`,
	// The end of one review plus the beginning of the next, which are adjacent in the index.
	(random, part, { texts }) => {
		const at = random.below(texts.length);
		return (texts[at] ?? '').slice(-1 - random.below(4)) + (texts[at + 1] ?? part).slice(0, 3);
	},
	(random, part, { pieces }) => {
		const at = random.below(part.length);
		return part.slice(0, at) + random.pick(pieces) + part.slice(at + 1);
	},
];

/** Cuts a random part out of a text; short parts are more likely. */
function cut(random: Random, text: string): string {
	const longest = random.onceIn(3) ? text.length : Math.min(text.length, 8);
	const length = 1 + random.below(longest);
	const start = random.below(text.length - length + 1);
	return text.slice(start, start + length);
}
