import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod';
import { ReaderQuality } from '../insights/insights-provenance.ts';
import {
	isStale,
	missingQuote,
	readDigest,
	StoredReading,
	toStale,
	type ReviewReading,
} from '../insights/readings/review-reading.ts';
import { isStamped } from '../reviews/record-digest.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { FileChange } from './commit-files.ts';
import { contentPaths } from './content-paths.ts';
import type { ContentProblem } from './content-problem.ts';
import { listShards } from './list-shards.ts';
import { inspectJsonLines, toJsonLine } from './read-json-lines.ts';
import { readYaml } from './read-yaml.ts';

/** The parts of a review that a person or a language model reads. */
export interface ReadText extends Pick<StoredReview, 'title' | 'text'> {
	/** Digest of the stored text, if nobody edited the review since its last stamp. */
	readonly stored?: string | undefined;
}

/** Returns what readers may read of a stored review. */
export function toReadText(
	record: StoredReview,
	{ title, text }: Pick<StoredReview, 'title' | 'text'>,
): ReadText {
	return { title, text, stored: isStamped(record) ? readDigest(record) : undefined };
}

/**
 * Whether a person wrote the wrong digest: the review did not change, and every quote is in it, so that
 * nothing that was redacted or removed can be among them.
 */
function hasWrongDigest(reading: ReviewReading, review: ReadText): boolean {
	const { stored } = review;
	const isUnchanged = stored === readDigest(review) && stored !== reading.digest;
	return reading.reader.kind === 'hand' && isUnchanged && !missingQuote(reading, review);
}

/** The readings of the published reviews in `content/readings`. */
export interface LoadedReadings {
	/** At most one per review, keyed by review id. A person's reading replaces a language model's. */
	readonly readings: ReadonlyMap<string, ReviewReading>;
	/** Ids of published reviews that have only readings of an earlier text. */
	readonly stale: ReadonlySet<string>;
	/** Readings whose quotes the next publication deletes. */
	readonly outdated: readonly (ContentProblem & { readonly id: string })[];
	readonly problems: readonly ContentProblem[];
}

/** Reads all readings and compares them with the published reviews. */
export async function inspectReadings(
	contentDir: string,
	published: ReadonlyMap<string, ReadText>,
): Promise<LoadedReadings> {
	const readings = new Map<string, ReviewReading>();
	const stale = new Set<string>();
	const problems: ContentProblem[] = [];
	const outdated: (ContentProblem & { readonly id: string })[] = [];
	const seen = new Set<string>();
	for (const file of await listShards(contentPaths(contentDir).readings)) {
		for await (const inspected of inspectJsonLines(file, StoredReading)) {
			if (inspected.problems !== undefined) {
				problems.push(...inspected.problems);
				continue;
			}
			const { value: reading, line } = inspected;
			const review = published.get(reading.id);
			if (review === undefined) continue;
			const { id, digest } = reading;
			if (isStale(reading)) {
				stale.add(id);
				continue;
			}
			const expected = readDigest(review);
			if (digest !== expected) {
				const problem = `the digest of "${id}" is ${digest}, but its text has ${expected}`;
				if (hasWrongDigest(reading, review)) {
					problems.push({ file, line, problem, remedy: `write ${expected}, or delete the line` });
				} else {
					const deletes = `${problem}; publishing deletes the quotes`;
					const remedy = `read the new text: npm run read, or by hand: npm run read -- --review ${id} --name NAME`;
					outdated.push({ file, line, problem: deletes, remedy, id });
				}
				continue;
			}
			const key = `${reading.id} ${reading.reader.kind}`;
			if (seen.has(key)) {
				const problem = `"${reading.id}" has two readings by "${reading.reader.kind}"`;
				problems.push({ file, line, problem, remedy: 'delete one of the two lines' });
			}
			seen.add(key);
			const missing = missingQuote(reading, review);
			if (missing !== undefined) {
				const problem = `the quote "${missing}" is not in the review "${reading.id}"`;
				problems.push({ file, line, problem, remedy: 'copy it exactly, or delete the line' });
			}
			const other = readings.get(reading.id);
			if (other?.reader.kind !== 'hand') readings.set(reading.id, reading);
		}
	}
	for (const id of readings.keys()) stale.delete(id);
	return { readings, stale, outdated, problems };
}

/**
 * Reads `content/readings/quality.json`.
 * @throws {ContentError}
 */
export async function loadReaderQuality(contentDir: string): Promise<ReaderQuality[]> {
	const path = contentPaths(contentDir).readerQuality;
	return existsSync(path) ? readYaml(path, z.array(ReaderQuality)) : [];
}

/**
 * Returns the files that contain outdated readings, without the quotes in those readings, so that nothing
 * that was redacted from a review stays in them. Readings of removed reviews are deleted: the digest of a
 * short text tells what it was.
 * @param textOf returns the review as published, `undefined` if it is not published, `'removed'` if it was
 *   removed, or `'same'` if it did not change
 */
export async function withoutStaleQuotes(
	contentDir: string,
	textOf: (id: string) => ReadText | 'same' | 'removed' | undefined,
): Promise<FileChange[]> {
	const folder = contentPaths(contentDir).readings;
	if (!existsSync(folder)) return [];
	const changes: FileChange[] = [];
	for (const file of await listShards(folder)) {
		let isChanged = false;
		const lines: string[] = [];
		for await (const inspected of inspectJsonLines(file, StoredReading)) {
			// Builds report unreadable files, which stay as they are until then.
			if (inspected.problems !== undefined) {
				isChanged = false;
				break;
			}
			const { value, text } = inspected;
			const review = textOf(value.id);
			if (review === 'removed') {
				isChanged = true;
				continue;
			}
			const isCurrent = review === 'same' || (review && readDigest(review) === value.digest);
			const keeps = isStale(value) || isCurrent === true;
			isChanged ||= !keeps;
			lines.push(keeps || isStale(value) ? text : toJsonLine(toStale(value)));
		}
		const path = relative(contentDir, file);
		const changed = lines.length === 0 ? undefined : lines.map((line) => `${line}\n`).join('');
		if (isChanged) changes.push({ path, text: changed });
	}
	return changes;
}
