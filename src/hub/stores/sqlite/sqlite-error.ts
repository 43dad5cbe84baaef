import { StoreUnavailableError } from '../../core/subscription-store.ts';

/** SQLite's result code for a file that another process has locked. */
const SQLITE_BUSY = 5;
/** Our own mistakes: errors not from SQLite (0), and its codes for wrong or invalid statements. */
const MISTAKES = [0, 1, 19, 20, 21, 25];

/** Returns a mistake unchanged, and any other error as `StoreUnavailableError`. */
export function toStoreError(cause: unknown): unknown {
	if (cause instanceof Error && MISTAKES.includes(errorCode(cause) ?? 0)) return cause;
	return new StoreUnavailableError("Cannot use the hub's store", { cause });
}

export function isBusy(error: unknown): boolean {
	return error instanceof Error && errorCode(error) === SQLITE_BUSY;
}

/** Returns SQLite's primary result code; `undefined` for other errors. */
function errorCode(error: Error): number | undefined {
	const code = 'errcode' in error ? error.errcode : undefined;
	return typeof code === 'number' ? code & 0xff : undefined;
}
