/** A column with more different cells is no list of answers to choose from. */
export const MAX_CHOICES = 6;

/** The cells of a column that may have answers. */
export interface AnswerCounts {
	all: number;
	filled: number;
	links: number;
	letters: number;
	/** Cells with 0 or 1, which only mean no and yes if there are no other numbers. */
	bits: number;
	/** Cells that begin with yes or no. */
	answers: number;
	/** Cells with a word for a permission or a visibility, such as "granted" or "hidden". */
	permissions: number;
	/** Some of the different cells, folded, with their numbers. */
	readonly different: Map<string, number>;
	/** The first of these, as written. */
	readonly shown: Map<string, string>;
	/** Cells that only tick the choice after which their column is named. */
	ticks: number;
}
