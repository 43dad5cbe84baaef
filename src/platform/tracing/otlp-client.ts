import { toOtlpJson } from './otlp-json.ts';
import type { EndedSpan } from './span.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** What became of a request to the collector. */
export type ExportOutcome =
	/** It took them; what it wants to be known may be that it refused some of them. */
	| { readonly kind: 'taken'; readonly warning: string | undefined }
	/** It may take them later, and perhaps said when. */
	| { readonly kind: 'again'; readonly why: string; readonly afterMilliseconds: number | undefined }
	| { readonly kind: 'refused'; readonly why: string };

/** Sends spans once. Never rejects. */
export type SendSpans = (
	spans: readonly EndedSpan[],
	signal: AbortSignal,
) => Promise<ExportOutcome>;

/** Those after which a client may send the same again (OTLP, “Retryable Response Codes”). */
const RETRYABLE = [429, 502, 503, 504];
const MOST_TOLD_CHARACTERS = 200;

export function createOtlpClient(settings: TracingSettings, now: () => number): SendSpans {
	const { url, timeoutMilliseconds, resource } = settings;
	const headers = {
		'user-agent': 'Forecourt-OTLP/1.0',
		...settings.headers,
		'content-type': 'application/json',
	};
	return async (spans, signal) => {
		const timeout = AbortSignal.timeout(timeoutMilliseconds);
		try {
			const response = await fetch(url, {
				method: 'POST',
				headers,
				body: toOtlpJson(spans, resource),
				// Headers that let somebody in are for this address alone.
				redirect: 'manual',
				signal: AbortSignal.any([signal, timeout]),
			});
			if (response.ok) return { kind: 'taken', warning: toWarning(await response.text()) };
			await response.body?.cancel();
			const why = `the collector answered ${response.status}`;
			if (!RETRYABLE.includes(response.status)) return { kind: 'refused', why };
			const wish = response.headers.get('Retry-After');
			return { kind: 'again', why, afterMilliseconds: toMilliseconds(wish, now()) };
		} catch {
			if (signal.aborted) return { kind: 'refused', why: 'there was no time left' };
			const why = timeout.aborted
				? `the collector did not answer in ${timeoutMilliseconds} ms`
				: 'the collector cannot be reached';
			return { kind: 'again', why, afterMilliseconds: undefined };
		}
	};
}

/** Of `partial_success`: spans that it refused for good, or advice alone. What cannot be read is none. */
function toWarning(text: string): string | undefined {
	const { rejectedSpans, errorMessage = '' } = readPartialSuccess(text);
	// A 64-bit integer may come as a string.
	const rejected = Number(rejectedSpans ?? 0);
	if (!(rejected > 0) && errorMessage === '') return undefined;
	const printable = String(errorMessage).replace(/[^\x20-\x7e]+/g, ' ');
	return `the collector refused ${rejected || 0} of them: "${printable.slice(0, MOST_TOLD_CHARACTERS)}"`;
}

function readPartialSuccess(text: string): Readonly<Record<string, unknown>> {
	try {
		// Whatever it is: nothing but its text is used.
		const answer = JSON.parse(text) as { readonly partialSuccess?: Record<string, unknown> };
		return answer.partialSuccess ?? {};
	} catch {
		return {};
	}
}

/** Seconds or a date (RFC 9110 §10.2.3). */
function toMilliseconds(retryAfter: string | null, now: number): number | undefined {
	if (retryAfter === null) return undefined;
	if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000;
	const date = Date.parse(retryAfter);
	return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
