import * as z from 'zod';
import type { Edition } from '../documents/edition.ts';
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
	/** The part of an edition that it comes from, if not every edition has that. */
	needs: z.enum(['log']).optional(),
});
export type DirectoryEntry = z.output<typeof DirectoryEntry>;

/** A group of related entries. */
const DirectoryGroup = z.strictObject({
	title: z.string(),
	audience: z.enum(['people', 'programs']),
	entries: z.array(DirectoryEntry),
});
type DirectoryGroup = z.output<typeof DirectoryGroup>;

/** Every public URL that a service can have, each listed once. The texts are in `directory.json`. */
export const DIRECTORY: readonly DirectoryGroup[] = z.array(DirectoryGroup).parse(directory);

/** Returns the groups with only the URLs that an edition has. */
export function listDirectory({ log }: Pick<Edition, 'log'>): readonly DirectoryGroup[] {
	return DIRECTORY.map(({ entries, ...group }) => ({
		...group,
		entries: entries.filter(({ needs }) => needs === undefined || log !== undefined),
	}));
}
