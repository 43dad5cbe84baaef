/** An address of the service and what it is there for. */
export interface DirectoryEntry {
	readonly path: string;
	/** How the path is written where a part of it varies: `/api/reviews/since/{date}`. */
	readonly form?: string;
	/** An address that answers a plain GET, where the path alone asks nothing or takes no GET. */
	readonly example?: string;
	readonly title: string;
	/** A sentence without its full stop. */
	readonly what: string;
	/** Media type of the answer to a GET. */
	readonly type: string;
	/** Where it tells how it does. */
	readonly status?: string;
}

/** Entries that belong together. */
export interface DirectoryGroup {
	readonly title: string;
	readonly audience: 'people' | 'programs';
	readonly entries: readonly DirectoryEntry[];
}
