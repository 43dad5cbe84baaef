import { existsSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { moveFolder } from '../../platform/move-folder.ts';
import { OperationError } from '../../platform/operation-error.ts';
import { compareText } from '../../reviews/order.ts';
import { exitStatusOf } from '../import.ts';
import type { Pulled } from './pull.ts';

const DONE = 'done';
/** How long a file must be unchanged before it counts as complete. */
const SETTLED_MS = 60_000;

/**
 * Lists the files and folders in an inbox. After an import, each moves to `done/<day>` there, unless
 * all its records were rejected, or it changed meanwhile because it is still being written.
 * @throws {OperationError} if there is no such folder.
 */
export async function* pullInbox(
	folder: string,
	name: string,
	{ day, now }: { readonly day: string; readonly now: number },
): AsyncGenerator<Pulled> {
	const entries = await readdir(folder).catch(() => {
		throw new OperationError(`there is no folder "${name}"; create it: mkdir -p ${name}`);
	});
	const waiting = entries.filter((entry) => entry !== DONE && !entry.startsWith('.'));
	if (waiting.length === 0) yield { name, reason: 'empty', status: 0 };
	for (const entry of waiting.toSorted(compareText)) {
		const path = join(folder, entry);
		const before = await versionOf(path);
		const age = now - (before?.modified ?? 0);
		if (age >= 0 && age < SETTLED_MS) {
			yield {
				name: `${name}/${entry}`,
				reason: 'still being written; see the next sync',
				status: 0,
			};
			continue;
		}
		yield {
			name: `${name}/${entry}`,
			files: [path],
			async settle(report) {
				const isRead = exitStatusOf(report) < 2 && report.unread.length === 0;
				if (!isRead || !isDeepStrictEqual(await versionOf(path), before)) return;
				await mkdir(join(folder, DONE, day), { recursive: true });
				await moveFolder(path, freePath(join(folder, DONE, day), entry));
			},
		};
	}
}

interface Version {
	readonly bytes: number;
	/** The newest file, in milliseconds since 1970. */
	readonly modified: number;
}

/** Returns the version of a file, or of all files in a folder. Undefined if it is gone. */
async function versionOf(path: string): Promise<Version | undefined> {
	const found = await stat(path).catch(() => undefined);
	if (found === undefined || !found.isDirectory()) {
		return found && { bytes: found.size, modified: found.mtimeMs };
	}
	const names = await readdir(path);
	const inside = await Promise.all(names.map((name) => versionOf(join(path, name))));
	const versions = inside.filter((one) => one !== undefined);
	return {
		bytes: versions.reduce((sum, { bytes }) => sum + bytes, 0),
		modified: Math.max(0, ...versions.map(({ modified }) => modified)),
	};
}

/** Returns a path in the folder where nothing is: the name, or the name with a number. */
function freePath(folder: string, entry: string): string {
	const { name, ext } = parse(entry);
	let path = join(folder, entry);
	for (let number = 2; existsSync(path); number++) path = join(folder, `${name}-${number}${ext}`);
	return path;
}
