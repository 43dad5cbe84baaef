import type { Merger } from './merge-records.ts';

/** Keeps what a file offers to the merger until it is released. */
export function holdBack(merger: Merger) {
	const calls: (() => void)[] = [];
	return {
		merger: {
			...merger,
			offer: (...given: Parameters<Merger['offer']>) =>
				void calls.push(() => merger.offer(...given)),
			refuse: (...given: Parameters<Merger['refuse']>) =>
				void calls.push(() => merger.refuse(...given)),
		},
		release: () => calls.forEach((call) => call()),
	};
}
