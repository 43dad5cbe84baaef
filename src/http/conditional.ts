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
	} else if (isAfter(validators.lastModified, headers.get('if-unmodified-since'))) {
		return 'failed';
	}

	const ifNoneMatch = headers.get('if-none-match');
	if (ifNoneMatch !== null) {
		return etagMatches(ifNoneMatch, validators.etag) ? 'not-modified' : 'proceed';
	}
	return isNotAfter(validators.lastModified, headers.get('if-modified-since'))
		? 'not-modified'
		: 'proceed';
}

function isAfter(lastModified: string | undefined, condition: string | null): boolean {
	const [modified, limit] = parseBoth(lastModified, condition);
	return modified !== undefined && limit !== undefined && modified > limit;
}

function isNotAfter(lastModified: string | undefined, condition: string | null): boolean {
	const [modified, limit] = parseBoth(lastModified, condition);
	return modified !== undefined && limit !== undefined && modified <= limit;
}

function parseBoth(lastModified: string | undefined, condition: string | null) {
	return [
		lastModified === undefined ? undefined : parseHttpDate(lastModified),
		condition === null ? undefined : parseHttpDate(condition),
	] as const;
}
