import type { Endpoint } from '../../endpoints/http/endpoint.ts';
import { beginRequestSpan } from './request-span.ts';
import { currentTracing, type Tracing } from './tracing.ts';

/** How long the platform is asked to keep an instance for its spans after an answer. */
const FLUSH_MILLISECONDS = 2000;

/**
 * The endpoint, with a span for each request that it answers on Vercel, exported after the answer. The
 * local server has spans of its own, of files too.
 */
export function traced(
	route: string,
	endpoint: Endpoint,
	loadTracing: () => Tracing | undefined = currentTracing,
): Endpoint {
	return {
		async fetch(request) {
			const tracing = process.env['VERCEL'] === '1' ? loadTracing() : undefined;
			if (tracing === undefined) return endpoint.fetch(request);
			const { method, url, headers } = request;
			const scheme = new URL(url).protocol.slice(0, -1);
			const header = (name: string) => headers.get(name);
			const span = beginRequestSpan(tracing, { method, scheme, header });
			// What the platform answers where there is none.
			let status = 500;
			try {
				const response = await span.run(() => endpoint.fetch(request));
				({ status } = response);
				return response;
			} finally {
				span.end({ method, route, status });
				keepInstance(() => tracing.flush(FLUSH_MILLISECONDS));
			}
		},
	};
}

/** What Vercel's runtime gives to a function besides its request; `waitUntil` of @vercel/functions takes it. */
interface PlatformContext {
	readonly waitUntil?: (work: Promise<unknown>) => void;
}

const CONTEXT = Symbol.for('@vercel/request-context');

/** Has the platform wait for work after the answer. Where nothing waits, the queue's own timer does. */
function keepInstance(work: () => Promise<unknown>): void {
	// As the platform's own package reads it: nothing else tells what stands there.
	const platform = globalThis as { [CONTEXT]?: { get?: () => PlatformContext | undefined } };
	const context = platform[CONTEXT]?.get?.();
	if (context?.waitUntil) context.waitUntil(work());
}
