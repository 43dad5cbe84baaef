import { openPartialTree, type PartialTree } from './partial-tree.ts';
import type {
	VerifyOptions,
	CheckRun,
	LoggedEntry,
	OpenedLog,
	Opening,
	Report,
} from '../../../log/verify.mjs';
import type { CheckedStep, Verifier } from './verifier.ts';

export interface ReviewCheckOptions extends VerifyOptions {
	readonly id: string;
	/** The index of the entry of the review, if it is known. */
	readonly index?: number;
	readonly onStep?: (step: CheckedStep) => void;
}

type Step = (title: string, detail: string, ok?: boolean) => void;
type Log = OpenedLog<PartialTree>;

const KEYS_FROM = { caller: 'you', memory: 'your last visit', server: 'this site' } as const;

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
	const readTree = (log: OpenedLog<undefined>) => {
		const { origin, keysFrom } = log.facts;
		const detail = `${log.size} entries; the key came from ${KEYS_FROM[keysFrom]}`;
		step(`The log is signed with the key of ${origin}`, detail);
		return openPartialTree(verifier, log);
	};
	return verifier.runCheck(address, { ...options, readTree }, async (run) => {
		const remembered = /\/log(\/\d+)?$/.exec(options.memory?.origin ?? '')?.[0];
		const path = run.asked ?? remembered ?? '/log';
		try {
			const log = await verifier.openLogs(run, path);
			showMemory(run, options, step);
			const opening = await findOpening(verifier, log, id, index);
			const entry = await readEntry(verifier, log, opening);
			const stars = entry.stars === 1 ? '1 star' : `${entry.stars} stars`;
			const logged = `${stars}, ${entry.source}, ${entry.month}`;
			step(`Entry ${opening.index} is in the signed log`, logged);
			const review = await readReview(verifier, run, opening);
			await verifier.compareReview(review, entry, opening);
			const covered = 'Text, stars, author, dates and answers, as our data has them';
			step(`The published data matches entry ${opening.index}`, covered);
			run.facts = { ...log.facts, index: opening.index, entry, review };
		} catch (error) {
			const problem = await explain(verifier, run, path, error);
			step('The check failed', problem instanceof Error ? problem.message : '', false);
			throw problem;
		}
	});
}

function showMemory({ findings }: CheckRun, { memory }: VerifyOptions, step: Step): void {
	const sizes = memory?.checkpoints.map(({ size }) => size) ?? [];
	const isOld = findings.some(({ message }) => message.startsWith('You saw'));
	if (sizes.length === 0 || isOld) return;
	const detail = `It had ${Math.max(...sizes)} entries`;
	step('The log you saw on your last visit is part of this one', detail);
}

/** Finds the salt of a review, and looks first where its entry should be. */
async function findOpening(
	{ readOpenings, Problem }: Verifier,
	log: Log,
	id: string,
	index = 0,
): Promise<Opening> {
	const guess = Math.floor(index / 256);
	const files = Array.from({ length: log.bundles }, (_, n) => n);
	for (const n of files.toSorted((a, b) => Number(b === guess) - Number(a === guess))) {
		const found = (await readOpenings(log, n)).find((opening) => opening.id === id);
		if (found) return found;
	}
	throw new Problem(`Review ${id} is not in the log`, { review: id });
}

async function readEntry(
	{ parseEntry }: Verifier,
	{ tree }: Log,
	{ index }: Opening,
): Promise<LoggedEntry> {
	const entries = await tree.readEntries(Math.floor(index / 256));
	return parseEntry(entries[index % 256], index);
}

/** Reads the review that is published now. */
async function readReview(
	{ Problem, readDataset }: Verifier,
	run: CheckRun,
	{ id, index }: Opening,
) {
	try {
		return await run.read(`/api/reviews/${encodeURIComponent(id)}`, parseJson);
	} catch (error) {
		if (!(error instanceof Problem) || error.finding.isMissing !== true) throw error;
		// A static host has no function for single reviews.
		const { reviews } = await readDataset(run);
		const review = reviews.find((one) => one.id === id);
		if (review !== undefined) return review;
		throw new Problem(`Review ${id} was dropped: ${error.message}`, { review: id, index });
	}
}

function parseJson(bytes: Uint8Array): unknown {
	return JSON.parse(new TextDecoder().decode(bytes));
}

/** A review that differs from the log may not be logged yet. Only then is the large file of all reviews read. */
async function explain(
	{ readDataset, Problem }: Verifier,
	run: CheckRun,
	path: string,
	error: unknown,
): Promise<unknown> {
	if (!(error instanceof Problem) || error.finding.review === undefined) return error;
	const dataset = await readDataset(run);
	const isMoved = dataset.path !== undefined && dataset.path !== path;
	const pending = dataset.pending > 0 && `${dataset.pending} changed reviews are not logged yet`;
	const why = isMoved ? `reviews are logged in ${dataset.origin} now` : pending;
	const { review } = error.finding;
	const doubt = { review, severity: 'doubt' } as const;
	return why ? new Problem(`${error.message}. But ${why}`, doubt) : error;
}
