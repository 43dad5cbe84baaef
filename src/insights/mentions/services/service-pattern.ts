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
	/** It is the operator's own name or synonym for the service. */
	readonly isDeclared?: boolean;
	/** Its words mean a narrower service than the one it counts for. */
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
