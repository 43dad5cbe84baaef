/** An answer from the file or the operator, with notes for the report; or an open question. */
export type Settled<Answer> =
	| { readonly answer: Answer; readonly notes: readonly string[] }
	/** Completes "before you say …", and names the flag that answers the question. */
	| { readonly question: string };
