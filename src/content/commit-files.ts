import { access, mkdir, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';

/** A file to write, or to delete if it has no text. The path is relative to the content folder. */
export interface FileChange {
	readonly path: string;
	/** `undefined` deletes the file. */
	readonly text: string | Uint8Array | undefined;
}

/** The next step of a change; tests can interrupt it there. */
export type CommitStep = 'stage' | 'journal' | 'commit' | 'move' | 'clean';

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
				await writeDurably(join(staging, from), text);
				journal.moves.push({ from, to: path });
			}
		}
		beforeStep('journal');
		const draft = join(staging, `${JOURNAL}.draft`);
		await writeDurably(draft, JSON.stringify(journal));
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
		if (await isCommitted(staging)) {
			await finish(root, staging, () => {});
			recovered = true;
		} else await rm(staging, { recursive: true, force: true });
	}
	return recovered;
}

/** Whether a committed change has not been finished yet. */
export async function hasInterruptedChange(contentDir: string): Promise<boolean> {
	for (const staging of await listStaging(await realpath(contentDir))) {
		if (await isCommitted(staging)) return true;
	}
	return false;
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
		await rename(join(staging, from), target).catch(ignoreMissing);
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
	const folder = dirname(root);
	const prefix = `${basename(root)}.import-`;
	const names = (await readdir(folder)).filter(
		(name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)),
	);
	return names.map((name) => join(folder, name));
}

function isCommitted(staging: string): Promise<boolean> {
	return access(join(staging, JOURNAL)).then(
		() => true,
		() => false,
	);
}

async function writeDurably(path: string, text: string | Uint8Array): Promise<void> {
	const file = await open(path, 'wx');
	try {
		await file.writeFile(text);
		await file.sync();
	} finally {
		await file.close();
	}
}

async function syncFolder(path: string): Promise<void> {
	const folder = await open(path, 'r');
	try {
		await folder.sync();
	} finally {
		await folder.close();
	}
}

function ignoreMissing(error: unknown): void {
	if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
	throw error;
}
