import type { Tracing } from './tracer.ts';
import { readTracingSettings } from './tracing-settings.ts';

let current: Promise<Tracing | undefined> | undefined;

/**
 * Starts tracing in a long-running process, if an endpoint is configured.
 * @throws {TypeError} with the names of invalid variables and the allowed values.
 */
export async function openTracing(): Promise<Tracing | undefined> {
	const tracing = await loadTracing();
	current = Promise.resolve(tracing);
	return tracing;
}

/**
 * Returns the tracing of this process. On Vercel, the first call starts it. Invalid settings are
 * logged once and disable tracing, so that no request fails because of them.
 */
export function currentTracing(): Promise<Tracing | undefined> {
	return (current ??= loadTracing().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		return undefined;
	}));
}

/** Loads OpenTelemetry’s SDK only if an endpoint is configured. */
async function loadTracing(): Promise<Tracing | undefined> {
	const settings = readTracingSettings(process.env);
	if (settings === undefined) return undefined;
	const { createTracing } = await import('./opentelemetry.ts');
	return createTracing(settings);
}
