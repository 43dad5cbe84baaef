import { toOtlpJson } from './otlp-json.ts';
import type { EndedSpan } from './span.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** The result of a request to the collector. */
export type ExportOutcome =
	/** Accepted; the warning may say that some spans were rejected. */
	| { readonly kind: 'taken'; readonly warning: string | undefined }
	/** Retry later, maybe after the time that the collector asked for. */
	| { readonly kind: 'again'; readonly why: string; readonly afterMilliseconds: number | undefined }
	| { readonly kind: 'refused'; readonly why: string };

/** Sends spans once, without retries. Never rejects. */
export type SendSpans = (
	spans: readonly EndedSpan[],
	signal: AbortSignal,
) => Promise<ExportOutcome>;

/** Status codes that allow a retry (OTLP, “Retryable Response Codes”). */
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
				// The headers may contain credentials, which must not go to another URL.
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

/**
 * Reads `partial_success`: permanently rejected spans, or only a warning. Ignores invalid
 * responses.
 */
function toWarning(text: string): string | undefined {
	const { rejectedSpans, errorMessage = '' } = readPartialSuccess(text);
	// JSON may contain a 64-bit integer as a string.
	const rejected = Number(rejectedSpans ?? 0);
	if (!(rejected > 0) && errorMessage === '') return undefined;
	const printable = String(errorMessage).replace(/[^\x20-\x7e]+/g, ' ');
	return `the collector refused ${rejected || 0} of them: "${printable.slice(0, MOST_TOLD_CHARACTERS)}"`;
}

function readPartialSuccess(text: string): Readonly<Record<string, unknown>> {
	try {
		// The type is not checked: the values are only converted to text.
		const answer = JSON.parse(text) as { readonly partialSuccess?: Record<string, unknown> };
		return answer.partialSuccess ?? {};
	} catch {
		return {};
	}
}

/** Parses `Retry-After`: seconds or a date (RFC 9110 §10.2.3). */
function toMilliseconds(retryAfter: string | null, now: number): number | undefined {
	if (retryAfter === null) return undefined;
	if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000;
	const date = Date.parse(retryAfter);
	return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
