import type { Endpoint } from '../../endpoints/http/endpoint.ts';
import { beginRequestSpan } from './request-span.ts';
import { currentTracing } from './tracing.ts';

/** How long the platform should keep an instance after a response, to export its spans. */
const FLUSH_MILLISECONDS = 2000;

/**
 * Wraps an endpoint so that on Vercel each request has a span, which is exported after the
 * response. The local server creates its own spans, for files too.
 */
export function traced(route: string, endpoint: Endpoint): Endpoint {
	return {
		async fetch(request) {
			const tracing = process.env['VERCEL'] === '1' ? await currentTracing() : undefined;
			if (tracing === undefined) return endpoint.fetch(request);
			const { method, url, headers } = request;
			const span = beginRequestSpan(tracing, method, url, (name) => headers.get(name));
			// The platform’s response if the endpoint throws.
			let status = 500;
			try {
				const response = await span.run(() => endpoint.fetch(request));
				({ status } = response);
				return response;
			} finally {
				span.end({ method, route, status });
				keepInstance(tracing.flush(FLUSH_MILLISECONDS));
			}
		},
	};
}

const CONTEXT = Symbol.for('@vercel/request-context');

/** Keeps the instance running until `work` ends, through the context that @vercel/functions uses. */
function keepInstance(work: Promise<unknown>): void {
	// Same type as in the platform’s package; the runtime declares none.
	const platform = globalThis as {
		[CONTEXT]?: { get?: () => { waitUntil?: (work: Promise<unknown>) => void } | undefined };
	};
	platform[CONTEXT]?.get?.()?.waitUntil?.(work);
}
