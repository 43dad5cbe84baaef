import * as z from 'zod';
import { OperationError } from './operation-error.ts';
import type { ServerRecord } from './server-record.ts';

/** The status of a running server. */
export const ServerStatus = z.object({
	pid: z.int(),
	url: z.string(),
	base_url: z.string(),
	content_dir: z.string(),
	/** Whether its editions have pages. */
	has_pages: z.boolean(),
	/** The id of the live edition. */
	edition_id: z.string(),
});
export type ServerStatus = z.output<typeof ServerStatus>;

/** The result of a swap. */
export const SwapResult = z.object({
	edition: z.string(),
	/** Topics whose bytes changed. */
	changed: z.array(z.string()),
	/** Number of notifications waiting for delivery. */
	queued: z.int(),
});
export type SwapResult = z.output<typeof SwapResult>;

const STATUS_TIMEOUT_MILLISECONDS = 3000;
const SWAP_TIMEOUT_MILLISECONDS = 120_000;

/** Gets the status of the recorded server; `undefined` if the record is stale. */
export async function fetchServerStatus(record: ServerRecord): Promise<ServerStatus | undefined> {
	try {
		const response = await call(record, 'GET', '/status', STATUS_TIMEOUT_MILLISECONDS);
		return response.ok ? ServerStatus.parse(await response.json()) : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Makes the server switch to a complete edition in its `DATA_DIR`.
 * @throws {OperationError} if that failed; the server then stays on the old edition.
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
