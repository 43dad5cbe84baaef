import { currentTime, elapsedTime } from '../clock.ts';
import { createThrottledLogger } from '../throttled-logger.ts';
import { createRandomBytes } from '../random.ts';
import { createOtlpClient } from './otlp-client.ts';
import { createSampler } from './sampler.ts';
import { createSpanQueue, type SpanQueue } from './span-queue.ts';
import { createTracer, type Tracer } from './tracer.ts';
import { readTracingSettings, type TracingSettings } from './tracing-settings.ts';

/** What begins spans, and what exports them. */
export interface Tracing extends Tracer, Pick<SpanQueue, 'flush' | 'close'> {}

let current: Tracing | undefined;
let hasLooked = false;

/**
 * Begins the tracing of a process that stays, if an endpoint is configured.
 * @throws {TypeError} that names the variables that cannot be read, and what they may be.
 */
export function openTracing(variables: NodeJS.ProcessEnv = process.env): Tracing | undefined {
	const settings = readTracingSettings(variables);
	current = settings && createTracing(settings);
	hasLooked = true;
	return current;
}

/**
 * The tracing of this process, which a function on Vercel begins when it is first asked for. Settings
 * that cannot be read are reported once, and there is none: no answer is to fail for them.
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
	// What a collector says may be new each time.
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
