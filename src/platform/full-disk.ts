import { hasCode } from './error-code.ts';

/** Error codes for a full disk or an exceeded quota (POSIX). */
const CODES = ['ENOSPC', 'EDQUOT'];

/**
 * Returns the message for a write to a full disk; `undefined` for other errors. Commands write a
 * new file and then rename it, so the old files are still intact.
 */
export function describeFullDisk(error: unknown): string | undefined {
	if (!hasCode(error, ...CODES)) return undefined;
	return `Cannot write: the disk is full (${error.message}). The previous files are intact: free up space, and run the command again`;
}

/** Returns whether a program's output shows that the disk was full. */
export function mentionsFullDisk(output: string): boolean {
	return CODES.some((code) => output.includes(code));
}
