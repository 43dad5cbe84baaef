const SILENCE_MILLISECONDS = 60_000;

/**
 * Reports errors on the console, each message once a minute at the most: what fails again and again
 * while a disk is full has been said. Traces are for mistakes of ours, which have no cause. `subjectOf`
 * says what a message is about, where its words differ each time.
 */
export function createQuietReport(
	now: () => number,
	subjectOf: (message: string) => string = (message) => message,
): (error: unknown) => void {
	const reported = new Map<string, number>();
	return (error) => {
		const message = describe(error);
		const at = now();
		for (const [subject, last] of reported) {
			if (at - last >= SILENCE_MILLISECONDS) reported.delete(subject);
		}
		const subject = subjectOf(message);
		if (reported.has(subject)) return;
		reported.set(subject, at);
		console.error(error instanceof Error && error.cause === undefined ? error : message);
	};
}

function describe(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause === undefined ? error.message : `${error.message}: ${describe(error.cause)}`;
}
