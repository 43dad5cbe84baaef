/** The supported OpenTelemetry variables, as in its specification. Descriptions are in Markdown. */
export const TRACING_VARIABLES = [
	{
		name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
		meaning:
			'a collector of OpenTelemetry: spans go to `v1/traces` below it, see “Spans”. The variables below only apply if this one or the next is set',
		default: 'no spans',
	},
	{
		name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
		meaning: 'the full URL that spans go to, instead of the one below the collector',
		default: '',
	},
	{
		name: 'OTEL_EXPORTER_OTLP_PROTOCOL',
		meaning: 'the encoding of spans; no other is supported',
		default: '`http/json`',
	},
	{
		name: 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL',
		meaning: 'the same for spans only',
		default: '`http/json`',
	},
	{
		name: 'OTEL_EXPORTER_OTLP_HEADERS',
		meaning:
			'headers that the collector requires, such as `api-key=…,other=…`, with percent-encoded values; secret',
		default: '',
	},
	{
		name: 'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
		meaning: 'additional headers for spans only, which override the others; secret',
		default: '',
	},
	{
		name: 'OTEL_EXPORTER_OTLP_TIMEOUT',
		meaning: 'milliseconds for sending a batch, retries included',
		default: '`10000`',
	},
	{
		name: 'OTEL_EXPORTER_OTLP_TRACES_TIMEOUT',
		meaning: 'the same for spans only',
		default: '',
	},
	{ name: 'OTEL_TRACES_EXPORTER', meaning: '`none` for no spans', default: '`otlp`' },
	{ name: 'OTEL_SDK_DISABLED', meaning: '`true` for no spans', default: '`false`' },
	{
		name: 'OTEL_TRACES_SAMPLER',
		meaning:
			'which traces are recorded: `always_on`, `always_off`, `traceidratio`, or one of them after `parentbased_`, which follows the decision of a caller that names its trace',
		default: '`parentbased_always_on`',
	},
	{
		name: 'OTEL_TRACES_SAMPLER_ARG',
		meaning: 'the share of traces for `traceidratio`, from `0` to `1`',
		default: '`1`',
	},
	{
		name: 'OTEL_SERVICE_NAME',
		meaning: 'the name of the service in spans',
		default: '`forecourt`',
	},
	{
		name: 'OTEL_RESOURCE_ATTRIBUTES',
		meaning:
			'further attributes of the service in spans, such as `deployment.environment.name=production,…`, with percent-encoded values',
		default: '',
	},
	{
		name: 'OTEL_BSP_MAX_QUEUE_SIZE',
		meaning: 'how many spans may wait; any more are dropped',
		default: '`2048`',
	},
	{
		name: 'OTEL_BSP_SCHEDULE_DELAY',
		meaning: 'milliseconds that a span waits for other spans',
		default: '`5000`',
	},
	{
		name: 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE',
		meaning: 'the most spans in a request to the collector',
		default: '`512`, or the size of the queue',
	},
] as const;
