import { access, mkdir, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';

/** A file to be written, or deleted where it has no text; path below the content folder. */
export interface FileChange {
	readonly path: string;
	/** `undefined` deletes the file. */
	readonly text: string | Uint8Array | undefined;
}

/** What is about to happen; a test may end it here. */
export type CommitStep = 'stage' | 'journal' | 'commit' | 'move' | 'clean';

const JOURNAL = 'journal.json';
const Journal = z.strictObject({
	moves: z.array(z.strictObject({ from: z.string(), to: z.string() })),
	deletions: z.array(z.string()),
});
type Journal = z.output<typeof Journal>;

/**
 * Changes several files of a folder as one: they are written beside it and then listed in a journal,
 * whose renaming is the moment at which the change holds. What is interrupted before leaves the
 * folder as it was; what is interrupted after is finished by `recoverInterruptedChange`.
 * Only the holder of the content's lock may call it.
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
		// First of all the journal: with only some files beside it, it would promise too much.
		await rm(join(staging, JOURNAL), { force: true });
		await rm(staging, { recursive: true, force: true });
		throw error;
	}
	await finish(root, staging, beforeStep);
}

/**
 * Finishes a change that was interrupted after it held, and clears away one that was interrupted
 * before. Only the holder of the content's lock may call it.
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

/** Tells whether a change holds that has not reached all files yet. */
export async function hasInterruptedChange(contentDir: string): Promise<boolean> {
	for (const staging of await listStaging(await realpath(contentDir))) {
		if (await isCommitted(staging)) return true;
	}
	return false;
}

/** May be repeated: a file that is no longer staged has been moved. */
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
