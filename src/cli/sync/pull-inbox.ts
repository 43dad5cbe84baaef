import { existsSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { moveFolder } from '../../platform/move-folder.ts';
import { OperationError } from '../../platform/operation-error.ts';
import { compareText } from '../../reviews/order.ts';
import { exitStatusOf } from '../import.ts';
import type { Pulled } from './pull.ts';

const DONE = 'done';

/**
 * Lists the files and folders in an inbox. After an import, each moves to `done/<day>` there, unless
 * all its records were rejected, or it changed meanwhile because it is still being written.
 * @throws {OperationError} if there is no such folder.
 */
export async function* pullInbox(
	folder: string,
	name: string,
	day: string,
): AsyncGenerator<Pulled> {
	const entries = await readdir(folder).catch(() => {
		throw new OperationError(`there is no folder "${name}"; create it: mkdir -p ${name}`);
	});
	const waiting = entries.filter((entry) => entry !== DONE && !entry.startsWith('.'));
	if (waiting.length === 0) yield { name, reason: 'empty', status: 0 };
	for (const entry of waiting.toSorted(compareText)) {
		const path = join(folder, entry);
		const before = await versionOf(path);
		yield {
			name: `${name}/${entry}`,
			files: [path],
			async settle(report) {
				const isRead = exitStatusOf(report) < 2 && report.unread.length === 0;
				if (!isRead || (await versionOf(path)) !== before) return;
				await mkdir(join(folder, DONE, day), { recursive: true });
				await moveFolder(path, freePath(join(folder, DONE, day), entry));
			},
		};
	}
}

/** Undefined if the file is gone, which the import reports. */
async function versionOf(path: string): Promise<string | undefined> {
	const found = await stat(path).catch(() => undefined);
	return found && `${found.size} ${found.mtimeMs}`;
}

/** Returns a path in the folder where nothing is: the name, or the name with a number. */
function freePath(folder: string, entry: string): string {
	const { name, ext } = parse(entry);
	let path = join(folder, entry);
	for (let number = 2; existsSync(path); number++) path = join(folder, `${name}-${number}${ext}`);
	return path;
}
