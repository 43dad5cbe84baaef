import { currentTime, elapsedTime } from '../clock.ts';
import { createThrottledLogger } from '../throttled-logger.ts';
import { createRandomBytes } from '../random.ts';
import { createOtlpClient } from './otlp-client.ts';
import { createSampler } from './sampler.ts';
import { createSpanQueue, type SpanQueue } from './span-queue.ts';
import { createTracer, type Tracer } from './tracer.ts';
import { readTracingSettings, type TracingSettings } from './tracing-settings.ts';

/** Begins spans and exports them. */
export interface Tracing extends Tracer, Pick<SpanQueue, 'flush' | 'close'> {}

let current: Tracing | undefined;
let hasLooked = false;

/**
 * Starts tracing in a long-running process, if an endpoint is configured.
 * @throws {TypeError} with the names of invalid variables and the allowed values.
 */
export function openTracing(variables: NodeJS.ProcessEnv = process.env): Tracing | undefined {
	const settings = readTracingSettings(variables);
	current = settings && createTracing(settings);
	hasLooked = true;
	return current;
}

/**
 * Returns the tracing of this process. On Vercel, the first call starts it. Invalid settings are
 * logged once and disable tracing, so that no request fails because of them.
 */
export function currentTracing(): Tracing | undefined {
	if (hasLooked) return current;
	hasLooked = true;
	try {
		return openTracing();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		return undefined;
	}
}

function createTracing(settings: TracingSettings): Tracing {
	// Logs by the first part of the message, because the collector’s part may be different each time.
	const report = createThrottledLogger(currentTime, (message) => message.split(/[,:]/, 1)[0] ?? '');
	const send = createOtlpClient(settings, currentTime);
	const queue = createSpanQueue({ ...settings, send, random: Math.random, report });
	const { begin } = createTracer({
		sample: createSampler(settings.sampler),
		add: queue.add,
		now: currentTime,
		elapsed: elapsedTime,
		createRandom: createRandomBytes,
	});
	return { begin, flush: queue.flush, close: queue.close };
}
