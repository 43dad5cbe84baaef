import { describe, expect, it } from 'vitest';
import { readTracingSettings } from '../../../src/platform/tracing/tracing-settings.ts';

const BASE = 'http://collector.example:4318';
const read = (variables: Record<string, string> = {}) =>
	readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: BASE, ...variables });

describe('the OpenTelemetry variables', () => {
	it('have the defaults from the specification', () => {
		expect(read()).toEqual({
			sampler: 'parentbased_always_on',
			ratio: 1,
			maxQueueSize: 2048,
			maxExportBatchSize: 512,
			scheduledDelayMillis: 5000,
		});
	});

	it.each([
		['no endpoint', { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_BSP_SCHEDULE_DELAY: 'never' }],
		['a blank endpoint', { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }],
		['the SDK disabled', { OTEL_SDK_DISABLED: 'TRUE' }],
		[
			'the SDK disabled, despite an invalid variable',
			{ OTEL_SDK_DISABLED: 'true', OTEL_TRACES_SAMPLER: 'x' },
		],
		[
			'no exporter, despite an invalid variable',
			{ OTEL_TRACES_EXPORTER: 'none', OTEL_TRACES_SAMPLER: 'x' },
		],
	])('turn tracing off with %s', (_what, variables) => {
		expect(read(variables)).toBeUndefined();
	});

	it('turn tracing on with only an endpoint for spans', () => {
		const OTEL_EXPORTER_OTLP_TRACES_ENDPOINT = 'https://o.example/in?key=1';
		expect(readTracingSettings({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT })).toBeDefined();
	});

	it.each([
		['ALWAYS_OFF', '', 'always_off', 1],
		['traceidratio', '0.25', 'traceidratio', 0.25],
		['parentbased_traceidratio', '0', 'parentbased_traceidratio', 0],
	])('give the sampler %s with "%s"', (name, argument, sampler, ratio) => {
		const variables = { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: argument };
		expect(read(variables)).toMatchObject({ sampler, ratio });
	});

	it('never give a batch larger than the queue', () => {
		const settings = read({ OTEL_BSP_MAX_QUEUE_SIZE: '100', OTEL_BSP_SCHEDULE_DELAY: '50' });
		expect(settings).toMatchObject({
			maxQueueSize: 100,
			maxExportBatchSize: 100,
			scheduledDelayMillis: 50,
		});
	});

	it.each([
		['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'an http or https address'],
		['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://me:s3cret@o.example', 'without a password'],
		['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/json'],
		['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'http/protobuf', 'must be http/json'],
		['OTEL_EXPORTER_OTLP_TIMEOUT', 'soon', 'must be a whole number'],
		['OTEL_EXPORTER_OTLP_TIMEOUT', '0', 'must be a whole number from 1 to 1000000'],
		['OTEL_BSP_MAX_QUEUE_SIZE', '1.5', 'must be a whole number'],
		['OTEL_TRACES_EXPORTER', 'zipkin', 'must be otlp or none'],
		['OTEL_TRACES_SAMPLER', 'jaeger_remote', 'must be always_on, always_off or traceidratio'],
		['OTEL_TRACES_SAMPLER_ARG', '1.5', 'must be a number from 0 to 1'],
	])('with %s=%s are an error that says what is allowed', (name, value, allowed) => {
		const refusal = () => read({ [name]: value });
		expect(refusal).toThrow(TypeError);
		expect(refusal).toThrow(name);
		expect(refusal).toThrow(allowed);
		expect(refusal).not.toThrow('s3cret');
	});
});
