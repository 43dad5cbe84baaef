import type { AppendedEntries } from './append-entries.ts';
import type { Checkpoint } from './checkpoint.ts';
import { joinCheckpoints, splitCheckpoints } from './checkpoint.ts';
import { renderEntry } from './log-entry.ts';
import type { LogTexts } from './log-files.ts';
import type { LogKey } from './log-key.ts';
import { renderLogPolicy, type PolicyLine } from './log-policy.ts';
import { createMerkleTree } from './merkle-tree.ts';
import { cosignMlDsa, signEd25519, verifierKeys } from './signed-note.ts';
import type { TransparencyLog } from './transparency-log.ts';

/**
 * Returns the files of a new, empty log.
 * @param url where it is served; without the scheme it is the origin
 * @param earlier the policy of the log that it replaces
 */
export function startLog(url: string, key: LogKey, earlier: readonly PolicyLine[]): LogTexts {
	const origin = url.replace(/^https?:\/\//, '');
	const policy = verifierKeys(origin, key).map((own) => ({ key: own, url }));
	const sealed = sealTree({ origin, size: 0, root: rootOf([]) }, key);
	return {
		policy: renderLogPolicy([...policy, ...earlier]),
		checkpoint: sealed.checkpoint,
		checkpoints: sealed.listed,
		entries: '',
		openings: '',
	};
}

/** Returns the files of a log with more entries. */
export function extendLog(
	{ origin, lines, texts }: Pick<TransparencyLog, 'origin' | 'lines' | 'texts'>,
	{ entries, openings }: AppendedEntries,
	key: LogKey,
): LogTexts {
	const all = [...lines, ...entries.map(renderEntry)];
	const sealed = sealTree({ origin, size: all.length, root: rootOf(all) }, key);
	return {
		policy: texts.policy,
		checkpoint: sealed.checkpoint,
		checkpoints: joinCheckpoints([...splitCheckpoints(texts.checkpoints), sealed.listed]),
		entries: toText(all),
		openings: toText(openings.map((opening) => JSON.stringify(opening))),
	};
}

/** Returns whether a key is the one that signs a log. */
export function isKeyOf(key: LogKey, { origin, keys }: TransparencyLog): boolean {
	return verifierKeys(origin, key).every((own) => keys.includes(own));
}

/** Signs a checkpoint, for `/log/checkpoint` and for the list of all checkpoints. */
function sealTree(checkpoint: Checkpoint, key: LogKey) {
	const listed = signEd25519(checkpoint, key);
	return { checkpoint: `${listed}${cosignMlDsa(checkpoint, key)}`, listed };
}

function rootOf(lines: readonly string[]): string {
	return createMerkleTree(lines).rootAt(lines.length).toString('base64');
}

function toText(lines: readonly string[]): string {
	return [...lines, ''].join('\n');
}
