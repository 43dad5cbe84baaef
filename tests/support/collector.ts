import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

const AnyValue = z.union([
	z.strictObject({ stringValue: z.string() }),
	z.strictObject({ intValue: z.int() }),
	z.strictObject({ boolValue: z.boolean() }),
]);
const Attributes = z.array(z.strictObject({ key: z.string(), value: AnyValue }));
const Nanoseconds = z.string().regex(/^\d{19}$/);
const NONE = z.literal(0);

/** A span in OTLP’s JSON encoding; unknown fields are rejected, and so are events and links. */
const OtlpSpan = z.strictObject({
	traceId: z.string().regex(/^(?!0+$)[0-9a-f]{32}$/),
	spanId: z.string().regex(/^(?!0+$)[0-9a-f]{16}$/),
	traceState: z.string().optional(),
	parentSpanId: z
		.string()
		.regex(/^[0-9a-f]{16}$/)
		.optional(),
	flags: z.int(),
	name: z.string(),
	kind: z.literal([2, 3, 5]),
	startTimeUnixNano: Nanoseconds,
	endTimeUnixNano: Nanoseconds,
	attributes: Attributes,
	droppedAttributesCount: NONE,
	events: z.tuple([]),
	droppedEventsCount: NONE,
	links: z.tuple([]),
	droppedLinksCount: NONE,
	status: z.strictObject({ code: z.literal([0, 2]) }),
});
const OtlpRequest = z.strictObject({
	resourceSpans: z.array(
		z.strictObject({
			resource: z.strictObject({ attributes: Attributes, droppedAttributesCount: NONE }),
			scopeSpans: z.array(
				z.strictObject({
					scope: z.strictObject({ name: z.literal('forecourt') }),
					spans: z.array(OtlpSpan),
				}),
			),
		}),
	),
});

/** A received span, with its attributes by key. */
export interface ReceivedSpan extends Omit<z.output<typeof OtlpSpan>, 'attributes'> {
	readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

export interface ReceivedExport {
	readonly method: string;
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}

/** A collector on loopback that records the requests it gets. */
export interface TestCollector {
	readonly url: string;
	/** All requests, whether the collector accepted them or not. */
	readonly exports: ReceivedExport[];
	/** Returns all received spans, checked against the encoding. */
	spans(): ReceivedSpan[];
	/** Sends the response: by default 200 with `{}`. */
	answer: (response: ServerResponse) => void;
	/** The largest number of simultaneous requests. */
	readonly maxConcurrent: number;
	stop(): Promise<void>;
}

export async function startCollector(): Promise<TestCollector> {
	let [concurrent, maxConcurrent] = [0, 0];
	const exports: ReceivedExport[] = [];
	const server = createServer((request, response) => {
		maxConcurrent = Math.max(maxConcurrent, ++concurrent);
		response.once('close', () => concurrent--);
		const { method = '', url: path = '', headers } = request;
		void text(request).then((body) => {
			exports.push({ method, path, headers, body });
			collector.answer(response);
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	// A server that listens on a port always has an address object.
	const { port } = server.address() as AddressInfo;
	const collector: TestCollector = {
		url: `http://127.0.0.1:${port}`,
		exports,
		spans: () => exports.flatMap(({ body }) => toSpans(body)),
		answer: (response) => void response.end('{}'),
		get maxConcurrent() {
			return maxConcurrent;
		},
		async stop() {
			server.close();
			server.closeAllConnections();
		},
	};
	return collector;
}

function toSpans(body: string): ReceivedSpan[] {
	return OtlpRequest.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) =>
		scopeSpans.flatMap(({ spans }) =>
			spans.map((span) => ({ ...span, attributes: byKey(span.attributes) })),
		),
	);
}

function byKey(attributes: z.output<typeof Attributes>): Record<string, string | number | boolean> {
	return Object.fromEntries(
		attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? '']),
	);
}
