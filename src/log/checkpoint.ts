/** The facts that a checkpoint states (tlog-checkpoint "Note text"). */
export interface Checkpoint {
	readonly origin: string;
	readonly size: number;
	/** In base64. */
	readonly root: string;
}

/** Between two checkpoints in `checkpoints.txt`. */
const SEPARATOR = '---\n';

/**
 * Reads the text of a signed checkpoint without extension lines. Does not check its signatures.
 * @throws {SyntaxError}
 */
export function parseCheckpoint(note: string): Checkpoint {
	const [, origin, size, root] =
		/^([^\n]+)\n(0|[1-9]\d{0,14})\n([A-Za-z0-9+/]{43}=)\n\n— /.exec(note) ?? [];
	if (origin === undefined || size === undefined || root === undefined) {
		throw new SyntaxError('it is not a checkpoint');
	}
	return { origin, size: Number(size), root };
}

/** Splits `checkpoints.txt` into signed checkpoints, the oldest first. */
export function splitCheckpoints(text: string): string[] {
	return text.split(SEPARATOR);
}

export function joinCheckpoints(notes: readonly string[]): string {
	return notes.join(SEPARATOR);
}
