import { existsSync } from 'node:fs';
import { Recommendation } from '../reviews/recommendation.ts';
import { StoredTombstone } from '../reviews/stored-review.ts';
import type { Content } from './content.ts';
import { contentPaths } from './content-paths.ts';
import { refuseProblems } from './content-problem.ts';
import { inspectContent } from './inspect-content.ts';
import { listShards } from './list-shards.ts';
import { acceptSettings, inspectSettings, type LoadOptions } from './load-settings.ts';
import { readJsonLines } from './read-json-lines.ts';

/**
 * Reads and validates everything under `content/`.
 * @throws {ContentError} for the first file that breaks a rule.
 */
export async function loadContent(contentDir: string, options?: LoadOptions): Promise<Content> {
	const inspected = await inspectSettings(contentDir, options);
	const settings = acceptSettings(inspected);
	const { content, problems } = await inspectContent(contentDir, inspected);
	refuseProblems(problems);
	return { settings, ...content };
}

/**
 * Reads the recommendations without stars; empty if there is no folder.
 * @throws {ContentError} for the first line that breaks a rule.
 */
export async function loadRecommendations(contentDir: string): Promise<Recommendation[]> {
	const files = await listShards(contentPaths(contentDir).recommendations);
	const read = files.map((file) =>
		Array.fromAsync(readJsonLines(file, Recommendation), ({ value }) => value),
	);
	return (await Promise.all(read)).flat();
}

/** Reads the tombstones in file order; empty if there is no file. */
export async function loadRemoved(path: string): Promise<StoredTombstone[]> {
	if (!existsSync(path)) return [];
	return Array.fromAsync(readJsonLines(path, StoredTombstone), ({ value }) => value);
}
