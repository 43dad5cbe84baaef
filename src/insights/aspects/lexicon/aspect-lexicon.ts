/**
 * How an aspect is spoken of. Each field holds patterns (see text/pattern.ts), one a line; one that begins
 * with "~" only leans to its side.
 */
export interface AspectLexicon {
	/** What belongs to the aspect; a judgement near it judges the aspect. */
	readonly nouns: string;
	/** Judge the aspect by themselves; "not" before them turns them round. */
	readonly good: string;
	readonly bad: string;
	/** Judge the aspect as they stand, negation included. */
	readonly praise: string;
	readonly complaints: string;
	/** Touch the aspect and judge nothing. */
	readonly facts: string;
}
