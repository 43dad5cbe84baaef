import { DIRECTORY } from '../../edition/paths/directory.ts';
import { PATHS } from '../../endpoints/http/urls.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
	...DIRECTORY.flatMap(({ entries }) => entries).map(({ path, type }) => [path, type] as const),
	['/feed.json', 'application/json'],
	[PATHS.robots, 'text/plain'],
]);

/** Types that Vercel's CDN compresses; it sends some of our types uncompressed. */
const COMPRESSED_TYPES = [
	'application/json',
	'application/atom+xml',
	'application/xml',
	'text/csv',
	'text/html',
	'text/plain',
];
/** Smaller bodies may not get smaller. */
const COMPRESSED_FROM_BYTES = 2_048;

/** Returns the media type of a document; undefined if this checkout does not know the path. */
export function expectedType(path: string): string | undefined {
	return TYPES.get(path);
}

/** Whether a client that accepts gzip or brotli must get it. */
export function mustCompress(type: string, bytes: number): boolean {
	return COMPRESSED_TYPES.includes(type) && bytes >= COMPRESSED_FROM_BYTES;
}
