import type { Words } from '../../../reviews/messages/catalogs.ts';

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
	static of(t: Words, error: unknown): SearchFailure {
		if (error instanceof SearchFailure) return error;
		return new SearchFailure('unreadable', [t('list.cannot_show')], { cause: error });
	}

	/**
	 * Creates the failure of an error response.
	 * @param body problem details (RFC 9457), which are in English, or any other value
	 */
	static ofResponse(t: Words, status: number, body: unknown): SearchFailure {
		const { detail, issues } = isRecord(body) ? body : {};
		const issueSentences = (Array.isArray(issues) ? issues : []).flatMap((issue: unknown) =>
			isRecord(issue) ? [`“${issue['parameter']}” ${issue['message']}.`] : [],
		);
		const kind = status < 500 && status !== 429 ? 'refused' : 'unavailable';
		if (issueSentences.length > 0) return new SearchFailure(kind, issueSentences);
		if (typeof detail !== 'string') {
			return new SearchFailure(kind, [t('list.server_answered', { status })]);
		}
		return new SearchFailure(kind, [detail.endsWith('.') ? detail : `${detail}.`]);
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
