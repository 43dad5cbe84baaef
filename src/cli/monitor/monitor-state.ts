import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { OperationError } from '../../platform/operation-error.ts';
import { Instant } from '../../reviews/calendar-date.ts';

/** Something that somebody should look at. */
export const Alarm = z.strictObject({
	at: Instant,
	kind: z.enum(['fault', 'removals', 'late']),
	message: z.string(),
	details: z.array(z.string()),
});
export type Alarm = z.output<typeof Alarm>;

/** The results of earlier checks, as stored in the state folder. */
export const MonitorState = z.strictObject({
	address: z.string(),
	/** A `Memory` of the verifier. */
	memory: z
		.strictObject({
			origin: z.string(),
			keys: z.array(z.string()),
			checkpoints: z.array(z.strictObject({ size: z.int(), root: z.string() })),
		})
		.optional(),
	/** When the log was last seen to grow, or first seen. */
	grew_at: Instant.optional(),
	/** Since when no check could tell. */
	unclear_since: Instant.optional(),
	/** Counts of earlier checks, the oldest first. */
	counts: z.array(z.strictObject({ at: Instant, removed: z.int(), live: z.int() })),
	/** The kinds of trouble that the last check found. */
	open: z.array(Alarm.shape.kind),
	/** The newest first. */
	alarms: z.array(Alarm),
});
export type MonitorState = z.output<typeof MonitorState>;

/**
 * Reads the state for an address; empty at first.
 * @throws {OperationError} if the file is damaged: a monitor without its memory would miss a rewritten log.
 */
export async function loadState(folder: string, address: string): Promise<MonitorState> {
	const file = stateFile(folder, address);
	const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return undefined;
		throw error;
	});
	if (text === undefined) return { address, counts: [], open: [], alarms: [] };
	try {
		return MonitorState.parse(JSON.parse(text));
	} catch (cause) {
		throw new OperationError(
			`Cannot read ${file}: it is not the state of a monitor\nRestore it from a backup, or move it aside to start over`,
			{ cause },
		);
	}
}

/** Replaces the file in one step, so that it is never half written. */
export async function storeState(folder: string, state: MonitorState): Promise<void> {
	await mkdir(folder, { recursive: true });
	const file = stateFile(folder, state.address);
	await writeFile(`${file}.new`, `${JSON.stringify(state, null, '\t')}\n`, { flush: true });
	await rename(`${file}.new`, file);
}

function stateFile(folder: string, address: string): string {
	return join(folder, `${address.replace(/^https?:\/\//, '').replace(/[^a-z0-9.-]+/gi, '_')}.json`);
}
