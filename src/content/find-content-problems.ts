import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoredReview, Tombstone } from '../reviews/stored-review.ts';
import { countFound, findMissingStars, toCounted } from './audit-stars.ts';
import { findFalseTombstones } from './check-removed.ts';
import { hasInterruptedChange } from './commit-files.ts';
import { ContentError } from './content-error.ts';
import { contentPaths } from './content-paths.ts';
import type { ContentProblem } from './content-problem.ts';
import { loadLedger } from './import-log.ts';
import { inspectSettings } from './inspect-settings.ts';
import { listShards } from './list-shards.ts';
import { inspectReadings, loadReaderQuality, type ReadText } from './load-readings.ts';
import { loadHistory } from './publication-history.ts';
import { inspectJsonLines, type JsonLine } from './read-json-lines.ts';
import { createRecordInspector } from './inspect-record.ts';
import { loadStamps } from './stamps.ts';
import { findUnknownFiles } from './unknown-files.ts';
import { textLines } from './text-lines.ts';
import { findUnknownTags } from './unknown-tags.ts';

export interface ContentCheck {
	/** Each of these prevents a build. */
	readonly problems: readonly ContentProblem[];
	/** Things that are allowed but may be mistakes. */
	readonly warnings: readonly ContentProblem[];
	readonly reviews: number;
	readonly published: number;
}

/** Reads a whole content folder and lists all problems in it. */
export async function findContentProblems(contentDir: string): Promise<ContentCheck> {
	if (!existsSync(contentDir)) {
		const remedy = 'set CONTENT_DIR, or make one: npm run content:new -- DIR';
		const missing = { file: contentDir, problem: 'there is no such folder', remedy };
		return { problems: [missing], warnings: [], reviews: 0, published: 0 };
	}
	const paths = contentPaths(contentDir);
	const problems: ContentProblem[] = [];
	const { settings, problems: ofSettings, lineOf } = await inspectSettings(contentDir);
	problems.push(...ofSettings);
	if (await hasInterruptedChange(contentDir)) {
		const remedy = 'run "npm run import" or "npm run publish" to finish it';
		problems.push({ file: contentDir, problem: 'an import was interrupted', remedy });
	}
	const ledger = await loadOrReport(() => loadLedger(contentDir), paths.ledger, problems);
	await loadOrReport(() => loadStamps(contentDir), paths.stamps, problems);
	await loadOrReport(() => loadHistory(contentDir), paths.history, problems);
	await loadOrReport(() => loadReaderQuality(contentDir), paths.readerQuality, problems);

	const removed = await readRemoved(paths.removed, problems);
	const published = new Map<string, ReadText>();
	const gone = new Set(removed.map(({ value }) => value.id));
	const records: Pick<StoredReview, 'id' | 'rating' | 'source' | 'tags'>[] = [];
	let areAllRead = true;
	const inspect = createRecordInspector(settings.businessFile);
	for (const file of await listShards(paths.reviews)) {
		for await (const inspected of inspectJsonLines(file, StoredReview)) {
			if (inspected.problems !== undefined) {
				problems.push(...inspected.problems.map(withoutCause));
				areAllRead = false;
				continue;
			}
			const { value, line } = inspected;
			const { id, rating, source, tags, title, text } = value;
			records.push({ id, rating, source, tags });
			const isPublished = value.verification.method !== 'none' && !gone.has(value.id);
			if (isPublished) published.set(id, { title, text });
			for (const found of inspect(value, { path: file, line })) {
				problems.push({ file, line, ...found });
			}
		}
	}

	problems.push(...findFalseTombstones(paths.removed, removed, records));
	// Unreadable lines are already reported; do not report their stars as missing.
	if (areAllRead) {
		const tombstones = removed.map(({ value }) => value);
		const missing = findMissingStars(ledger, countFound(records.map(toCounted), tombstones));
		problems.push(...missing.map((problem) => ({ ...problem, file: paths.ledger })));
	}

	const { overrides } = settings;
	for (const { id, path } of overrides === undefined ? [] : namedReviews(overrides)) {
		if (published.has(id)) continue;
		const problem = `there is no published review "${id}"`;
		const remedy = 'name one that there is, or take it out';
		problems.push({ file: paths.overrides, line: lineOf('overrides.yaml', path), problem, remedy });
	}
	const readings = await inspectReadings(contentDir, published);
	problems.push(...readings.problems.map(withoutCause));
	const warnings = [
		...(await placeholders(contentDir)),
		...(await findUnknownFiles(contentDir)),
		...staleReadings(paths.readings, readings.stale.size),
	];
	if (ofSettings.length === 0) warnings.push(...unknownTags(contentDir, records, settings));
	return { problems, warnings, reviews: records.length, published: published.size };
}

type InspectedSettings = Awaited<ReturnType<typeof inspectSettings>>['settings'];

function* namedReviews({ summary, faq, mentions }: NonNullable<InspectedSettings['overrides']>) {
	const signed = [
		...(summary === undefined ? [] : [{ at: ['summary'], evidence: summary.evidence }]),
		...Object.entries(faq).map(([id, { evidence }]) => ({ at: ['faq', id], evidence })),
	];
	for (const { at, evidence } of signed) {
		for (const [index, id] of evidence.entries()) yield { id, path: [...at, 'evidence', index] };
	}
	for (const [index, { review: id }] of mentions.block.entries()) {
		yield { id, path: ['mentions', 'block', index, 'review'] };
	}
}

type RemovedLine = Pick<JsonLine<Tombstone>, 'value' | 'line'>;

async function readRemoved(file: string, problems: ContentProblem[]): Promise<RemovedLine[]> {
	const read: RemovedLine[] = [];
	const lines = new Map<string, number>();
	if (!existsSync(file)) return read;
	for await (const inspected of inspectJsonLines(file, Tombstone)) {
		if (inspected.problems !== undefined) {
			problems.push(...inspected.problems.map(withoutCause));
			continue;
		}
		const { line, value } = inspected;
		read.push({ line, value });
		const earlier = lines.get(value.id);
		lines.set(value.id, line);
		if (earlier === undefined) continue;
		const problem = `"id" is "${value.id}", as in line ${earlier}`;
		problems.push({ file, line, problem, remedy: 'delete one of the two lines' });
	}
	return read;
}

/** Loads a file; if that fails, adds a problem and returns `undefined`. */
async function loadOrReport<Loaded>(
	load: () => Promise<Loaded>,
	file: string,
	problems: ContentProblem[],
): Promise<Loaded | undefined> {
	try {
		return await load();
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		const remedy = 'bring the file back from version control';
		problems.push({ file, problem: error.problem, remedy });
		return undefined;
	}
}

function withoutCause({ file, line, problem, remedy }: ContentProblem): ContentProblem {
	return { file, line, problem, remedy };
}

function staleReadings(file: string, count: number): ContentProblem[] {
	if (count === 0) return [];
	const reviews = count === 1 ? '1 review has' : `${count} reviews have`;
	const problem = `${reviews} a reading of an earlier text, which is not used`;
	return [{ file, problem, remedy: 'read the new text: npm run read' }];
}

/** Finds placeholders of the starter that the operator has not replaced. */
async function placeholders(contentDir: string): Promise<ContentProblem[]> {
	const { business, policy } = contentPaths(contentDir);
	const warnings: ContentProblem[] = [];
	for (const file of [business, policy].filter((path) => existsSync(path))) {
		for await (const { line, text } of textLines(createReadStream(file, 'utf8'))) {
			if (!/\bREPLACE\b/.test(text) || /^\s*# /.test(text)) continue;
			const problem = 'what stands here is from the starter';
			warnings.push({ file, line, problem, remedy: 'write what is true of your group' });
		}
	}
	return warnings;
}

function unknownTags(
	contentDir: string,
	records: readonly Pick<StoredReview, 'tags'>[],
	settings: InspectedSettings,
): ContentProblem[] {
	const { staff = [], services = [], serviceAreas = [] } = settings;
	const known = { staff, services, serviceAreas };
	const remedy = 'add the person or the service, or an alias or a synonym';
	return findUnknownTags({ records, settings: known }).map(({ tag, reviews }) => ({
		file: join(contentDir, 'reviews'),
		problem: `the tag "${tag}" of ${reviews === 1 ? '1 review' : `${reviews} reviews`} names nobody in staff.yaml and nothing in services.yaml`,
		remedy,
	}));
}
