import * as z from 'zod';
import directory from './directory.json' with { type: 'json' };

/** A URL of the service and its purpose. */
const DirectoryEntry = z.strictObject({
	path: z.string(),
	/** The path with its variable part: `/api/reviews/since/{date}`. */
	form: z.string().optional(),
	/** A path that works with a plain GET, if `path` needs parameters or does not support GET. */
	example: z.string().optional(),
	title: z.string(),
	/** A sentence without its period. */
	what: z.string(),
	/** Media type of the response to a GET. */
	type: z.string(),
	/** Path of its status report. */
	status: z.string().optional(),
});
export type DirectoryEntry = z.output<typeof DirectoryEntry>;

/** A group of related entries. */
const DirectoryGroup = z.strictObject({
	title: z.string(),
	audience: z.enum(['people', 'programs']),
	entries: z.array(DirectoryEntry),
});
type DirectoryGroup = z.output<typeof DirectoryGroup>;

/** Every public URL of the service, each listed once. The texts are in `directory.json`. */
export const DIRECTORY: readonly DirectoryGroup[] = z.array(DirectoryGroup).parse(directory);
