import { CallbackError } from '../core/callback-client.ts';

/** Time limits of one call. */
export interface CallbackDeadline {
	/** Aborts with a `CallbackError` on a timeout, or with the reason of the outer signal. */
	readonly signal: AbortSignal;
	/** Restarts the connect timeout, which first starts with the deadline. */
	startConnecting(): void;
	markConnected(): void;
	/** Stops all timers, so that the signal no longer aborts. */
	end(): void;
}

export interface CallbackTimes {
	readonly connectMilliseconds: number;
	/** Limit for the whole call: an idle timeout would never end a slow trickle. */
	readonly totalMilliseconds: number;
}

export function startDeadline(
	{ connectMilliseconds, totalMilliseconds }: CallbackTimes,
	outer: AbortSignal | undefined,
): CallbackDeadline {
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
		signal: controller.signal,
		startConnecting,
		markConnected,
		end() {
			markConnected();
			clearTimeout(totalTimer);
			outer?.removeEventListener('abort', stop);
		},
	};
}
