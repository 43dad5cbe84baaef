/** What a system says of a write for which there is no room, or no more of a quota (POSIX). */
const CODES = ['ENOSPC', 'EDQUOT'];

/**
 * What to tell an operator of a write that found no room; `undefined` for every other failure. All
 * commands write beside what is there and then rename, so that it still holds.
 */
export function describeFullDisk(error: unknown): string | undefined {
	if (!(error instanceof Error) || !('code' in error)) return undefined;
	if (!CODES.includes(String(error.code))) return undefined;
	return `Cannot write: the disk is full (${error.message}). What was there before still holds: make room, and run the command again`;
}

/** Whether a program that ended with this output met a full disk. */
export function isOfFullDisk(output: string): boolean {
	return CODES.some((code) => output.includes(code));
}
