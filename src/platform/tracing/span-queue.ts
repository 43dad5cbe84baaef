import { setTimeout as delay } from 'node:timers/promises';
import type { SendSpans } from './otlp-client.ts';
import type { EndedSpan } from './span.ts';
import { outsideSpans } from './tracer.ts';

export interface SpanQueueOptions {
	readonly send: SendSpans;
	readonly maxQueueSize: number;
	readonly maxBatchSize: number;
	/** How long a span waits for others before it is exported. */
	readonly delayMilliseconds: number;
	/** From 0 to 1. */
	readonly random: () => number;
	/** Logs lost spans and warnings of the collector. */
	readonly report: (message: string) => void;
	/** Wait before the first retry; doubles with each further retry. */
	readonly firstWaitMilliseconds?: number;
}

/** Queue of spans, exported in batches in the background. */
export interface SpanQueue {
	/** Number of spans dropped because the queue was full. */
	readonly dropped: number;
	/** Adds a span, or drops it if the queue is full. */
	add(span: EndedSpan): void;
	/** Exports the queued spans. Resolves when all are exported, or when the time is over. */
	flush(milliseconds: number): Promise<void>;
	/** Exports the queued spans without retries. Aborting the signal cancels running exports. */
	close(signal: AbortSignal): Promise<void>;
}

const MOST_ATTEMPTS = 5;
const FIRST_WAIT_MILLISECONDS = 1000;
/** Limit for the wait that the collector asks for. */
const LONGEST_WAIT_MILLISECONDS = 60_000;

export function createSpanQueue(options: SpanQueueOptions): SpanQueue {
	const { send, maxQueueSize, maxBatchSize, delayMilliseconds, random, report } = options;
	const { firstWaitMilliseconds = FIRST_WAIT_MILLISECONDS } = options;
	const waiting: EndedSpan[] = [];
	const closing = new AbortController();
	const ending = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	let exporting: Promise<void> | undefined;
	/** Number of queued spans to export now, without waiting for more. */
	let due = 0;
	let dropped = 0;

	/** Exports one batch at a time. Spans added meanwhile wait for more, unless they fill a batch. */
	async function exportDue(): Promise<void> {
		while ((due > 0 || waiting.length >= maxBatchSize) && !ending.signal.aborted) {
			const batch = waiting.splice(0, maxBatchSize);
			due -= Math.min(due, batch.length);
			await exportBatch(batch);
		}
	}

	async function exportBatch(batch: readonly EndedSpan[]): Promise<void> {
		for (let attempt = 1; ; attempt++) {
			const outcome = await send(batch, ending.signal);
			const warning = outcome.kind === 'taken' ? outcome.warning : outcome.why;
			if (outcome.kind === 'taken') {
				if (warning !== undefined) report(`Exported spans, but ${warning}`);
				return;
			}
			const wish = outcome.kind === 'again' ? outcome.afterMilliseconds : undefined;
			const isHopeless = outcome.kind === 'refused' || attempt === MOST_ATTEMPTS;
			if (isHopeless || !(await pause(wish ?? backOff(attempt)))) {
				return report(`Cannot export spans: ${warning}`);
			}
		}
	}

	/** Exponential backoff, ± 20 %, so that instances do not retry at the same time. */
	function backOff(attempt: number): number {
		return firstWaitMilliseconds * 2 ** (attempt - 1) * (0.8 + 0.4 * random());
	}

	/** Returns false if the queue is closing. */
	function pause(milliseconds: number): Promise<boolean> {
		const { signal } = closing;
		const bounded = Math.min(milliseconds, LONGEST_WAIT_MILLISECONDS);
		return delay(bounded, true, { signal, ref: false }).catch(() => false);
	}

	function begin(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		// Runs outside of spans: a batch belongs to many requests and must not keep one of them in
		// memory.
		exporting ??= outsideSpans(exportDue).finally(() => {
			exporting = undefined;
			if (ending.signal.aborted || waiting.length === 0) return undefined;
			// An export was requested after the loop’s last check.
			return due > 0 ? begin() : waitForOthers();
		});
		return exporting;
	}

	function exportAll(): Promise<void> {
		due = waiting.length;
		return begin();
	}

	function waitForOthers(): void {
		timer ??= outsideSpans(() => setTimeout(() => void exportAll(), delayMilliseconds).unref());
	}

	return {
		get dropped() {
			return dropped;
		},
		add(span) {
			if (closing.signal.aborted) return;
			if (waiting.length >= maxQueueSize) {
				if (dropped++ === 0) {
					report(`Cannot keep all spans: ${maxQueueSize} wait, and further ones are dropped`);
				}
				return;
			}
			waiting.push(span);
			if (waiting.length >= maxBatchSize) void begin();
			else if (exporting === undefined) waitForOthers();
		},
		async flush(milliseconds) {
			const over = new AbortController();
			const { signal } = over;
			const time = delay(milliseconds, undefined, { signal, ref: false }).catch(() => {});
			await Promise.race([exportAll(), time]);
			over.abort();
		},
		async close(signal) {
			closing.abort();
			const end = () => ending.abort();
			if (signal.aborted) end();
			signal.addEventListener('abort', end, { once: true });
			await exportAll();
			clearTimeout(timer);
			signal.removeEventListener('abort', end);
			const lost = dropped + waiting.length;
			if (lost > 0) report(`Dropped ${lost} spans, for which there was no room or no time`);
		},
	};
}
