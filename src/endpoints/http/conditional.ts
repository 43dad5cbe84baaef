import { etagMatches, etagMatchesStrongly, type ETag } from './etag.ts';
import { parseHttpDate } from './http-date.ts';

/** Validators of the selected representation, known before its body is built. */
export interface Validators {
	readonly etag: ETag;
	/** An HTTP date; absent if unknown. */
	readonly lastModified?: string | undefined;
}

export type Precondition = 'proceed' | 'not-modified' | 'failed';

/**
 * Evaluates the conditions of a GET or HEAD request in the order of RFC 9110 §13.2.2: `If-Match`
 * before `If-Unmodified-Since`, `If-None-Match` before `If-Modified-Since`. Dates are only used if
 * the tag condition is absent.
 */
export function evaluatePreconditions(headers: Headers, validators: Validators): Precondition {
	const ifMatch = headers.get('if-match');
	if (ifMatch !== null) {
		if (!etagMatchesStrongly(ifMatch, validators.etag)) return 'failed';
	} else {
		const date = headers.get('if-unmodified-since');
		if (date !== null && timeOf(validators.lastModified) > timeOf(date)) return 'failed';
	}

	const ifNoneMatch = headers.get('if-none-match');
	if (ifNoneMatch !== null) {
		return etagMatches(ifNoneMatch, validators.etag) ? 'not-modified' : 'proceed';
	}
	const date = headers.get('if-modified-since');
	if (date === null) return 'proceed';
	return timeOf(validators.lastModified) <= timeOf(date) ? 'not-modified' : 'proceed';
}

/** Returns NaN for a missing or invalid date, so that comparisons are false (§13.1.3, §13.1.4). */
function timeOf(date: string | undefined): number {
	return parseHttpDate(date ?? '') ?? Number.NaN;
}
