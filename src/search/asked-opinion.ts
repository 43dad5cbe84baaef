/** An opinion that a question asks for: "overcharged" is a complaint about the price. */
export interface AskedOpinion {
	readonly aspect: string;
	readonly isPraise: boolean;
	/** The words of the question that express it, in lower case. */
	readonly words: readonly string[];
}

/** Finds the opinions that a question asks for. */
export type QuestionReader = (question: string) => readonly AskedOpinion[];
