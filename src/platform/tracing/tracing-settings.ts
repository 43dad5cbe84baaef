import { ROOT_SAMPLERS, type SamplerSettings } from './sampler.ts';
import type { SpanAttributes } from './span.ts';

const SAMPLERS = ROOT_SAMPLERS.flatMap((name) => [name, `parentbased_${name}`] as const);

const address = expecting('an http or https address without a password', (text) => {
	const { protocol, username, password } = new URL(text);
	return /^https?:$/.test(protocol) && username + password === '' ? text : undefined;
});
const protocol = oneOf('http/json');
const count = expecting('a whole number from 1 to 1000000', (text) => {
	const number = /^\d+$/.test(text) ? Number(text) : 0;
	return number >= 1 && number <= 1e6 ? number : undefined;
});
const ratio = expecting('a number from 0 to 1', (text) => {
	const number = Number(text);
	return number >= 0 && number <= 1 ? number : undefined;
});
const PAIRS = 'like key=value,other=value, with percent-encoded values';
const pairs = expecting(PAIRS, parsePairs);
const fields = expecting(`${PAIRS}, which HTTP can send`, (text) =>
	Object.fromEntries(new Headers(parsePairs(text))),
);

/** Parsed without zod, so that functions without parameters need not load it. */
const READERS = {
	OTEL_EXPORTER_OTLP_ENDPOINT: address,
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
	OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
	OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
	OTEL_EXPORTER_OTLP_HEADERS: fields,
	OTEL_EXPORTER_OTLP_TRACES_HEADERS: fields,
	OTEL_EXPORTER_OTLP_TIMEOUT: count,
	OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: count,
	OTEL_TRACES_EXPORTER: oneOf('otlp', 'none'),
	OTEL_TRACES_SAMPLER: oneOf(...SAMPLERS),
	OTEL_TRACES_SAMPLER_ARG: ratio,
	OTEL_BSP_MAX_QUEUE_SIZE: count,
	OTEL_BSP_SCHEDULE_DELAY: count,
	OTEL_BSP_MAX_EXPORT_BATCH_SIZE: count,
	OTEL_SERVICE_NAME: String,
	OTEL_RESOURCE_ATTRIBUTES: pairs,
	OTEL_SDK_DISABLED: String,
};
type Values = { readonly [Name in keyof typeof READERS]?: ReturnType<(typeof READERS)[Name]> };

/** Where to send spans, which ones, and in which batches. */
export interface TracingSettings {
	readonly url: string;
	/** Header names are in lower case. */
	readonly headers: Readonly<Record<string, string>>;
	/** Timeout of one request to the collector. */
	readonly timeoutMilliseconds: number;
	readonly sampler: SamplerSettings;
	readonly maxQueueSize: number;
	readonly delayMilliseconds: number;
	readonly maxBatchSize: number;
	readonly resource: SpanAttributes;
}

/**
 * Reads OpenTelemetry’s variables, as specified; empty ones count as unset. Returns `undefined`,
 * without reading the others, if no endpoint is set or tracing is disabled.
 * @throws {TypeError} with the names of invalid variables and the allowed values, without the
 *   actual values, some of which are secret.
 */
export function readTracingSettings(variables: NodeJS.ProcessEnv): TracingSettings | undefined {
	const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = variables;
	if (!(base?.trim() || own?.trim())) return undefined;
	if (/^\s*true\s*$/i.test(variables['OTEL_SDK_DISABLED'] ?? '')) return undefined;
	if (variables['OTEL_TRACES_EXPORTER']?.trim() === 'none') return undefined;
	const values = readAll(variables);
	const sampler = values.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on';
	const { OTEL_BSP_MAX_QUEUE_SIZE: maxQueueSize = 2048 } = values;
	return {
		url: values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? tracesUrl(values.OTEL_EXPORTER_OTLP_ENDPOINT),
		headers: values.OTEL_EXPORTER_OTLP_TRACES_HEADERS ?? values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
		timeoutMilliseconds:
			values.OTEL_EXPORTER_OTLP_TRACES_TIMEOUT ?? values.OTEL_EXPORTER_OTLP_TIMEOUT ?? 10_000,
		sampler: {
			root: ROOT_SAMPLERS.find((root) => sampler.endsWith(root)) ?? 'always_on',
			isParentBased: sampler.startsWith('parentbased_'),
			ratio: values.OTEL_TRACES_SAMPLER_ARG ?? 1,
		},
		maxQueueSize,
		delayMilliseconds: values.OTEL_BSP_SCHEDULE_DELAY ?? 5000,
		maxBatchSize: Math.min(values.OTEL_BSP_MAX_EXPORT_BATCH_SIZE ?? 512, maxQueueSize),
		resource: {
			'service.name': 'forecourt',
			...values.OTEL_RESOURCE_ATTRIBUTES,
			...(values.OTEL_SERVICE_NAME !== undefined && { 'service.name': values.OTEL_SERVICE_NAME }),
			'telemetry.sdk.name': 'forecourt',
			'telemetry.sdk.language': 'nodejs',
			'telemetry.sdk.version': '1',
		},
	};
}

function readAll(variables: NodeJS.ProcessEnv): Values {
	const faults: string[] = [];
	const values = Object.entries(READERS).map(([name, read]) => {
		const text = variables[name]?.trim();
		try {
			return [name, text ? read(text) : undefined];
		} catch (error) {
			faults.push(`${name} must be ${error instanceof RangeError ? error.message : ''}`);
			return [name, undefined];
		}
	});
	if (faults.length > 0) throw new TypeError(`Cannot export spans: ${faults.join('; ')}`);
	// Each value was returned by its own reader.
	return Object.fromEntries(values) as Values;
}

/** Wraps a reader so that its error names the expected value. */
function expecting<Value>(words: string, read: (text: string) => Value | undefined) {
	return (text: string): Value => {
		try {
			const value = read(text);
			if (value !== undefined) return value;
		} catch {
			// Errors of the readers contain the value, which may be secret.
		}
		throw new RangeError(words);
	};
}

/** Ignores case (“Enum values”). */
function oneOf<const Name extends string>(...names: readonly Name[]) {
	return expecting(names.join(' or '), (text) => names.find((name) => name === text.toLowerCase()));
}

/** Appends the path for traces to the base URL (OTLP exporter, “Endpoint URLs for OTLP/HTTP”). */
function tracesUrl(base = ''): string {
	const url = new URL(base);
	url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`;
	return url.href;
}

/**
 * Parses the list format of W3C Baggage, without properties.
 * @throws {SyntaxError} if a pair has no key or no `=`.
 * @throws {URIError} if a pair cannot be decoded.
 */
function parsePairs(text: string): Record<string, string> {
	const parts = text.split(',').filter((part) => part.trim() !== '');
	return Object.fromEntries(
		parts.map((part) => {
			const [, key = '', value = ''] = /^([^=]+)=(.*)$/.exec(part) ?? [];
			if (key.trim() === '') throw new SyntaxError('Cannot read a pair: it has no key');
			return [decodeURIComponent(key.trim()), decodeURIComponent(value.trim())];
		}),
	);
}
