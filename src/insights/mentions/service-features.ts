import type { ParsedText } from '../text/parse-text.ts';

/** A match in a text that may mean a service. `first` and `last` are its first and last token. */
export interface ServicePlace {
	readonly parsed: ParsedText;
	readonly first: number;
	readonly last: number;
	/** Stems of the matched words. */
	readonly stems: readonly string[];
	/** Whether the matched words are the operator's own name or synonym for the service. */
	readonly isDeclared: boolean;
	/** Whether the service is broader than the matched words. */
	readonly isBroader: boolean;
}

/** Words within this distance also record their side. */
const NEAR = 5;
const MOST_PLACES = 3;
const MOST_OTHERS = 4;

/** The feature that marks the operator's own words. */
export const DECLARED = 'declared';

/** Returns the features of the matched words only. */
export function wordFeaturesOf(features: ReadonlySet<string>): readonly string[] {
	return [...features].filter((feature) => /^(word|stem) /.test(feature));
}

/**
 * Returns the combined features of all matches of one service in a text: the matched words and the words
 * around them. `candidates` is the number of services that the text may mean in total.
 */
export function serviceFeaturesOf(
	places: readonly ServicePlace[],
	candidates: number,
): ReadonlySet<string> {
	const features = new Set<string>(['any', `places ${Math.min(MOST_PLACES, places.length)}`]);
	features.add(`services ${Math.min(MOST_OTHERS, candidates)}`);
	for (const { parsed, first, last, stems, isDeclared, isBroader } of places) {
		const { tokens, sentences } = parsed;
		const wordAt = (index: number) => tokens[index]?.word ?? '';
		const words = tokens.slice(first, last + 1).map(({ word }) => word);
		const phrase = words.join(' ');
		features.add(`length ${Math.floor(Math.log2(tokens.length + 1))}`);
		const scope = isBroader ? ' broader' : '';
		features.add(isDeclared ? DECLARED : 'common');
		features.add(`phrase ${phrase}${scope}`).add(`stems ${stems.join(' ')}${scope}`);
		for (const word of words) features.add(`word ${word}${scope}`);
		for (const stem of stems) features.add(`stem ${stem}${scope}`);
		const [before, after] = [wordAt(first - 1), wordAt(last + 1)];
		features.add(`-1 ${before}`).add(`-2 ${wordAt(first - 2)} ${before}`);
		features.add(`+1 ${after}`).add(`+2 ${after} ${wordAt(last + 2)}`);
		features.add(`${before} ${phrase}${scope}`).add(`${phrase} ${after}${scope}`);
		const at = sentences.findIndex(({ end }) => first < end);
		const sentence = sentences[at];
		if (!sentence) continue;
		features.add(`sentence ${Math.min(MOST_OTHERS, at)}`);
		for (let index = sentence.first; index < sentence.end; index++) {
			if (index >= first && index <= last) continue;
			features.add(`with ${wordAt(index)}`);
			if (index < first && index >= first - NEAR) features.add(`before ${wordAt(index)}`);
			if (index > last && index <= last + NEAR) features.add(`after ${wordAt(index)}`);
		}
	}
	return features;
}
