/** A sequence of words, each with its alternatives. */
export type Phrase = readonly (readonly string[])[];

/** The phrases that a sentence must contain to have a meaning. */
export interface ServicePattern<Meaning> {
	readonly meaning: Meaning;
	readonly phrases: readonly Phrase[];
	/** Whether the phrases must occur in this order. */
	readonly ordered: boolean;
	/** Whether it counts only if nothing else is found in the sentence. */
	readonly weak: boolean;
	/** Whether it is the operator's own name or synonym for the service. */
	readonly isDeclared?: boolean;
	/** Whether the service it counts for is broader than the one its words mean. */
	readonly isBroader?: boolean;
}

/** Parses patterns in the notation of `service-kind.ts`. */
export function parsePatterns<Meaning>(
	patterns: readonly string[],
	meaning: Meaning,
): ServicePattern<Meaning>[] {
	return patterns.map((pattern) => {
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
	return phrase.split(' ').map((slot) => slot.split('|'));
}
