import { etagMatches, etagMatchesStrongly, type ETag } from './etag.ts';
import { parseHttpDate } from './http-date.ts';

/** What is known of the selected representation before its body is built. */
export interface Validators {
	readonly etag: ETag;
	/** An HTTP date; absent when nobody can vouch for one. */
	readonly lastModified?: string | undefined;
}

export type Precondition = 'proceed' | 'not-modified' | 'failed';

/**
 * Evaluates the conditions of a GET or HEAD in the order of RFC 9110 §13.2.2: `If-Match` before
 * `If-Unmodified-Since`, `If-None-Match` before `If-Modified-Since`, dates only where the tag
 * condition is absent.
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

/** An absent or unreadable date is no number, and every comparison with it is false (§13.1.3, §13.1.4). */
function timeOf(date: string | undefined): number {
	return parseHttpDate(date ?? '') ?? Number.NaN;
}
