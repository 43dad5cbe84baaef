import { createHash } from 'node:crypto';
import { createETag, type ETag } from '../http/etag.ts';
import type { Instant } from '../reviews/calendar-date.ts';

/** A document as it is served: its bytes and what is known of them. */
export interface PublishedDocument {
	/** Public paths, the canonical one first. */
	readonly paths: readonly string[];
	/** The file of the site that holds it. */
	readonly file: string;
	readonly body: Uint8Array;
	readonly etag: ETag;
	/** Hex. */
	readonly sha256: string;
	readonly lastModified: Instant | undefined;
}

export function createDocument(
	paths: readonly string[],
	file: string,
	text: string,
	lastModified: Instant | undefined,
): PublishedDocument {
	const body = new TextEncoder().encode(text);
	const sha256 = createHash('sha256').update(body).digest('hex');
	return { paths, file, body, etag: createETag(body), sha256, lastModified };
}
