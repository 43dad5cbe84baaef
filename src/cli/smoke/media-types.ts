import { DIRECTORY } from '../../edition/paths/directory.ts';
import { PATHS } from '../../endpoints/http/urls.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
	...DIRECTORY.flatMap(({ entries }) => entries).map(({ path, type }) => [path, type] as const),
	['/feed.json', 'application/json'],
	[PATHS.robots, 'text/plain'],
]);

/** What Vercel's CDN compresses; it knows some types of ours not, and sends them as they are. */
const COMPRESSED_TYPES = [
	'application/json',
	'application/atom+xml',
	'application/xml',
	'text/csv',
	'text/html',
	'text/plain',
];
/** Less may gain nothing by it. */
const COMPRESSED_FROM_BYTES = 2_048;

/** The media type of a document; undefined for one that this checkout does not know. */
export function expectedType(path: string): string | undefined {
	return TYPES.get(path);
}

/** Tells whether a client that takes gzip or brotli is to get it. */
export function mustCompress(type: string, bytes: number): boolean {
	return COMPRESSED_TYPES.includes(type) && bytes >= COMPRESSED_FROM_BYTES;
}
