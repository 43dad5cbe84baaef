import { describe, expect, it } from 'vitest';
import { readTracingSettings } from '../../../src/platform/tracing/tracing-settings.ts';

const BASE = 'http://collector.example:4318';
const read = (variables: Record<string, string> = {}) =>
	readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: BASE, ...variables });

describe('the OpenTelemetry variables', () => {
	it('have the defaults of the specification', () => {
		expect(read()).toEqual({
			url: `${BASE}/v1/traces`,
			headers: {},
			timeoutMilliseconds: 10_000,
			sampler: { root: 'always_on', isParentBased: true, ratio: 1 },
			maxQueueSize: 2048,
			delayMilliseconds: 5000,
			maxBatchSize: 512,
			resource: {
				'service.name': 'forecourt',
				'telemetry.sdk.name': 'forecourt',
				'telemetry.sdk.language': 'nodejs',
				'telemetry.sdk.version': '1',
			},
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
		['no exporter', { OTEL_TRACES_EXPORTER: 'none' }],
		[
			'no exporter, despite an invalid variable',
			{ OTEL_TRACES_EXPORTER: 'none', OTEL_TRACES_SAMPLER: 'x' },
		],
	])('turn tracing off with %s', (_what, variables) => {
		expect(read(variables)).toBeUndefined();
	});

	it.each([
		[
			{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://o.example/otlp/' },
			'https://o.example/otlp/v1/traces',
		],
		[{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://o.example/otlp' }, 'https://o.example/otlp/v1/traces'],
		[{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://o.example/in' }, 'https://o.example/in'],
		[
			{ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://o.example' },
			'http://o.example',
		],
	])('with %j give the URL %s', (variables, url) => {
		expect(read(variables)?.url).toBe(url);
	});

	it.each([
		['API-Key=secret', { 'api-key': 'secret' }],
		[' a = b , c=d%20e%2Cf,', { a: 'b', c: 'd e,f' }],
		['authorization=Basic%20dXNlcjpwYXNz==', { authorization: 'Basic dXNlcjpwYXNz==' }],
		['empty=', { empty: '' }],
	])('give the headers in %j', (text, headers) => {
		expect(read({ OTEL_EXPORTER_OTLP_HEADERS: text })?.headers).toEqual(headers);
	});

	it('for traces override the general ones', () => {
		const settings = read({
			OTEL_EXPORTER_OTLP_HEADERS: 'a=all',
			OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'a=traces',
			OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
			OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: '2000',
		});
		expect([settings?.headers, settings?.timeoutMilliseconds]).toEqual([{ a: 'traces' }, 2000]);
	});

	it.each([
		['always_on', {}, { root: 'always_on', isParentBased: false, ratio: 1 }],
		['ALWAYS_OFF', {}, { root: 'always_off', isParentBased: false, ratio: 1 }],
		['parentbased_always_off', {}, { root: 'always_off', isParentBased: true, ratio: 1 }],
		[
			'traceidratio',
			{ OTEL_TRACES_SAMPLER_ARG: '0.25' },
			{ root: 'traceidratio', isParentBased: false, ratio: 0.25 },
		],
		[
			'parentbased_traceidratio',
			{ OTEL_TRACES_SAMPLER_ARG: '0' },
			{ root: 'traceidratio', isParentBased: true, ratio: 0 },
		],
	])('give the sampler %s', (name, variables, sampler) => {
		expect(read({ OTEL_TRACES_SAMPLER: name, ...variables })?.sampler).toEqual(sampler);
	});

	it('set the service name and the resource attributes', () => {
		const OTEL_RESOURCE_ATTRIBUTES = 'service.name=other,deployment.environment.name=a%2Cb';
		expect(read({ OTEL_RESOURCE_ATTRIBUTES })?.resource).toMatchObject({
			'service.name': 'other',
			'deployment.environment.name': 'a,b',
		});
		const named = read({ OTEL_RESOURCE_ATTRIBUTES, OTEL_SERVICE_NAME: 'reviews' });
		expect(named?.resource['service.name']).toBe('reviews');
	});

	it('never give a batch larger than the queue', () => {
		const settings = read({ OTEL_BSP_MAX_QUEUE_SIZE: '100', OTEL_BSP_SCHEDULE_DELAY: '50' });
		expect(settings).toMatchObject({ maxQueueSize: 100, maxBatchSize: 100, delayMilliseconds: 50 });
	});

	it.each([
		['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'an http or https address'],
		[
			'OTEL_EXPORTER_OTLP_ENDPOINT',
			'http://me:s3cret@o.example',
			'must be an http or https address without a password',
		],
		['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/json'],
		['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'http/protobuf', 'must be http/json'],
		['OTEL_EXPORTER_OTLP_HEADERS', 's3cret', 'must be like key=value'],
		['OTEL_EXPORTER_OTLP_HEADERS', 'key=%zzs3cret', 'must be like key=value'],
		['OTEL_EXPORTER_OTLP_HEADERS', 'key=a%0As3cret: b', 'which HTTP can send'],
		['OTEL_RESOURCE_ATTRIBUTES', '=s3cret', 'must be like key=value'],
		['OTEL_EXPORTER_OTLP_TIMEOUT', 'soon', 'must be a whole number'],
		['OTEL_EXPORTER_OTLP_TIMEOUT', '0', 'must be a whole number from 1 to 1000000'],
		['OTEL_BSP_MAX_QUEUE_SIZE', '1.5', 'must be a whole number'],
		['OTEL_TRACES_EXPORTER', 'zipkin', 'must be otlp or none'],
		['OTEL_TRACES_SAMPLER', 'jaeger_remote', 'must be always_on or parentbased_always_on or'],
		['OTEL_TRACES_SAMPLER_ARG', '1.5', 'must be a number from 0 to 1'],
	])('with %s=%s are an error that says what is allowed', (name, value, cure) => {
		const refusal = () => read({ [name]: value });
		expect(refusal).toThrow(TypeError);
		expect(refusal).toThrow(name);
		expect(refusal).toThrow(cure);
		expect(refusal).not.toThrow('s3cret');
	});
});
