/** A sequence of words, each with its alternatives. */
export type Phrase = readonly (readonly string[])[];

/** The phrases that a sentence must contain for a meaning. */
export interface ServicePattern<Meaning> {
	readonly meaning: Meaning;
	readonly phrases: readonly Phrase[];
	/** The phrases must occur in this order. */
	readonly ordered: boolean;
	/** Counts only if nothing else is found in the sentence. */
	readonly weak: boolean;
}

/** Parses patterns in the notation of `service-kind.ts`. */
export function parsePatterns<Meaning>(words: string, meaning: Meaning): ServicePattern<Meaning>[] {
	return words
		.split(';')
		.map((pattern) => pattern.trim())
		.filter((pattern) => pattern !== '')
		.map((pattern) => {
			const weak = pattern.startsWith('?');
			const text = weak ? pattern.slice(1) : pattern;
			return {
				meaning,
				phrases: text.split(/ [&>] /).map(parsePhrase),
				ordered: text.includes(' > '),
				weak,
			};
		});
}

function parsePhrase(phrase: string): Phrase {
	return phrase
		.trim()
		.split(/\s+/)
		.map((slot) => slot.split('|'));
}
