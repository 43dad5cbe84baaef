import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';

/** A file to write, or to delete if it has no text. The path is relative to the content folder. */
export interface FileChange {
	readonly path: string;
	/** `undefined` deletes the file. */
	readonly text: string | Uint8Array | undefined;
}

/** The steps in a change. Tests can interrupt a change before each step. */
export type CommitStep = 'stage' | 'journal' | 'commit' | 'move' | 'clean';

const DURABLY = { flag: 'wx', flush: true };
const JOURNAL = 'journal.json';
const Journal = z.strictObject({
	moves: z.array(z.strictObject({ from: z.string(), to: z.string() })),
	deletions: z.array(z.string()),
});
type Journal = z.output<typeof Journal>;

/**
 * Changes several files of a folder atomically: writes them to a staging folder, then lists them in
 * a journal. Renaming the journal commits the change. A change interrupted before that leaves the
 * folder as it was; one interrupted after it is finished by `recoverInterruptedChange`. Call it
 * only while holding the content lock.
 */
export async function commitFiles(
	contentDir: string,
	changes: readonly FileChange[],
	beforeStep: (step: CommitStep) => void = () => {},
): Promise<void> {
	if (changes.length === 0) return;
	const root = await realpath(contentDir);
	const staging = `${root}.import-${process.pid}`;
	await rm(staging, { recursive: true, force: true });
	try {
		await mkdir(staging);
		const journal: Journal = { moves: [], deletions: [] };
		for (const [index, { path, text }] of changes.entries()) {
			beforeStep('stage');
			if (text === undefined) journal.deletions.push(path);
			else {
				const from = `${index}.jsonl`;
				await writeFile(join(staging, from), text, DURABLY);
				journal.moves.push({ from, to: path });
			}
		}
		beforeStep('journal');
		const draft = join(staging, `${JOURNAL}.draft`);
		await writeFile(draft, JSON.stringify(journal), DURABLY);
		await syncFolder(staging);
		await syncFolder(dirname(root));
		beforeStep('commit');
		await rename(draft, join(staging, JOURNAL));
		await syncFolder(staging);
	} catch (error) {
		// Delete the journal first, so that recovery never uses it with some staged files gone.
		await rm(join(staging, JOURNAL), { force: true });
		await rm(staging, { recursive: true, force: true });
		throw error;
	}
	await finish(root, staging, beforeStep);
}

/**
 * Finishes changes that were interrupted after the commit, and deletes those interrupted before.
 * Call it only while holding the content lock.
 * @returns whether the folder was changed.
 */
export async function recoverInterruptedChange(contentDir: string): Promise<boolean> {
	const root = await realpath(contentDir);
	let recovered = false;
	for (const staging of await listStaging(root)) {
		if (isCommitted(staging)) {
			await finish(root, staging, () => {});
			recovered = true;
		} else await rm(staging, { recursive: true, force: true });
	}
	return recovered;
}

/** Whether a committed change has not been finished yet. */
export async function hasInterruptedChange(contentDir: string): Promise<boolean> {
	return (await listStaging(await realpath(contentDir))).some(isCommitted);
}

/** Safe to repeat: a file that is no longer staged has been moved already. */
async function finish(
	root: string,
	staging: string,
	beforeStep: (step: CommitStep) => void,
): Promise<void> {
	const { moves, deletions } = Journal.parse(
		JSON.parse(await readFile(join(staging, JOURNAL), 'utf8')),
	);
	const folders = new Set<string>();
	for (const { from, to } of moves) {
		beforeStep('move');
		const target = join(root, to);
		await mkdir(dirname(target), { recursive: true });
		if (existsSync(join(staging, from))) await rename(join(staging, from), target);
		folders.add(dirname(target)).add(dirname(dirname(target)));
	}
	for (const path of deletions) {
		beforeStep('move');
		await rm(join(root, path), { force: true });
		folders.add(dirname(join(root, path)));
	}
	for (const folder of folders) await syncFolder(folder);
	beforeStep('clean');
	await rm(staging, { recursive: true, force: true });
}

async function listStaging(root: string): Promise<string[]> {
	const prefix = `${basename(root)}.import-`;
	const names = await readdir(dirname(root));
	return names
		.filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
		.map((name) => join(dirname(root), name));
}

function isCommitted(staging: string): boolean {
	return existsSync(join(staging, JOURNAL));
}

async function syncFolder(path: string): Promise<void> {
	await using folder = await open(path, 'r');
	await folder.sync();
}
