import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentPaths } from './content-paths.ts';
import type { ContentProblem } from './content-problem.ts';

/** Lists files that nothing reads, such as misspelled names. */
export async function findUnknownFiles(contentDir: string): Promise<ContentProblem[]> {
	const remedy = 'correct its name, or take it away';
	const files = await Array.fromAsync(unknownFilesIn(contentDir));
	return files.toSorted().map((file) => ({ file, problem: 'nothing reads this file', remedy }));
}

async function* unknownFilesIn(contentDir: string): AsyncGenerator<string> {
	const known = new Set(Object.values(contentPaths(contentDir)).map((path) => basename(path)));
	known.add('README.md');
	for (const name of await readdir(contentDir)) {
		if (!known.has(name) && !name.startsWith('.')) yield join(contentDir, name);
	}
	const { reviews, readings } = contentPaths(contentDir);
	for (const folder of [reviews, readings].filter((path) => existsSync(path))) {
		for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
			const isRead = entry.isDirectory() || /^\.|\.jsonl$|^quality\.json$/.test(entry.name);
			if (!isRead) yield join(entry.parentPath, entry.name);
		}
	}
}
