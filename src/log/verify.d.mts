/** Types of `verify.mjs`, which is plain JavaScript because anyone can download and run it. */

export interface Finding {
	/** A doubt means that nobody can tell yet. */
	readonly severity: 'fault' | 'doubt';
	readonly message: string;
	readonly review?: string;
	/** Index of an entry. */
	readonly index?: number;
	/** Whether a file does not exist. */
	readonly isMissing?: boolean;
}

/** The keys and checkpoints that a verifier remembers. */
export interface Memory {
	readonly origin: string;
	/** Verifier keys (signed-note "Verifier keys"). */
	readonly keys: string[];
	readonly checkpoints: { readonly size: number; readonly root: string }[];
}

export interface Stars {
	readonly removed: number;
	readonly live: number;
}

/** Facts about a log. */
export interface OpenedFacts {
	readonly origin: string;
	readonly size: number;
	readonly root: string;
	readonly checkpoints: number;
	readonly keys: string[];
	readonly keysFrom: 'caller' | 'memory' | 'server';
}

/** The counts of an audit. */
export interface LogFacts extends OpenedFacts {
	readonly entries: number;
	readonly reviews: number;
	readonly removals: number;
	readonly pending: number;
	readonly removalsByStars: Readonly<Record<1 | 2 | 3 | 4 | 5, Stars>>;
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
		readonly onProgress?: (progress: {
			readonly step: string;
			readonly done: number;
			readonly total: number;
		}) => void;
	},
): Promise<Report>;

/** Checks a receipt without a connection. */
export function verifyReceipt(
	text: string,
	options?: Pick<VerifyOptions, 'keys'>,
): Promise<Report<object>>;

/** Writes a value as canonical JSON (RFC 8785). */
export function canonicalJson(value: unknown): string;

// The parts of a check, for checks of a single review.

/** A check while it runs. */
export interface CheckRun {
	/** The path of the log that the address names. */
	readonly asked: string | undefined;
	readonly findings: readonly Finding[];
	facts?: object | undefined;
	read<Content>(file: string, parse: (bytes: Uint8Array) => Content): Promise<Content>;
}

/** A log whose signatures are right. */
export interface OpenedLog<Tree> {
	readonly path: string;
	readonly size: number;
	/** In base64. */
	readonly root: string;
	/** Number of bundles of 256 entries. */
	readonly bundles: number;
	readonly tree: Tree;
	readonly facts: OpenedFacts;
}

export interface Opening {
	readonly index: number;
	readonly id: string;
	readonly salt: string;
}

export interface LoggedEntry {
	readonly op: string;
	readonly month: string;
	readonly source?: string;
	/** Numbers of all stars in an import. */
	readonly stars?: number | Readonly<Record<string, number>>;
	readonly commitment?: string;
	readonly previous?: number;
}

/** Runs a task on a site, and starts over if the log changes meanwhile. */
export function runCheck<Tree>(
	address: string,
	options: VerifyOptions & { readonly readTree: (log: OpenedLog<undefined>) => Promise<Tree> },
	task: (run: CheckRun & { readonly tree?: Tree }) => Promise<void>,
): Promise<Report<object>>;

/** Opens a log, and the earlier logs that the caller knows. */
export function openLogs<Tree>(
	run: CheckRun & { readonly tree?: Tree },
	path: string,
	isNamed?: unknown,
): Promise<OpenedLog<Tree>>;

/** Reads a tile. `width` hashes of the `count` in the file are within the log. */
export function readTile(
	log: OpenedLog<undefined>,
	level: number,
	n: number,
): Promise<{
	readonly file: string;
	readonly bytes: Uint8Array;
	readonly width: number;
	readonly count: number;
}>;

/** Reads the entries of a bundle. */
export function readBundle(log: OpenedLog<undefined>, n: number): Promise<Uint8Array[]>;

/** Reads the openings of 256 entries. */
export function readOpenings(log: OpenedLog<unknown>, n: number): Promise<Opening[]>;

/** Reads `/reviews.json`. */
export function readDataset(run: CheckRun): Promise<{
	readonly path: string | undefined;
	readonly origin?: string;
	readonly pending: number;
	readonly reviews: readonly { readonly id: string }[];
}>;

/** Parses an entry, and checks its form. */
export function parseEntry(bytes: Uint8Array | undefined, index: number): Promise<LoggedEntry>;

/** Compares a published review with its entry. */
export function compareReview(review: unknown, entry: LoggedEntry, opening: Opening): Promise<void>;

export function sha256(...parts: readonly (Uint8Array | readonly number[])[]): Promise<Uint8Array>;

export function toBase64(bytes: Uint8Array): string;

/** Ends a part of a check with a problem, unless `ok`. */
export function must(ok: unknown, message: string, about?: Partial<Finding>): void;

/** The reason why a check failed, or why nobody can tell. */
export class Problem extends Error {
	readonly finding: Finding;
	constructor(message: string, about?: Partial<Finding>);
}
