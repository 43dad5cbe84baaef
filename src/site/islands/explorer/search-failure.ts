/** Why a search has no answer: `refused` for what was asked, else for a reason that may pass. */
export type FailureKind = 'refused' | 'unavailable' | 'unreadable' | 'offline';

/** A search without an answer, told in sentences for the person who asked. */
export class SearchFailure extends TypeError {
	override name = 'SearchFailure';
	readonly kind: FailureKind;
	readonly sentences: readonly string[];

	constructor(kind: FailureKind, sentences: readonly string[], options?: ErrorOptions) {
		super(`Cannot search: ${sentences.join(' ')}`, options);
		this.kind = kind;
		this.sentences = sentences;
	}

	/** The failure that an error is; one that is none tells of a mistake of the page. */
	static of(error: unknown): SearchFailure {
		if (error instanceof SearchFailure) return error;
		const sentences = ['The page cannot show the answer.'];
		return new SearchFailure('unreadable', sentences, { cause: error });
	}

	/**
	 * The failure that an answer states.
	 * @param body problem details (RFC 9457), or anything
	 */
	static ofAnswer(status: number, body: unknown): SearchFailure {
		const { detail, issues } = isRecord(body) ? body : {};
		const issueSentences = (Array.isArray(issues) ? issues : []).flatMap((issue: unknown) =>
			isRecord(issue) ? [`“${issue['parameter']}” ${issue['message']}.`] : [],
		);
		const kind = status < 500 && status !== 429 ? 'refused' : 'unavailable';
		if (issueSentences.length > 0) return new SearchFailure(kind, issueSentences);
		const said = typeof detail === 'string' ? detail : `The server answered ${status}`;
		return new SearchFailure(kind, [said.endsWith('.') ? said : `${said}.`]);
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
