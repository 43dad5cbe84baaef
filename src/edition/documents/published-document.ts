import { createHash } from 'node:crypto';
import type { ETag } from '../../endpoints/http/etag.ts';
import type { Instant } from '../../reviews/calendar-date.ts';

/** A document as served: facts about its bytes, and a way to render it. */
export interface PublishedDocument {
	/** Public paths, the canonical one first. */
	readonly paths: readonly string[];
	/** The file in the site that contains it. */
	readonly file: string;
	readonly etag: ETag;
	/** Hex. */
	readonly sha256: string;
	readonly bytes: number;
	readonly lastModified: Instant | undefined;
	/** Renders the text or bytes piece by piece; a large edition does not fit in memory. */
	render(): Iterable<string | Uint8Array>;
}

/** Describes a document by rendering it once. */
export function createDocument(
	paths: readonly string[],
	file: string,
	render: PublishedDocument['render'],
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
		// The same tag that `createETag` gives for the whole text.
		etag: `"${md5.digest('hex')}"`,
		sha256: sha256.digest('hex'),
		bytes,
		lastModified,
		render,
	};
}

/** Describes a short JSON document, indented for people. */
export function createJsonDocument(
	path: string,
	file: string,
	value: unknown,
	lastModified: Instant | undefined,
): PublishedDocument {
	const text = `${JSON.stringify(value, null, '\t')}\n`;
	return createDocument([path], file, () => [text], lastModified);
}

/** Renders a whole document. */
export function bytesOf({ render }: Pick<PublishedDocument, 'render'>): Buffer {
	return Buffer.concat(Array.from(render(), (piece) => Buffer.from(piece)));
}

/** Renders the whole text of a document. */
export function textOf(document: Pick<PublishedDocument, 'render'>): string {
	return bytesOf(document).toString();
}
