import * as z from 'zod';
import { OperationError } from './operation-error.ts';
import type { ServerRecord } from './server-record.ts';

/** What a running server says of itself. */
export const ServerStatus = z.object({
	pid: z.int(),
	url: z.string(),
	base_url: z.string(),
	content_dir: z.string(),
	/** Whether its editions have pages. */
	has_pages: z.boolean(),
	/** The id of the edition that it answers from. */
	edition_id: z.string(),
});
export type ServerStatus = z.output<typeof ServerStatus>;

/** What came of a swap. */
export const SwapResult = z.object({
	edition: z.string(),
	/** The topics whose bytes are others than before. */
	changed: z.array(z.string()),
	/** How many notifications wait to be delivered. */
	queued: z.int(),
});
export type SwapResult = z.output<typeof SwapResult>;

const STATUS_TIMEOUT_MILLISECONDS = 3000;
const SWAP_TIMEOUT_MILLISECONDS = 120_000;

/** Asks the recorded server who it is; `undefined` when the record is stale. */
export async function fetchServerStatus(record: ServerRecord): Promise<ServerStatus | undefined> {
	try {
		const response = await call(record, 'GET', '/status', STATUS_TIMEOUT_MILLISECONDS);
		return response.ok ? ServerStatus.parse(await response.json()) : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Has the server answer from an edition that lies complete in its `DATA_DIR`.
 * @throws {OperationError} if it could not, in which case it goes on with the old one.
 */
export async function requestSwap(record: ServerRecord, id: string): Promise<SwapResult> {
	const path = `/swap/${encodeURIComponent(id)}`;
	const response = await call(record, 'POST', path, SWAP_TIMEOUT_MILLISECONDS).catch(
		(cause: unknown) => {
			throw new OperationError('Cannot publish: the server went away', { cause });
		},
	);
	const body: unknown = await response.json().catch(() => undefined);
	if (!response.ok) {
		const reason = z.object({ error: z.string() }).safeParse(body).data?.error ?? response.status;
		throw new OperationError(`Cannot publish: the server keeps the old edition (${reason})`);
	}
	return SwapResult.parse(body);
}

function call(record: ServerRecord, method: string, path: string, timeout: number) {
	return fetch(`${record.control}${path}`, {
		method,
		headers: { Authorization: `Bearer ${record.token}` },
		signal: AbortSignal.timeout(timeout),
	});
}
