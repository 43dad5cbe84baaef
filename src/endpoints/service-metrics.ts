import {
	collectDefaultMetrics,
	Counter,
	Gauge,
	Histogram,
	Registry,
	type OpenMetricsContentType,
} from 'prom-client';
import type { PublishedEdition } from '../edition/documents/published-edition.ts';
import type { HubActivity } from '../hub/core/hub-activity.ts';
import { handlerOf, type ServedRequest } from '../platform/served-request.ts';

/** The media type of the rendered metrics (OpenMetrics 1.0). */
export const METRICS_TYPE: string = Registry.OPENMETRICS_CONTENT_TYPE;

type MetricsRegistry = Registry<OpenMetricsContentType>;

/** Upper bounds in seconds: from a file in memory to the maximum duration of a function. */
const DURATION_BOUNDS = [
	0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
];

/** Counters of this process, if it is a long-running server. */
let ofProcess: MetricsRegistry | undefined;

/**
 * Starts counting requests and monitoring memory, file descriptors, and the event loop. Only for a
 * long-running server: the counts of one short-lived instance out of many mean nothing.
 */
export function startCounting(): (request: ServedRequest) => void {
	const registry = createRegistry();
	ofProcess = registry;
	collectDefaultMetrics({ register: registry });
	const requests = new Counter({
		name: 'http_requests',
		help: 'Answered requests, by handler.',
		labelNames: ['handler', 'method', 'status'],
		registers: [registry],
	});
	const durations = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Time from a request to the last byte of its response.',
		labelNames: ['handler'],
		buckets: DURATION_BOUNDS,
		registers: [registry],
	});
	return ({ method, route, status, milliseconds, aborted }) => {
		// One series per file, or per method that a client makes up, would be far too many.
		const handler = handlerOf(route);
		requests.inc({
			handler,
			method: METHODS.has(method) ? method : 'other',
			status: status ?? 'none',
		});
		// Aborted requests say nothing about the speed of the service.
		if (aborted) return;
		durations.observe({ handler }, milliseconds / 1000);
	};
}

/**
 * Renders the metrics for the edition, the hub, and this process if it counts requests, in the
 * OpenMetrics text format. `hub` is `'unavailable'` if its store does not respond.
 */
export async function renderMetrics(
	edition: PublishedEdition,
	hub: HubActivity | 'unavailable' | undefined,
): Promise<string> {
	const registry = createRegistry();
	describeEdition(registry, edition);
	if (hub !== undefined) describeHub(registry, hub);
	const text = await registry.metrics();
	if (ofProcess === undefined) return text;
	// Only the last part may end with "# EOF".
	return text.replace(/# EOF\n$/, '') + (await ofProcess.metrics());
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

function createRegistry(): MetricsRegistry {
	const registry = new Registry<OpenMetricsContentType>();
	registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
	return registry;
}

function describeEdition(registry: MetricsRegistry, { data, index }: PublishedEdition): void {
	const registers = [registry];
	const { edition, last_modified: modified } = data;
	new Gauge({
		name: 'forecourt_edition_info',
		help: 'The edition that is served.',
		labelNames: ['edition'],
		registers,
	}).set({ edition }, 1);
	new Gauge({ name: 'forecourt_reviews', help: 'Reviews in the edition.', registers }).set(
		index.count,
	);
	if (modified === undefined) return;
	new Gauge({
		name: 'forecourt_modified_timestamp_seconds',
		help: 'Time of the latest change in the edition.',
		registers,
	}).set(Date.parse(modified) / 1000);
}

function describeHub(registry: MetricsRegistry, hub: HubActivity | 'unavailable'): void {
	const gauge = (name: string, help: string, value: number) =>
		new Gauge({ name, help, registers: [registry] }).set(value);
	const isUp = hub !== 'unavailable';
	gauge('websub_hub_up', 'Whether the store of the hub responds.', isUp ? 1 : 0);
	if (!isUp) return;

	const subscriptions = new Gauge({
		name: 'websub_subscriptions',
		help: 'Confirmed subscriptions with a valid lease.',
		labelNames: ['topic'],
		registers: [registry],
	});
	for (const { topic, subscriptions: count } of hub.topics) {
		subscriptions.set({ topic: new URL(topic).pathname }, count);
	}
	const { delivered, failed_attempts: failed, seconds } = hub.deliveries;
	gauge(
		'websub_delivered_last_day',
		'Deliveries accepted by callbacks in the last 24 hours.',
		delivered,
	);
	gauge(
		'websub_failed_attempts_last_day',
		'Delivery attempts that failed in the last 24 hours.',
		failed,
	);
	if (seconds) {
		const age = new Gauge({
			name: 'websub_delivery_last_day_seconds',
			help: 'Time from a publication to the response of the callback, in the last 24 hours.',
			labelNames: ['quantile'],
			registers: [registry],
		});
		age.set({ quantile: '0.5' }, seconds.median);
		age.set({ quantile: '0.95' }, seconds.percentile_95);
	}
	if (hub.queue === undefined) return;
	gauge('websub_queue_due', 'Verifications and deliveries that are due.', hub.queue.due);
	const oldest = hub.queue.oldest_seconds;
	gauge('websub_queue_oldest_seconds', 'How long the oldest of them has waited.', oldest);
}
