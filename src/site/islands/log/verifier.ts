/** What a check found. A doubt is a fact that cannot be checked now. */
export interface Finding {
	readonly severity: 'fault' | 'doubt';
	/** In English. */
	readonly message: string;
	readonly review?: string;
	/** Index of an entry. */
	readonly index?: number;
	/** Whether a file does not exist. */
	readonly isMissing?: boolean;
}

/** The keys and checkpoints that a visitor saw. */
export interface Memory {
	readonly origin: string;
	readonly keys: string[];
	readonly checkpoints: { readonly size: number; readonly root: string }[];
}

/** Facts about an opened log. */
interface OpenedFacts {
	readonly origin: string;
	readonly size: number;
	readonly checkpoints: number;
	readonly keysFrom: 'caller' | 'memory' | 'server';
}

/** Facts of an audit. */
export interface LogFacts extends OpenedFacts {
	readonly entries: number;
	readonly reviews: number;
	readonly removals: number;
	readonly pending: number;
	/** Entries in force, by stars. */
	readonly removalsByStars: Readonly<
		Record<string, { readonly removed: number; readonly live: number }>
	>;
}

export interface Report<Facts = object> {
	/** 0 all right, 1 a fault, 2 cannot tell. */
	readonly exitCode: 0 | 1 | 2;
	readonly findings: readonly Finding[];
	readonly notes: readonly string[];
	readonly memory?: Memory | undefined;
	readonly facts?: Facts | undefined;
}

/** A step of the check of one review. */
export interface CheckedStep {
	readonly title: string;
	readonly detail?: string;
	readonly ok: boolean;
}

export interface CheckOptions {
	readonly keys?: string[] | undefined;
	readonly memory?: Memory | undefined;
	readonly fetch?: typeof fetch | undefined;
}

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

/** The members of an entry that steps show. */
export interface LoggedEntry {
	readonly stars?: number | object;
	readonly source?: string;
	readonly month: string;
}

interface Tile {
	readonly file: string;
	readonly bytes: Uint8Array;
	/** Hashes within the log. */
	readonly width: number;
	/** Hashes in the file. */
	readonly count: number;
}

/** The functions of `/log/verify.mjs` that pages use. */
export interface Verifier {
	verifyLog(
		address: string,
		options: CheckOptions & {
			readonly onProgress: (progress: {
				readonly step: string;
				readonly done: number;
				readonly total: number;
			}) => void;
		},
	): Promise<Report<LogFacts>>;
	runCheck<Tree>(
		address: string,
		options: CheckOptions & { readonly readTree: (log: OpenedLog<undefined>) => Promise<Tree> },
		task: (run: CheckRun & { readonly tree?: Tree }) => Promise<void>,
	): Promise<Report>;
	openLogs<Tree>(run: CheckRun & { readonly tree?: Tree }, path: string): Promise<OpenedLog<Tree>>;
	readTile(log: OpenedLog<undefined>, level: number, n: number): Promise<Tile>;
	readBundle(log: OpenedLog<undefined>, n: number): Promise<readonly Uint8Array[]>;
	readOpenings(log: OpenedLog<unknown>, n: number): Promise<readonly Opening[]>;
	readDataset(run: CheckRun): Promise<{
		readonly path: string | undefined;
		readonly origin?: string;
		readonly pending: number;
		readonly reviews: readonly { readonly id: string }[];
	}>;
	parseEntry(bytes: Uint8Array | undefined, index: number): Promise<LoggedEntry>;
	compareReview(review: unknown, entry: LoggedEntry, opening: Opening): Promise<void>;
	sha256(...parts: readonly (Uint8Array | readonly number[])[]): Promise<Uint8Array>;
	toBase64(bytes: Uint8Array): string;
	must(ok: boolean, message: string): void;
	readonly Problem: new (
		message: string,
		about?: Partial<Finding>,
	) => Error & { readonly finding: Finding };
}

/** Loads the verifier that everyone can download and read: pages check nothing in another way. */
export async function loadVerifier(path: string): Promise<Verifier> {
	// The tests of the verifier show that it has these functions.
	return (await import(/* @vite-ignore */ path)) as Verifier;
}
