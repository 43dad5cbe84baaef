/** Types of `verify.mjs`, which is plain JavaScript because anyone can download and run it. */

export interface Finding {
	/** A doubt means that nobody can tell yet. */
	readonly severity: 'fault' | 'doubt';
	readonly message: string;
}

/** A signed size and root of a log. */
export interface Checkpoint {
	readonly size: number;
	/** In base64. */
	readonly root: string;
}

/** The keys and checkpoints that a verifier remembers. */
export interface Memory {
	readonly origin: string;
	/** Verifier keys (signed-note "Verifier keys"). */
	readonly keys: string[];
	readonly checkpoints: Checkpoint[];
}

export interface LoggedEntry {
	readonly index: number;
	readonly op: string;
	readonly month: string;
	readonly source?: string;
	/** Numbers of all stars in an import. */
	readonly stars?: number | Readonly<Record<string, number>>;
	readonly commitment?: string;
	readonly previous?: number;
}

/** Facts about an audited log. */
export interface LogFacts extends Checkpoint {
	readonly origin: string;
	/** The Ed25519 key first. */
	readonly keys: string[];
	/** Whether the keys came from the caller or the memory, not from the site. */
	readonly isKnown: boolean;
	/** The entries of published reviews. */
	readonly live: readonly LoggedEntry[];
	/** The removals in force. */
	readonly removed: readonly LoggedEntry[];
	/** Number of reviews that are not logged yet; undefined if nobody can tell. */
	readonly pending: number | undefined;
}

export interface Report<Facts = LogFacts> {
	/** 0 all right, 1 a fault, 2 cannot tell. */
	readonly exitCode: 0 | 1 | 2;
	readonly findings: Finding[];
	readonly notes: string[];
	readonly memory?: Memory | undefined;
	readonly facts?: Facts | undefined;
}

export interface VerifyOptions {
	readonly keys?: string[] | undefined;
	readonly memory?: Memory | undefined;
	readonly fetch?: typeof fetch | undefined;
}

/** Audits the log of a service and all its reviews. */
export function verifyLog(
	address: string,
	options?: VerifyOptions & {
		/** Is called many times, for one part of the audit after the other. */
		readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
	},
): Promise<Report>;

/** The logged members of a review, at every level. */
export const RECORD: Readonly<Record<string, unknown>>;

/** Writes a value as canonical JSON (RFC 8785), with only these members of objects. */
export function canonical(value: unknown, names?: Readonly<Record<string, unknown>>): string;

// The parts of a check, for checks of a single review.

/** A check while it runs. */
export interface CheckRun {
	readonly findings: Finding[];
	facts?: object | undefined;
}

/** A log whose latest checkpoint has the right signatures. */
export interface OpenedLog extends CheckRun, VerifyOptions {
	readonly path: string;
	readonly origin: string;
	readonly keys: string[];
	readonly isKnown: boolean;
	/** The latest checkpoint. */
	readonly note: Checkpoint;
	/** Number of entries; `readLog` sets it. */
	size?: number;
	/** What to remember; `readLog` sets it. */
	memory?: Memory | undefined;
}

export interface Opening {
	readonly index: number;
	readonly id: string;
	readonly salt: string;
}

/** Runs a task on a site, and starts over if the log changes meanwhile. */
export function runCheck(
	address: string,
	options: VerifyOptions & {
		/** Reads what the check needs of a log. */
		readonly readLog: (log: OpenedLog) => Promise<void>;
	},
	task: (run: CheckRun) => Promise<void>,
): Promise<Report<object>>;

/** Opens a log, and the others that it names or that the caller knows. */
export function openLogs(run: CheckRun, path?: string): Promise<OpenedLog>;

/**
 * Reads and parses a file.
 * @param orElse if the file is missing, which is a fault otherwise
 */
export function read<Content>(
	run: CheckRun,
	file: string,
	get: (text: string) => Content,
	orElse?: () => Promise<Content>,
): Promise<Content>;

/** Reads the hashes of a tile, or the entries of a bundle. */
export function readTile(
	log: OpenedLog,
	level: number | 'entries',
	n: number,
): Promise<Uint8Array[]>;

/** Reads the openings of 256 entries. */
export function readOpenings(log: OpenedLog, n: number): Promise<Opening[]>;

/** Reads `/reviews.json`. */
export function readDataset(run: CheckRun): Promise<{
	readonly path: string | undefined;
	readonly origin?: string;
	readonly pending: number;
	/** The reviews by id. */
	readonly byId: ReadonlyMap<string, object>;
}>;

/** Parses an entry, and checks its form. */
export function parseEntry(bytes: Uint8Array | undefined, index: number): LoggedEntry;

/** Compares a published review with its entry. */
export function compareReview(review: unknown, entry: LoggedEntry, opening: Opening): Promise<void>;

export function sha256(
	...parts: readonly (Uint8Array | readonly number[] | string)[]
): Promise<Uint8Array>;

export function toBase64(bytes: Uint8Array): string;

/** Ends a part of a check with a problem, unless `ok`. */
export function must(ok: unknown, message: string, severity?: Finding['severity']): void;
