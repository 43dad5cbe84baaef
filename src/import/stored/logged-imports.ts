import type { ImportedLedger } from '../../content/import-log.ts';
import { digestOf } from '../../reviews/canonical-json.ts';
import { compareText } from '../../reviews/order.ts';
import { starsOf, UNKNOWN_SOURCE } from '../../reviews/star-counts.ts';
import type { HeldFile, ImportEntry } from './import-entry.ts';

/**
 * Returns the imported files that the transparency log does not have yet, oldest import first. A file that
 * was imported several times has one entry for each source, as of its first import.
 */
export function listLoggedImports(
	entries: readonly ImportEntry[],
	logged: readonly Pick<HeldFile, 'file' | 'source'>[],
): HeldFile[] {
	const known = new Set(logged.map(toKey));
	const oldestFirst = entries.toSorted((a, b) => a.number - b.number);
	return oldestFirst
		.flatMap(({ held = [] }) => held)
		.filter((one) => {
			const isNew = !known.has(toKey(one));
			known.add(toKey(one));
			return isNew;
		});
}

/**
 * Returns an entry for each source that was imported before `imports.jsonl` noted what files held. The
 * imported files are gone, so the digest covers the source and its stars in the ledger. A digest of stored
 * reviews would let others test guesses at an erased one.
 * @param held the sources of which `imports.jsonl` notes what a file held
 */
export function deriveFirstImports(
	{ stars: counts }: Pick<ImportedLedger, 'stars'>,
	held: ReadonlySet<string>,
): HeldFile[] {
	return Object.keys(counts)
		.filter((source) => source !== UNKNOWN_SOURCE && !held.has(source))
		.toSorted(compareText)
		.map((source) => {
			const stars = starsOf(counts, source);
			return { file: digestOf({ source, stars }), source, stars };
		});
}

function toKey({ file, source }: Pick<HeldFile, 'file' | 'source'>): string {
	return `${file}\n${source}`;
}
