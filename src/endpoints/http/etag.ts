import { hash } from 'node:crypto';

/** A strong entity tag, quotes included (RFC 9110 §8.8.3). */
export type ETag = `"${string}"`;

/**
 * Tags equal bytes equally: their MD5 in hex, which is what Vercel's CDN computes for a static file,
 * so that the tag of a document is known at build time. Nothing rests on MD5 resisting an attacker.
 */
export function createETag(body: string | Uint8Array): ETag {
	return `"${hash('md5', body, 'hex')}"`;
}

/** The weak form of a tag, for a compressed representation (RFC 9110 §8.8.3.3). */
export function toWeakETag(etag: ETag): string {
	return `W/${etag}`;
}

/**
 * Tells whether the value of `If-None-Match` covers the tag.
 * Compares weakly, as RFC 9110 §13.1.2 asks: a cache that compressed the body has put `W/` in front.
 */
export function etagMatches(ifNoneMatch: string, etag: ETag): boolean {
	if (ifNoneMatch.trim() === '*') return true;
	// A tag may itself contain a comma, hence no split.
	return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}

/** Tells whether the value of `If-Match` or `If-Range` covers the tag: weak ones never do (§13.1.1). */
export function etagMatchesStrongly(ifMatch: string, etag: ETag): boolean {
	if (ifMatch.trim() === '*') return true;
	return [...ifMatch.matchAll(/(W\/)?("[^"]*")/g)].some(([, weak, tag]) => !weak && tag === etag);
}
