/**
 * Repeats an action while the page is visible, and when it becomes visible again.
 * @param act returns the seconds until the next run, or `undefined` to stop
 * @returns a function that runs the action now instead of later
 */
export function whileVisible(act: () => Promise<number | undefined>): () => void {
	let timer: number | undefined;
	let isMissed = false;
	let runs = 0;

	const run = async () => {
		window.clearTimeout(timer);
		isMissed = false;
		const own = ++runs;
		const seconds = await act();
		// Only the latest run schedules the next one.
		if (own === runs && seconds !== undefined) timer = window.setTimeout(due, seconds * 1000);
	};
	const due = () => {
		if (document.hidden) isMissed = true;
		else void run();
	};
	document.addEventListener('visibilitychange', () => {
		if (isMissed) due();
	});
	void run();
	return () => void run();
}
