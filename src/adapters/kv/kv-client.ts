import { createClient } from '@vercel/kv';
import { StoreUnavailableError } from '../../websub/subscription-store.ts';

/** Where Vercel KV is, and what opens it. */
export interface KvAccess {
	readonly url: string;
	readonly token: string;
}

/** What a script gives back: text, numbers and lists of them. */
export type KvReply = string | number | null | readonly KvReply[];

/**
 * Runs a script with keys and arguments as one atomic step.
 * @throws {StoreUnavailableError} if there is no answer in time, or it is an error.
 */
export type RunScript = (
	script: string,
	keys: readonly string[],
	args: readonly (string | number)[],
) => Promise<KvReply>;

const TIMEOUT_MILLISECONDS = 5000;

/** Speaks to Vercel KV. Nothing is asked twice behind the caller's back. */
export function createScriptRunner({ url, token }: KvAccess): RunScript {
	const client = createClient({
		url,
		token,
		// A text that looks like a number stays a text.
		automaticDeserialization: false,
		retry: { retries: 0 },
		signal: () => AbortSignal.timeout(TIMEOUT_MILLISECONDS),
	});
	return async (script, keys, args) => {
		try {
			return await client.eval<(string | number)[], KvReply>(script, [...keys], [...args]);
		} catch (error) {
			throw new StoreUnavailableError(`Cannot use Vercel KV: ${describe(error)}`);
		}
	};
}

/** The client repeats the command in its messages, secrets included. */
function describe(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return message.split(/,? command was:/)[0] ?? '';
}
