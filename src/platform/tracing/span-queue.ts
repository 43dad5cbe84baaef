import { setTimeout as delay } from 'node:timers/promises';
import type { SendSpans } from './otlp-client.ts';
import type { EndedSpan } from './span.ts';
import { outsideSpans } from './tracer.ts';

export interface SpanQueueOptions {
	readonly send: SendSpans;
	readonly maxQueueSize: number;
	readonly maxBatchSize: number;
	/** How long a span waits for others. */
	readonly delayMilliseconds: number;
	/** From 0 to 1. */
	readonly random: () => number;
	/** Hears of spans that are lost, and of advice of the collector. */
	readonly report: (message: string) => void;
	/** The wait before the second attempt; each later one is twice as long. */
	readonly firstWaitMilliseconds?: number;
}

/** Spans that wait to be exported, a batch at a time. Nobody waits for them. */
export interface SpanQueue {
	/** How many spans found no room. */
	readonly dropped: number;
	/** Takes a span, or drops it where there is no room. */
	add(span: EndedSpan): void;
	/** Exports what waits. Resolves when nothing does, or the time is over. */
	flush(milliseconds: number): Promise<void>;
	/** Exports what waits, each batch once, then ends what is still under way. */
	close(signal: AbortSignal): Promise<void>;
}

const MOST_ATTEMPTS = 5;
const FIRST_WAIT_MILLISECONDS = 1000;
/** However long the collector wishes to be left alone. */
const LONGEST_WAIT_MILLISECONDS = 60_000;

export function createSpanQueue(options: SpanQueueOptions): SpanQueue {
	const { send, maxQueueSize, maxBatchSize, delayMilliseconds, random, report } = options;
	const { firstWaitMilliseconds = FIRST_WAIT_MILLISECONDS } = options;
	const waiting: EndedSpan[] = [];
	const closing = new AbortController();
	const ending = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	let exporting: Promise<void> | undefined;
	/** How many of those that wait are to go without waiting for others. */
	let due = 0;
	let dropped = 0;

	/** One batch after another; what came meanwhile waits for others, unless it fills a batch. */
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

	/** Exponential, ± 20 %, so that instances do not come back together. */
	function backOff(attempt: number): number {
		return firstWaitMilliseconds * 2 ** (attempt - 1) * (0.8 + 0.4 * random());
	}

	/** False if everything is to end. */
	function pause(milliseconds: number): Promise<boolean> {
		const { signal } = closing;
		const bounded = Math.min(milliseconds, LONGEST_WAIT_MILLISECONDS);
		return delay(bounded, true, { signal, ref: false }).catch(() => false);
	}

	function begin(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		// A batch is of many requests, and must not keep one of them in memory.
		exporting ??= outsideSpans(exportDue).finally(() => {
			exporting = undefined;
			if (ending.signal.aborted || waiting.length === 0) return undefined;
			// They were asked for after the last look.
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
