import { hash } from 'node:crypto';

/** A strong entity tag, quotes included (RFC 9110 §8.8.3). */
export type ETag = `"${string}"`;

/**
 * Returns the MD5 in hex as the ETag, like Vercel's CDN does for static files, so that the tag of a
 * document is known at build time. MD5 need not resist attacks here.
 */
export function createETag(body: string | Uint8Array): ETag {
	return `"${hash('md5', body, 'hex')}"`;
}

/** Returns the weak form of a tag, for a compressed representation (RFC 9110 §8.8.3.3). */
export function toWeakETag(etag: ETag): string {
	return `W/${etag}`;
}

/**
 * Whether the value of `If-None-Match` covers the tag. Compares weakly, as RFC 9110 §13.1.2
 * requires: a cache that compressed the body adds `W/`.
 */
export function etagMatches(ifNoneMatch: string, etag: ETag): boolean {
	if (ifNoneMatch.trim() === '*') return true;
	// A tag may contain a comma, so do not split the list at commas.
	return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}

/** Whether the value of `If-Match` or `If-Range` covers the tag. Weak tags never do (§13.1.1). */
export function etagMatchesStrongly(ifMatch: string, etag: ETag): boolean {
	if (ifMatch.trim() === '*') return true;
	return [...ifMatch.matchAll(/(W\/)?("[^"]*")/g)].some(([, weak, tag]) => !weak && tag === etag);
}
