/** A URL of the service and its purpose. */
export interface DirectoryEntry {
	readonly path: string;
	/** The path with its variable part: `/api/reviews/since/{date}`. */
	readonly form?: string;
	/** A path that works with a plain GET, if `path` needs parameters or does not support GET. */
	readonly example?: string;
	readonly title: string;
	/** A sentence without its period. */
	readonly what: string;
	/** Media type of the response to a GET. */
	readonly type: string;
	/** Path of its status report. */
	readonly status?: string;
}

/** A group of related entries. */
export interface DirectoryGroup {
	readonly title: string;
	readonly audience: 'people' | 'programs';
	readonly entries: readonly DirectoryEntry[];
}
