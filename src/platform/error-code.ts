/** Returns whether the system reported an error with one of these codes, such as "ENOENT". */
export function hasCode(error: unknown, ...codes: readonly string[]): error is Error {
	return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Handles the error of a file or folder that does not exist; throws any other. */
export function ignoreMissing(error: unknown): undefined {
	if (!hasCode(error, 'ENOENT')) throw error;
}
