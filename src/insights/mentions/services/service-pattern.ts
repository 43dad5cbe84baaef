/** Words in a row, each one of several. */
export type Phrase = readonly (readonly string[])[];

/** What must stand in a sentence for a meaning: one phrase, or two near each other. */
export interface ServicePattern<Meaning> {
	readonly meaning: Meaning;
	readonly phrases: readonly Phrase[];
	/** The phrases stand in this order. */
	readonly ordered: boolean;
	/** Counts only where nothing else is found in the sentence. */
	readonly weak: boolean;
}

/** Reads patterns as `service-kind.ts` describes them. */
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
