/** What a file shows or an operator says, with what the report tells of it; or what is left open. */
export type Settled<Answer> =
	| { readonly answer: Answer; readonly notes: readonly string[] }
	/** As the end of "before you say …", with the flag that answers it. */
	| { readonly question: string };
