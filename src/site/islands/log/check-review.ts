import { compareWithSeen } from './compare-with-seen.ts';
import { openPartialTree, type PartialTree } from './partial-tree.ts';
import type { VerifyOptions, CheckRun, OpenedLog, Opening, Report } from '../../../log/verify.mjs';
import type { CheckedStep, Verifier } from './verifier.ts';

export interface ReviewCheckOptions extends VerifyOptions {
	readonly id: string;
	/** The index of the entry of the review, if it is known. */
	readonly index?: number;
	readonly onStep?: (step: CheckedStep) => void;
}

type Step = (title: string, detail: string, ok?: boolean) => void;

const BUNDLE_WIDTH = 256;

/**
 * Checks one review against the log, and the log against the newest checkpoint in memory. Reads only the parts of
 * the log that this needs. The facts have the published `review`.
 * @param address of the site, or of the log if that is not at `/log`
 */
export function checkReview(
	verifier: Verifier,
	address: string,
	{ id, index, onStep, ...options }: ReviewCheckOptions,
): Promise<Report<object>> {
	const step: Step = (title, detail, ok = true) => onStep?.({ title, detail, ok });
	const trees = new Map<string, PartialTree>();
	const readLog = async (log: OpenedLog) => {
		const { origin, isKnown, path } = log;
		log.size = log.note.size;
		const from = isKnown ? 'was known before' : 'came from this site';
		const detail = `${log.size} entries; the key ${from}`;
		step(`The log is signed with the key of ${origin}`, detail);
		const tree = await openPartialTree(verifier, log);
		const before = await compareWithSeen(verifier, log, tree);
		if (before !== undefined) {
			const title = 'The log you saw on your last visit is part of this one';
			step(title, `It had ${before} entries`);
		}
		trees.set(path, tree);
	};
	return verifier.runCheck(address, { ...options, readLog }, async (run) => {
		try {
			const log = await verifier.openLogs(run, logPathOf(address, options.memory?.origin));
			const refuse = (problem: string) => explain(verifier, run, log, `Review ${id} ${problem}`);
			const opening = await findOpening(verifier, log, id, index);
			if (opening === undefined) return await refuse('is not in the log');
			const bundle = await trees
				.get(log.path)
				?.readEntries(Math.floor(opening.index / BUNDLE_WIDTH));
			const entry = verifier.parseEntry(bundle?.[opening.index % BUNDLE_WIDTH], opening.index);
			const stars = entry.stars === 1 ? '1 star' : `${entry.stars} stars`;
			const logged = `${stars}, ${entry.source}, ${entry.month}`;
			step(`Entry ${opening.index} is in the signed log`, logged);
			const review = await readReview(verifier, run, id);
			if (review === undefined) return await refuse(`was dropped: entry ${opening.index} is live`);
			await verifier
				.compareReview(review, entry, opening)
				.catch(({ message }: Error) => explain(verifier, run, log, message));
			const covered = 'Text, stars, author, dates and replies, as they appear in our data';
			step(`The published data matches entry ${opening.index}`, covered);
			const { origin, keys, isKnown } = log;
			const { size, root } = log.note;
			run.facts = { origin, size, root, keys, isKnown, index: opening.index, entry, review };
		} catch (error) {
			step('The check failed', error instanceof Error ? error.message : '', false);
			throw error;
		}
	});
}

/** Returns the path of a log, from its address or else its name. */
function logPathOf(...addresses: readonly (string | undefined)[]): string | undefined {
	const paths = addresses.map((address = '') => /\/log(?:\/\d+)?$/.exec(address)?.[0]);
	return paths.find((path) => path !== undefined);
}

/** Finds the salt of a review, and looks first where its entry should be. */
async function findOpening(
	{ readOpenings }: Verifier,
	log: OpenedLog,
	id: string,
	index = 0,
): Promise<Opening | undefined> {
	const guess = Math.floor(index / BUNDLE_WIDTH);
	const files = Array.from({ length: Math.ceil(log.note.size / BUNDLE_WIDTH) }, (_, n) => n);
	for (const n of files.toSorted((a, b) => Number(b === guess) - Number(a === guess))) {
		const found = (await readOpenings(log, n)).find((opening) => opening.id === id);
		if (found) return found;
	}
	return undefined;
}

/** Reads the review that is published now. A static host has no function for single reviews. */
function readReview({ read, readDataset }: Verifier, run: CheckRun, id: string): Promise<unknown> {
	const fromAll = async () => (await readDataset(run)).byId.get(id);
	return read<unknown>(run, `/api/reviews/${encodeURIComponent(id)}`, JSON.parse, fromAll);
}

/**
 * Refuses a review that differs from the log. It may not be logged yet: only then is the large file of all reviews
 * read.
 */
async function explain(
	{ readDataset, must }: Verifier,
	run: CheckRun,
	log: OpenedLog,
	problem: string,
): Promise<void> {
	const { path = log.path, pending, origin } = await readDataset(run);
	const isMoved = path !== log.path && `reviews are logged in ${origin} now`;
	const why = isMoved || (pending > 0 && `${pending} changed reviews are not logged yet`);
	must(false, why ? `${problem}. But ${why}` : problem, why ? 'doubt' : 'fault');
}
