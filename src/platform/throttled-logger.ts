const SILENCE_MILLISECONDS = 60_000;

/**
 * Logs errors to the console, each message at most once a minute, so that a repeated failure does
 * not flood the log. Errors without a cause are logged with a stack trace, because they are bugs.
 * @param subjectOf returns the subject of a message, for messages whose wording differs each time
 */
export function createThrottledLogger(
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
