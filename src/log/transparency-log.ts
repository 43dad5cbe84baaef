import { parseCheckpoint, splitCheckpoints, type Checkpoint } from './checkpoint.ts';
import { LogEntry, type ReviewEntry } from './log-entry.ts';
import { Opening, type LogTexts } from './log-files.ts';
import { parseLogPolicy, type PolicyLine } from './log-policy.ts';
import { createMerkleTree, type MerkleTree } from './merkle-tree.ts';
import { isEd25519, isSignedBy, nameOf, type VerifierKey } from './signed-note.ts';

/** A review in the log: its newest entry, which no later entry ends. */
export interface LoggedReview {
	readonly index: number;
	readonly entry: ReviewEntry;
	/** 32 bytes in base64; empty for a removed review. */
	readonly salt: string;
}

/** A transparency log, read and checked. */
export interface TransparencyLog {
	/** 1, or 2 and so on after a change of keys. */
	readonly number: number;
	/** Its name: host and path, without a scheme. Fixed when the log is made. */
	readonly origin: string;
	/** Where it is served: the origin with a scheme. */
	readonly url: string;
	/** The keys in its policy that are its own. */
	readonly keys: readonly VerifierKey[];
	/** All lines of its policy, the own keys first. */
	readonly policy: readonly PolicyLine[];
	readonly texts: LogTexts;
	readonly checkpoint: Checkpoint;
	/** All checkpoints, the oldest first. */
	readonly checkpoints: readonly Checkpoint[];
	/** The lines of the entries. */
	readonly lines: readonly string[];
	readonly entries: readonly LogEntry[];
	readonly tree: MerkleTree;
	/** By review id. */
	readonly live: ReadonlyMap<string, LoggedReview>;
	/** Reviews whose `remove` is in force, by review id. */
	readonly removed: ReadonlyMap<string, LoggedReview>;
	/** The logs before it, the newest first. */
	readonly earlier: readonly TransparencyLog[];
}

/** A log whose files do not fit together. The message is the end of a sentence. */
export class LogError extends SyntaxError {
	override name = 'LogError';

	/** The file in the log's folder. */
	readonly file: keyof LogTexts;
	readonly line: number | undefined;

	constructor(file: keyof LogTexts, line: number | undefined, problem: string) {
		super(problem);
		this.file = file;
		this.line = line;
	}
}

/**
 * Reads a log and checks its signatures, its tree and its openings.
 * @throws {LogError}
 */
export function readTransparencyLog(
	texts: LogTexts,
	number: number,
	earlier: readonly TransparencyLog[],
): TransparencyLog {
	const checkpoint = readCheckpoint('checkpoint', texts.checkpoint);
	const { origin } = checkpoint;
	const policy = parseLogPolicy(texts.policy);
	const keys = policy.flatMap(({ key }) => (nameOf(key) === origin ? [key] : []));
	const ownKey = keys.find(isEd25519);
	const url = policy.find(({ key }) => key === ownKey)?.url;
	if (ownKey === undefined || url === undefined) {
		throw new LogError('policy', undefined, `it has no Ed25519 key named "${origin}"`);
	}

	const lines = linesOf(texts.entries);
	const entries = lines.map((line, index) => parseLine('entries', LogEntry, line, index));
	const tree = createMerkleTree(lines);
	const notes = splitCheckpoints(texts.checkpoints);
	for (const note of [texts.checkpoint, ...notes]) {
		const file = note === texts.checkpoint ? 'checkpoint' : 'checkpoints';
		if (!isSignedBy(note, ownKey)) {
			throw new LogError(file, undefined, `a checkpoint is not signed by ${ownKey}`);
		}
		const { size, root } = readCheckpoint(file, note);
		if (size > tree.size || tree.rootAt(size).toString('base64') !== root) {
			throw new LogError(
				'entries',
				undefined,
				`the first ${size} entries are not those of ${file}`,
			);
		}
	}
	const checkpoints = notes.map((note) => readCheckpoint('checkpoints', note));
	if (checkpoint.size !== tree.size || checkpoints.at(-1)?.size !== tree.size) {
		throw new LogError('checkpoint', undefined, `it does not cover all ${tree.size} entries`);
	}
	const openings = linesOf(texts.openings).map((line, index) =>
		parseLine('openings', Opening, line, index),
	);
	return {
		...{ number, origin, url, keys, policy, texts, checkpoint, checkpoints, lines, entries, tree },
		...openEntries(entries, openings),
		earlier,
	};
}

/** Finds the review of each entry that no later entry ends. */
function openEntries(entries: readonly LogEntry[], openings: readonly Opening[]) {
	const live = new Map<string, LoggedReview>();
	const removed = new Map<string, LoggedReview>();
	for (const [line, { index, id, salt = '' }] of openings.entries()) {
		const entry = entries[index];
		const isReview = entry !== undefined && 'stars' in entry && entry.op !== 'import';
		const isOpen = salt !== '';
		if (!isReview || isOpen === (entry.op === 'remove') || live.has(id) || removed.has(id)) {
			throw new LogError('openings', line + 1, `it does not fit entry ${index}`);
		}
		(entry.op === 'remove' ? removed : live).set(id, { index, entry, salt });
	}
	return { live, removed };
}

function readCheckpoint(file: keyof LogTexts, note: string): Checkpoint {
	try {
		return parseCheckpoint(note);
	} catch (cause) {
		throw new LogError(
			file,
			undefined,
			cause instanceof SyntaxError ? cause.message : String(cause),
		);
	}
}

function linesOf(text: string): string[] {
	return text.split('\n').filter((line) => line !== '');
}

function parseLine<Value>(
	file: keyof LogTexts,
	schema: { safeParse(value: unknown): { data?: Value | undefined; success: boolean } },
	line: string,
	index: number,
): Value {
	let value: unknown;
	try {
		value = JSON.parse(line);
	} catch {
		throw new LogError(file, index + 1, 'the line is not JSON');
	}
	const { data } = schema.safeParse(value);
	if (data === undefined) throw new LogError(file, index + 1, 'the line has an unknown form');
	return data;
}
