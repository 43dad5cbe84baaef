/** The result of sending requests repeatedly. */
export interface PacedResult {
	readonly answers: number;
	readonly perSecond: number;
	/** Quantiles of the milliseconds from when a request was due to its complete response. */
	readonly p50: number;
	readonly p99: number;
	readonly p999: number;
	readonly longest: number;
	/** The first few failures, and their total number. */
	readonly failures: readonly string[];
	readonly failed: number;
}

export interface Pace {
	/** Sends the next request; rejects if the response is wrong. */
	readonly ask: () => Promise<void>;
	/** The maximum number of concurrent requests. */
	readonly connections: number;
	readonly seconds: number;
	/** Requests per second. Without it, each is sent as soon as a previous one is complete. */
	readonly perSecond?: number;
	/** Stops sending early. */
	readonly signal?: AbortSignal;
}

const SHOWN_FAILURES = 5;

/**
 * Sends requests over several connections for some seconds. At a given rate, times count from when
 * a request was due, not from when it could be sent, so that a stalled server is noticed.
 */
export async function sendAtRate(pace: Pace): Promise<PacedResult> {
	const { ask, connections, seconds, perSecond, signal } = pace;
	const begin = performance.now();
	const end = begin + seconds * 1000;
	const times: number[] = [];
	const failures: string[] = [];
	let [sent, failed] = [0, 0];

	async function work(): Promise<void> {
		for (;;) {
			const due = perSecond === undefined ? performance.now() : begin + (sent * 1000) / perSecond;
			if (due >= end || performance.now() >= end + MOST_LATE || signal?.aborted) return;
			sent += 1;
			await waitUntil(due);
			try {
				await ask();
				times.push(performance.now() - due);
			} catch (error) {
				failed += 1;
				if (failures.length < SHOWN_FAILURES) failures.push(String(error));
			}
		}
	}

	await Promise.all(Array.from({ length: connections }, work));
	const elapsed = (performance.now() - begin) / 1000;
	const sorted = times.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
	return {
		answers: times.length,
		perSecond: times.length / elapsed,
		p50: at(0.5),
		p99: at(0.99),
		p999: at(0.999),
		longest: at(1),
		failures,
		failed,
	};
}

/** Requests later than this are skipped. */
const MOST_LATE = 30_000;

function waitUntil(due: number): Promise<void> | undefined {
	const wait = due - performance.now();
	return wait <= 0 ? undefined : new Promise((resolve) => setTimeout(resolve, wait));
}
