import { extname } from 'node:path';

/**
 * Media types that Vercel's CDN derives from the extensions of files in a site. Text and JSON state
 * their charset; XML declares its own.
 */
const TYPES: Readonly<Record<string, string>> = {
	'.atom': 'application/atom+xml',
	'.avif': 'image/avif',
	'.css': 'text/css; charset=utf-8',
	'.csv': 'text/csv; charset=utf-8',
	'.gif': 'image/gif',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/vnd.microsoft.icon',
	'.jpeg': 'image/jpeg',
	'.jpg': 'image/jpeg',
	'.js': 'application/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.jsonld': 'application/ld+json',
	'.map': 'application/json; charset=utf-8',
	'.md': 'text/markdown; charset=utf-8',
	'.mjs': 'application/javascript; charset=utf-8',
	'.pdf': 'application/pdf',
	'.png': 'image/png',
	'.rss': 'application/rss+xml',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.wasm': 'application/wasm',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.webp': 'image/webp',
	'.woff': 'font/woff',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml',
	'.yaml': 'text/yaml; charset=utf-8',
	'.yml': 'text/yaml; charset=utf-8',
};

const COMPRESSIBLE =
	/^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/(?:x-ndjson|yaml|javascript|wasm|vnd\.microsoft\.icon)\b|image\/vnd\.microsoft\.icon)/i;

/** Returns the media type for a file's extension. */
export function contentTypeOf(file: string): string {
	return TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * Returns whether a media type is worth compressing. Event streams are not, because a compressor would
 * delay events.
 */
export function isCompressible(contentType: string): boolean {
	return COMPRESSIBLE.test(contentType);
}
