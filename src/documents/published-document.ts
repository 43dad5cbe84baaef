import { createHash } from 'node:crypto';
import { createETag, type ETag } from '../http/etag.ts';
import type { Instant } from '../reviews/calendar-date.ts';

/** A document as it is served: what is known of its bytes, and how to get them. */
export interface PublishedDocument {
	/** Public paths, the canonical one first. */
	readonly paths: readonly string[];
	/** The file of the site that holds it. */
	readonly file: string;
	readonly etag: ETag;
	/** Hex. */
	readonly sha256: string;
	readonly bytes: number;
	readonly lastModified: Instant | undefined;
	/** The text, made anew each time: the documents of a large edition do not fit in memory at once. */
	render(): string;
}

/** Describes a document by rendering it once. */
export function createDocument(
	paths: readonly string[],
	file: string,
	render: () => string,
	lastModified: Instant | undefined,
): PublishedDocument {
	const text = render();
	return {
		paths,
		file,
		etag: createETag(text),
		sha256: createHash('sha256').update(text).digest('hex'),
		bytes: Buffer.byteLength(text),
		lastModified,
		render,
	};
}
