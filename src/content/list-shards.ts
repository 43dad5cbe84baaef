import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '../reviews/order.ts';

/** Lists all `<source>/<year>.jsonl` files of the folder, sorted; empty if there is no folder. */
export async function listShards(folder: string): Promise<string[]> {
	if (!existsSync(folder)) return [];
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && entry.name.endsWith('.jsonl'))
		.map((entry) => join(entry.parentPath, entry.name))
		.toSorted(compareText);
}
