import { CallbackError } from '../core/callback-client.ts';

export type CallbackDeadline = ReturnType<typeof startDeadline>;

/**
 * Starts the time limits of one call: one for connecting, and one for the whole call. An idle timeout
 * would never end a response that trickles in slowly.
 */
export function startDeadline(
	connectMilliseconds: number,
	totalMilliseconds: number,
	outer: AbortSignal | undefined,
) {
	const controller = new AbortController();
	const timeOut = () => controller.abort(new CallbackError('timeout'));
	const stop = () => controller.abort(outer?.reason);
	let connectTimer: NodeJS.Timeout | undefined;
	const markConnected = () => clearTimeout(connectTimer);
	const startConnecting = () => {
		clearTimeout(connectTimer);
		connectTimer = setTimeout(timeOut, connectMilliseconds);
	};
	startConnecting();
	const totalTimer = setTimeout(timeOut, totalMilliseconds);
	outer?.addEventListener('abort', stop);
	if (outer?.aborted) stop();
	return {
		/** Aborts with a `CallbackError` on a timeout, or with the reason of the outer signal. */
		signal: controller.signal,
		/** Restarts the connect timeout, which first starts with the deadline. */
		startConnecting,
		markConnected,
		/** Stops all timers, so that the signal no longer aborts. */
		end(): void {
			markConnected();
			clearTimeout(totalTimer);
			outer?.removeEventListener('abort', stop);
		},
	};
}
