import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import * as api from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import * as resources from '@opentelemetry/resources';
import * as sdk from '@opentelemetry/sdk-trace';
import { currentTime } from '../clock.ts';
import { createThrottledLogger } from '../throttled-logger.ts';
import {
	runInSpan,
	type LiveSpan,
	type ReadHeader,
	type SpanBegin,
	type Tracing,
} from './tracer.ts';
import type { TracingSettings } from './tracing-settings.ts';

const { SERVER: server, CLIENT: client, CONSUMER: consumer } = api.SpanKind;
const KINDS = { server, client, consumer };
/** Reads the caller’s span from headers. */
const HEADERS: api.TextMapGetter<ReadHeader> = {
	get: (header, name) => header(name) ?? undefined,
	keys: () => [],
};

/**
 * Creates tracing with OpenTelemetry’s SDK, which itself reads the variables for the exporter and
 * the resource. The tracer is not registered globally, because packages that look for one, such
 * as `@vercel/queue`, would record more than our spans may contain.
 */
export function createTracing({ sampler, ratio, ...batches }: TracingSettings): Tracing {
	const report = reportProblems();
	const exporter = new OTLPTraceExporter();
	const processor = new sdk.BatchSpanProcessor({ exporter, ...batches });
	const provider = new sdk.TracerProvider({
		resource: createResource(),
		sampler: createSampler(sampler, ratio),
		spanProcessors: [processor],
	});
	const tracer = provider.getTracer('forecourt');
	const propagator = new W3CTraceContextPropagator();

	function begin({ name, kind, attributes }: SpanBegin, parent: api.Context): LiveSpan {
		const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
		const live: LiveSpan = {
			beginChild: (child) => begin(child, api.trace.setSpan(parent, span)),
			run: (work) => runInSpan(live, work),
			end({ name: finalName = name, attributes: more = {}, failed = false }) {
				if (!span.isRecording()) return;
				span.updateName(finalName).setAttributes(more);
				if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR });
				span.end();
			},
		};
		return live;
	}

	return {
		begin: (span, header = () => undefined) =>
			begin(span, propagator.extract(api.ROOT_CONTEXT, header, HEADERS)),
		async flush(milliseconds) {
			// The processor does not wait for batches that its timer has sent.
			const sent = processor
				.forceFlush()
				.catch(report)
				.then(() => exporter.forceFlush());
			await Promise.race([sent, delay(milliseconds, undefined, { ref: false })]);
		},
		async close(signal) {
			const late = 'time ran out';
			const aborted = signal.aborted ? late : once(signal, 'abort').then(() => late);
			const ended = provider.shutdown().catch((error: api.Exception) => error);
			const failure = await Promise.race([ended, aborted]);
			if (failure) report(failure);
		},
	};
}

function createResource(): resources.Resource {
	const { resourceAttributesEnvDetector, serviceNameEnvDetector } = resources;
	const detectors = [resourceAttributesEnvDetector, serviceNameEnvDetector];
	return resources
		.defaultResource()
		.merge(resources.resourceFromAttributes({ 'service.name': 'forecourt' }))
		.merge(resources.detectResources({ detectors }));
}

function createSampler(name: string, ratio: number): sdk.Sampler {
	const roots = new Map<string, sdk.Sampler>([
		['always_off', new sdk.AlwaysOffSampler()],
		['traceidratio', new sdk.TraceIdRatioBasedSampler(ratio)],
	]);
	const root = roots.get(name.replace('parentbased_', '')) ?? new sdk.AlwaysOnSampler();
	return name.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root;
}

/** Logs warnings of the SDK, and returns a function that logs failed exports. */
function reportProblems(): (error: api.Exception) => void {
	// Logs by the first part of the message, because the collector’s part may be different each time.
	const log = createThrottledLogger(currentTime, (message) => message.split(/[,:]/, 1)[0] ?? '');
	const report = (error: api.Exception) => {
		const { code = '', message = '' } = typeof error === 'string' ? { message: error } : error;
		log(`Cannot export spans: ${`${code} ${message}`.trim()}`);
	};
	setGlobalErrorHandler(report);
	const warn = (...words: readonly unknown[]) =>
		log(words.filter((word) => typeof word === 'string').join(' '));
	const ignore = () => {};
	api.diag.setLogger(
		{ error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
		{ logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
	);
	return report;
}
