import { StoreUnavailableError } from '../../core/subscription-store.ts';

/** SQLite's result code for a file that somebody else has locked. */
const SQLITE_BUSY = 5;
/** Errors that are none of SQLite (0), and its codes for statements that are wrong or break a rule. */
const MISTAKES = [0, 1, 19, 20, 21, 25];

/** What a caller is told: a mistake as it is, anything else as a store that cannot be used. */
export function toStoreError(cause: unknown): unknown {
	if (cause instanceof Error && MISTAKES.includes(errorCode(cause) ?? 0)) return cause;
	return new StoreUnavailableError('Cannot use the store of the hub', { cause });
}

export function isBusy(error: unknown): boolean {
	return error instanceof Error && errorCode(error) === SQLITE_BUSY;
}

/** SQLite's primary result code; `undefined` for an error that is not its own. */
function errorCode(error: Error): number | undefined {
	const code = 'errcode' in error ? error.errcode : undefined;
	return typeof code === 'number' ? code & 0xff : undefined;
}
