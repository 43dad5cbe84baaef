import { createHash } from 'node:crypto';
import { createClient } from '@vercel/kv';
import type { KvAccess } from '../../../platform/environment.ts';
import { StoreUnavailableError } from '../../core/subscription-store.ts';
import { STORE_SPAN } from '../../../platform/tracing/hub-spans.ts';
import { inChildSpan } from '../../../platform/tracing/tracer.ts';

/** Result of a script: text, numbers and lists of them. */
export type KvReply = string | number | null | readonly KvReply[];

/**
 * Runs a script with keys and arguments as one atomic step.
 * @throws {StoreUnavailableError} on a timeout or an error.
 */
export type RunScript = (
	script: string,
	keys: readonly string[],
	args: readonly (string | number)[],
) => Promise<KvReply>;

const TIMEOUT_MILLISECONDS = 5000;
/** SHA-1 digests by script, for EVALSHA. */
const digests = new Map<string, string>();

/** Runs scripts in Vercel KV, without automatic retries. */
export function createScriptRunner({ url, token }: KvAccess): RunScript {
	const client = createClient({
		url,
		token,
		// Keeps text that looks like a number as text.
		automaticDeserialization: false,
		retry: { retries: 0 },
		signal: () => AbortSignal.timeout(TIMEOUT_MILLISECONDS),
	});
	return async (script, keys, args) => {
		try {
			const run = () =>
				runByDigest(script, {
					evalsha: (digest) => client.evalsha(digest, [...keys], [...args]),
					eval: () => client.eval(script, [...keys], [...args]),
				});
			return await inChildSpan(STORE_SPAN, run);
		} catch (error) {
			throw new StoreUnavailableError(`Cannot use Vercel KV: ${describe(error)}`);
		}
	};
}

/** Ways to run a script: by its digest, if the server knows it, and by its text. */
interface ScriptCalls {
	readonly evalsha: (digest: string) => Promise<unknown>;
	readonly eval: () => Promise<unknown>;
}

/** Runs a script by its digest. Sends its text only if the server does not have it yet. */
export async function runByDigest(script: string, calls: ScriptCalls): Promise<KvReply> {
	try {
		// Scripts return nothing else.
		return (await calls.evalsha(digestOf(script))) as KvReply;
	} catch (error) {
		if (!describe(error).includes('NOSCRIPT')) throw error;
		return (await calls.eval()) as KvReply;
	}
}

function digestOf(script: string): string {
	const known = digests.get(script);
	if (known !== undefined) return known;
	const digest = createHash('sha1').update(script).digest('hex');
	digests.set(script, digest);
	return digest;
}

/** Removes the command, which may contain secrets, from the client's error message. */
function describe(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return message.split(/,? command was:/)[0] ?? '';
}
