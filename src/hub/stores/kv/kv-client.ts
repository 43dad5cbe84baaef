import { createHash } from 'node:crypto';
import { createClient, type VercelKV } from '@vercel/kv';
import type { KvAccess } from '../../../platform/environment.ts';
import { StoreUnavailableError } from '../../core/subscription-store.ts';
import { STORE_SPAN } from '../../../platform/tracing/hub-spans.ts';
import { inChildSpan } from '../../../platform/tracing/tracer.ts';

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
/** SHA-1 of scripts, by which the server knows them. */
const digests = new Map<string, string>();

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
			const run = () => runKnown(client, script, [...keys], [...args]);
			return await inChildSpan(STORE_SPAN, run);
		} catch (error) {
			throw new StoreUnavailableError(`Cannot use Vercel KV: ${describe(error)}`);
		}
	};
}

/** Names a script by its digest: the server has it but for the first time, and after a restart. */
async function runKnown(
	client: VercelKV,
	script: string,
	keys: string[],
	args: (string | number)[],
): Promise<KvReply> {
	try {
		return await client.evalsha<(string | number)[], KvReply>(digestOf(script), keys, args);
	} catch (error) {
		if (!describe(error).includes('NOSCRIPT')) throw error;
		return client.eval<(string | number)[], KvReply>(script, keys, args);
	}
}

function digestOf(script: string): string {
	const known = digests.get(script);
	if (known !== undefined) return known;
	const digest = createHash('sha1').update(script).digest('hex');
	digests.set(script, digest);
	return digest;
}

/** The client repeats the command in its messages, secrets included. */
function describe(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return message.split(/,? command was:/)[0] ?? '';
}
