import type { OpenedLog } from '../../../log/verify.mjs';
import type { PartialTree } from './partial-tree.ts';
import type { Verifier } from './verifier.ts';

/**
 * Compares a log with the newest checkpoint in memory, and adds its checkpoint to the memory.
 * @returns the size that was seen, if that is part of this log
 */
export async function compareWithSeen(
	{ must }: Pick<Verifier, 'must'>,
	log: OpenedLog,
	tree: PartialTree,
): Promise<number | undefined> {
	const { origin, keys, note, memory, findings } = log;
	const { size, root } = note;
	const checkpoints = memory?.origin === origin ? memory.checkpoints : [];
	const newest = checkpoints.toSorted((a, b) => a.size - b.size).at(-1);
	const same = checkpoints.find((each) => each.size === size);
	log.memory = {
		...{ origin, keys },
		checkpoints: same ? checkpoints : [...checkpoints, { size, root }],
	};
	const isOld = newest !== undefined && newest.size > size;
	const seen = isOld ? same : newest;
	const isPart = seen === undefined || (await tree.root(seen.size)) === seen.root;
	const what = `the checkpoint of ${seen?.size} entries that you saw`;
	must(isPart, `The past was rewritten: ${what} is not part of the log`);
	if (!isOld) return newest?.size;
	// A single check does not remember every checkpoint, so it cannot tell a rollback from a fork.
	const message = `You saw ${newest.size} entries, but now there are ${size}: an old copy, or a rollback`;
	findings.push({ severity: 'doubt', message });
	return undefined;
}
