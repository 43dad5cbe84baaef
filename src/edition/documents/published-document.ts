import { createHash } from 'node:crypto';
import type { ETag } from '../../endpoints/http/etag.ts';
import type { Instant } from '../../reviews/calendar-date.ts';

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
	/** The text, made anew each time and piece by piece: a large edition's fit in no memory whole. */
	render(): Iterable<string>;
}

/** Describes a document by rendering it once. */
export function createDocument(
	paths: readonly string[],
	file: string,
	render: () => Iterable<string>,
	lastModified: Instant | undefined,
): PublishedDocument {
	const md5 = createHash('md5');
	const sha256 = createHash('sha256');
	let bytes = 0;
	for (const piece of render()) {
		md5.update(piece);
		sha256.update(piece);
		bytes += Buffer.byteLength(piece);
	}
	return {
		paths,
		file,
		// As `createETag` would of the whole.
		etag: `"${md5.digest('hex')}"`,
		sha256: sha256.digest('hex'),
		bytes,
		lastModified,
		render,
	};
}

/** The whole text of a document. */
export function textOf({ render }: Pick<PublishedDocument, 'render'>): string {
	return [...render()].join('');
}
