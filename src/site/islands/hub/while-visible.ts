/**
 * Does something now and again while somebody looks at the page, and when they come back to it.
 * @param act gives the seconds until the next time; `undefined` ends it
 * @returns does it at once, in place of the next time
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
		// A later run decides what follows.
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
