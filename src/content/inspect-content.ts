import { existsSync } from 'node:fs';
import type * as z from 'zod';
import type { Overrides } from '../insights/overrides.ts';
import { Recommendation } from '../reviews/recommendation.ts';
import { StoredReview, StoredTombstone } from '../reviews/stored-review.ts';
import { countFound, findMissingStars, toCounted } from './audit-stars.ts';
import { findFalseTombstones } from './check-removed.ts';
import { hasInterruptedChange } from './commit-files.ts';
import type { Content } from './content.ts';
import { contentPaths } from './content-paths.ts';
import { orProblem, type ContentProblem } from './content-problem.ts';
import { loadLedger } from './import-log.ts';
import { loadLog } from './load-log.ts';
import { createRecordInspector, type Place, type RecordProblem } from './inspect-record.ts';
import { listShards } from './list-shards.ts';
import { inspectReadings, loadReaderQuality, toReadText } from './load-readings.ts';
import type { InspectedSettings } from './load-settings.ts';
import { loadHistory } from './publication-history.ts';
import { publishedRecords } from './published-records.ts';
import { inspectJsonLines, type JsonLine } from './read-json-lines.ts';
import { loadStamps } from './stamps.ts';

export interface InspectedContent {
	/** Everything that could be read, except the settings. */
	readonly content: Omit<Content, 'settings'>;
	/** Number of reviews that are published. */
	readonly published: number;
	/** Number of published reviews that have only readings of an earlier text. */
	readonly stale: number;
	/** Readings whose quotes the next publication deletes. */
	readonly outdated: readonly ContentProblem[];
	/** Each of these prevents a build. */
	readonly problems: readonly ContentProblem[];
}

/** Reads everything in the content folder except the settings, and lists all problems in it. */
export async function inspectContent(
	contentDir: string,
	{ settings, lineOf }: InspectedSettings,
): Promise<InspectedContent> {
	const paths = contentPaths(contentDir);
	const problems: ContentProblem[] = [];
	if (await hasInterruptedChange(contentDir)) {
		const remedy = 'run "npm run import" or "npm run publish" to finish it';
		problems.push({ file: contentDir, problem: 'an import was interrupted', remedy });
	}
	const load = <Loaded>(loading: (contentDir: string) => Promise<Loaded>) =>
		orProblem(() => loading(contentDir), 'restore the file from version control', problems);
	const stamps = (await load(loadStamps)) ?? {};
	const ledger = await load(loadLedger);
	const history = await load(loadHistory);
	const log = await load(loadLog);
	const readerQuality = await load(loadReaderQuality);

	const tombstones = await readRemoved(paths.removed, problems);
	const removed = tombstones.map(({ value }) => value);
	const inspector = createRecordInspector(settings.businessFile);
	const { values: records, areAllRead } = await inspectShards(
		paths.reviews,
		StoredReview,
		inspector.review,
		problems,
	);
	const { values: recommendations } = await inspectShards(
		paths.recommendations,
		Recommendation,
		inspector.recommendation,
		problems,
	);
	problems.push(...findFalseTombstones(paths.removed, tombstones, records));
	// Unreadable lines are already reported; do not report their stars as missing.
	if (areAllRead) {
		problems.push(...findMissingStars(ledger, countFound(records.map(toCounted), removed)));
	}

	const published = publishedRecords({ records, removed, settings, log });
	const byId = new Map(published.map((record) => [record.id, record]));
	for (const { id, path } of settings.overrides ? namedReviews(settings.overrides) : []) {
		if (byId.has(id)) continue;
		const problem = `there is no published review "${id}"`;
		const remedy = 'name an existing review, or remove the entry';
		problems.push({ file: paths.overrides, line: lineOf('overrides.yaml', path), problem, remedy });
	}
	const texts = new Map(
		records.flatMap((record) => {
			const shown = byId.get(record.id);
			return shown === undefined ? [] : [[record.id, toReadText(record, shown)]];
		}),
	);
	const {
		readings,
		stale,
		outdated,
		problems: ofReadings,
	} = await inspectReadings(contentDir, texts);
	return {
		content: {
			...{ stamps, ledger, records, removed, readings, readerQuality, log, history },
			recommendations,
		},
		published: byId.size,
		stale: stale.size,
		outdated,
		problems: [...problems, ...ofReadings],
	};
}

async function inspectShards<Schema extends z.ZodType>(
	folder: string,
	schema: Schema,
	inspect: (value: z.output<Schema>, place: Place) => Iterable<RecordProblem>,
	problems: ContentProblem[],
) {
	const values: z.output<Schema>[] = [];
	let areAllRead = true;
	for (const file of await listShards(folder)) {
		for await (const inspected of inspectJsonLines(file, schema)) {
			if (inspected.problems !== undefined) {
				problems.push(...inspected.problems);
				areAllRead = false;
				continue;
			}
			const { value, line } = inspected;
			values.push(value);
			for (const found of inspect(value, { path: file, line })) {
				problems.push({ file, line, ...found });
			}
		}
	}
	return { values, areAllRead };
}

function* namedReviews({ summary, faq, mentions }: Overrides) {
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

async function readRemoved(file: string, problems: ContentProblem[]) {
	const read: JsonLine<StoredTombstone>[] = [];
	const lines = new Map<string, number>();
	if (!existsSync(file)) return read;
	for await (const inspected of inspectJsonLines(file, StoredTombstone)) {
		if (inspected.problems !== undefined) {
			problems.push(...inspected.problems);
			continue;
		}
		const { line, value } = inspected;
		read.push(inspected);
		const earlier = lines.get(value.id);
		lines.set(value.id, line);
		if (earlier === undefined) continue;
		const problem = `"id" is "${value.id}", as in line ${earlier}`;
		problems.push({ file, line, problem, remedy: 'delete one of the two lines' });
	}
	return read;
}
