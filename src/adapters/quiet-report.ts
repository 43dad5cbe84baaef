const SILENCE_MILLISECONDS = 60_000;

/**
 * Reports errors on the console, each message once a minute at the most: what fails again and again
 * while a disk is full has been said. Traces are for mistakes of ours, which have no cause.
 */
export function createQuietReport(now: () => number): (error: unknown) => void {
	const reported = new Map<string, number>();
	return (error) => {
		const message = describe(error);
		const last = reported.get(message);
		if (last !== undefined && now() - last < SILENCE_MILLISECONDS) return;
		reported.set(message, now());
		console.error(error instanceof Error && error.cause === undefined ? error : message);
	};
}

function describe(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause === undefined ? error.message : `${error.message}: ${describe(error.cause)}`;
}
