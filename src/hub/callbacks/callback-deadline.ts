import { CallbackError } from '../core/callback-client.ts';

/** The time that one call has. */
export interface CallbackDeadline {
	/** Comes with a `CallbackError` when the time is over, or with the reason of the outer signal. */
	readonly signal: AbortSignal;
	/** From here on, connecting has no more than its own time. Runs from the beginning. */
	startConnecting(): void;
	markConnected(): void;
	/** Stops all timers: the signal does not come any more. */
	end(): void;
}

export interface CallbackTimes {
	readonly connectMilliseconds: number;
	/** One for all of it: a timeout of idleness would never end a slow trickle. */
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
