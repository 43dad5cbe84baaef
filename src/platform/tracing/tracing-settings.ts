/** Settings from OpenTelemetry’s variables that the SDK does not read itself. */
export interface TracingSettings {
	/** As in `OTEL_TRACES_SAMPLER`, in lower case. */
	readonly sampler: string;
	/** For `traceidratio`: from 0 to 1. */
	readonly ratio: number;
	readonly maxQueueSize: number;
	readonly maxExportBatchSize: number;
	readonly scheduledDelayMillis: number;
}

const ADDRESS = [
	/^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i,
	'an http or https address without a password',
] as const;
const PROTOCOL = [/^http\/json$/i, 'http/json'] as const;
const COUNT = [/^([1-9]\d{0,5}|1000000)$/, 'a whole number from 1 to 1000000'] as const;
const SAMPLER = [
	/^(parentbased_)?(always_on|always_off|traceidratio)$/i,
	'always_on, always_off or traceidratio, with or without the prefix parentbased_',
] as const;

/** Variables whose invalid values the SDK would ignore, with their allowed values. */
const RULES = {
	OTEL_EXPORTER_OTLP_ENDPOINT: ADDRESS,
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ADDRESS,
	OTEL_EXPORTER_OTLP_PROTOCOL: PROTOCOL,
	OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: PROTOCOL,
	OTEL_EXPORTER_OTLP_TIMEOUT: COUNT,
	OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: COUNT,
	OTEL_TRACES_EXPORTER: [/^otlp$/i, 'otlp or none'],
	OTEL_TRACES_SAMPLER: SAMPLER,
	OTEL_TRACES_SAMPLER_ARG: [/^(0?\.\d+|0|1(\.0+)?)$/, 'a number from 0 to 1'],
	OTEL_BSP_MAX_QUEUE_SIZE: COUNT,
	OTEL_BSP_MAX_EXPORT_BATCH_SIZE: COUNT,
	OTEL_BSP_SCHEDULE_DELAY: COUNT,
} as const;

/**
 * Reads the settings. Returns `undefined`, without checking other variables, if no endpoint is set or
 * tracing is disabled. Blank variables count as unset.
 * @throws {TypeError} with the names of invalid variables and the allowed values, without the
 *   actual values, which may contain a password.
 */
export function readTracingSettings(variables: NodeJS.ProcessEnv): TracingSettings | undefined {
	const read = (name: string) => variables[name]?.trim() || undefined;
	const endpoint =
		read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? read('OTEL_EXPORTER_OTLP_ENDPOINT');
	const isOff = /^true$/i.test(read('OTEL_SDK_DISABLED') ?? '');
	const exporter = read('OTEL_TRACES_EXPORTER')?.toLowerCase();
	if (endpoint === undefined || isOff || exporter === 'none') return undefined;

	const faults = Object.entries(RULES)
		.filter(([name, [pattern]]) => read(name) !== undefined && !pattern.test(variables[name] ?? ''))
		.map(([name, [, words]]) => `${name} must be ${words}`);
	if (faults.length > 0) throw new TypeError(`Cannot export spans: ${faults.join('; ')}`);
	const maxQueueSize = Number(read('OTEL_BSP_MAX_QUEUE_SIZE') ?? 2048);
	return {
		sampler: read('OTEL_TRACES_SAMPLER')?.toLowerCase() ?? 'parentbased_always_on',
		ratio: Number(read('OTEL_TRACES_SAMPLER_ARG') ?? 1),
		maxQueueSize,
		maxExportBatchSize: Math.min(
			Number(read('OTEL_BSP_MAX_EXPORT_BATCH_SIZE') ?? 512),
			maxQueueSize,
		),
		scheduledDelayMillis: Number(read('OTEL_BSP_SCHEDULE_DELAY') ?? 5000),
	};
}
