/** Reason for a failed search. `refused`: the request is invalid. The others may be temporary. */
export type FailureKind = 'refused' | 'unavailable' | 'unreadable' | 'offline';

/** A failed search, described in sentences for the user. */
export class SearchFailure extends TypeError {
	override name = 'SearchFailure';
	readonly kind: FailureKind;
	readonly sentences: readonly string[];

	constructor(kind: FailureKind, sentences: readonly string[], options?: ErrorOptions) {
		super(`Cannot search: ${sentences.join(' ')}`, options);
		this.kind = kind;
		this.sentences = sentences;
	}

	/** Converts an error to a failure. Any error but a `SearchFailure` is a bug in the page. */
	static of(error: unknown): SearchFailure {
		if (error instanceof SearchFailure) return error;
		const sentences = ['The page cannot show the results.'];
		return new SearchFailure('unreadable', sentences, { cause: error });
	}

	/**
	 * Creates the failure of an error response.
	 * @param body problem details (RFC 9457), or any other value
	 */
	static ofResponse(status: number, body: unknown): SearchFailure {
		const { detail, issues } = isRecord(body) ? body : {};
		const issueSentences = (Array.isArray(issues) ? issues : []).flatMap((issue: unknown) =>
			isRecord(issue) ? [`“${issue['parameter']}” ${issue['message']}.`] : [],
		);
		const kind = status < 500 && status !== 429 ? 'refused' : 'unavailable';
		if (issueSentences.length > 0) return new SearchFailure(kind, issueSentences);
		const message = typeof detail === 'string' ? detail : `The server answered ${status}`;
		return new SearchFailure(kind, [message.endsWith('.') ? message : `${message}.`]);
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
