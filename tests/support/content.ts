import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../src/content/content.ts';
import { createEdition } from '../../src/edition/create-edition.ts';
import { createCachedReader } from '../../src/edition/record-reader.ts';
import { updateHistory } from '../../src/edition/update-history.ts';
import { publicationTime } from '../../src/reviews/changes/publication-time.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { loadHistory, storeHistory } from '../../src/content/publication-history.ts';
import { stampContent } from '../../src/content/stamp-content.ts';
import { digestContent, updateStamps } from '../../src/content/stamps.ts';
import type { Edition } from '../../src/edition/documents/edition.ts';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { READINGS } from './memory-cache.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const CONTENT_DIR = join(ROOT, 'content');
export const BASE_URL = 'https://reviews.example';
const LONG_AGO = '2019-01-01T00:00:00Z';

let loaded: Promise<Content> | undefined;
let unchanged: Promise<Edition> | undefined;

/** Loads the project's own content: the imported sample exports. */
export function sampleContent(): Promise<Content> {
	loaded ??= loadContent(CONTENT_DIR);
	return loaded;
}

/**
 * Creates an edition the way a build does. The text analysis is cached for all tests of a process;
 * `cached-edition.test.ts` shows that the result equals a clean build.
 */
export function deriveEdition(content: Content, baseUrl = BASE_URL): Edition {
	return createEdition(content, baseUrl, createCachedReader(content.settings, READINGS));
}

/** Creates an edition from the sample content. Replaced parts get new timestamps. */
export function sampleEdition(changes?: Partial<Content>): Promise<Edition> {
	if (changes) return changedEdition(changes);
	unchanged ??= changedEdition({});
	return unchanged;
}

async function changedEdition(changes: Partial<Content>): Promise<Edition> {
	const sample = await sampleContent();
	// Readings exist only for the sample's own texts.
	const { readings: stamp, ...others } = sample.stamps;
	const own = changes.records
		? { readings: undefined, readerQuality: undefined, stamps: others }
		: {};
	const content = {
		...sample,
		...own,
		...(changes.readings && { stamps: sample.stamps }),
		...changes,
	};
	const digests = digestContent(content);
	if (changes.records ?? changes.removed) {
		// The timestamps of the published sample do not apply to replaced records.
		const { dataset } = digests;
		const settled = updateStamps({ ...content.stamps, dataset: undefined }, { dataset }, LONG_AGO);
		const stamps = updateStamps(settled, digests, '2026-11-20T12:00:00Z');
		return deriveEdition({ ...content, history: undefined, stamps });
	}
	const stamps = updateStamps(content.stamps, digests, '2026-11-20T12:00:00Z');
	return deriveEdition({ ...content, stamps });
}

/** Creates an edition from the content in `CONTENT_DIR`, for files that operators generate. */
export async function operatorEdition(): Promise<Edition> {
	const content = await loadContent(process.env['CONTENT_DIR'] ?? CONTENT_DIR);
	const stamps = updateStamps(content.stamps, digestContent(content), '2026-11-20T12:00:00Z');
	return deriveEdition({ ...content, stamps });
}

/** Copies `content/` to a temporary folder that a test may change. */
export function copyContent(): string {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
	cpSync(CONTENT_DIR, folder, { recursive: true });
	return folder;
}

/** Saves a copy of a content folder. Returns a function that restores it. */
export function backUpContent(contentDir: string): () => void {
	const kept = mkdtempSync(join(tmpdir(), 'forecourt-kept-'));
	cpSync(contentDir, kept, { recursive: true });
	return () => {
		rmSync(contentDir, { recursive: true });
		cpSync(kept, contentDir, { recursive: true });
	};
}

/**
 * Stamps edited content the way a publication does, one second after the previous publication, so
 * that the same edits always produce the same bytes.
 */
export async function stampEditedContent(contentDir: string): Promise<void> {
	const time = publicationTime(await loadHistory(contentDir), LONG_AGO);
	await stampContent(contentDir, time);
	const content = await loadContent(contentDir);
	const read = createCachedReader(content.settings, READINGS);
	await storeHistory(contentDir, updateHistory(content, time, read));
}

/** Creates a valid stored review; `facts` replaces the fields that a test is about. */
export function aRecord(facts: Partial<StoredReview> = {}): StoredReview {
	return {
		id: 'r1',
		rating: 5,
		date: '2026-03-04',
		text: 'Fine work.',
		language: 'en',
		author: { name: 'Ada L.', anonymous: false },
		source: { id: 'survey', name: 'Larkspur customer survey', review_id: 'sv-1' },
		location: 'alder-falls',
		responses: [],
		verification: {
			method: 'invited_after_transaction',
			checked_at: '2026-03-05T10:00:00Z',
		},
		tags: { technicians: [], services: [] },
		...facts,
	};
}
