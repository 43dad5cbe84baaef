import type { MovedAlias } from './find-location.ts';
import type { SourcePolicy } from '../reviews/business/verification-policy.ts';
import type { Distribution } from '../reviews/distribution.ts';
import type { Masked } from '../reviews/mask.ts';
import type { RemovalReason } from '../reviews/removal-reason.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { MergeResult } from './stored/merge-result.ts';
import type { Preview } from './preview-reviews.ts';
import { createRatingTally, type RatingMeans } from './rating-means.ts';

/** A broken rule in a record. `found` is omitted if it could be personal. */
export interface RecordProblem {
	readonly field: string;
	readonly reason: string;
	readonly found?: string | undefined;
}

export interface Rejection extends RecordProblem {
	readonly line: number;
	readonly id?: string | undefined;
}

export interface Warning {
	/** The first line with this warning. */
	readonly line: number;
	readonly id?: string | undefined;
	readonly message: string;
	readonly count: number;
}

/** A name in a file that no location has. */
export interface UnmatchedLocation {
	readonly name: string;
	/** The name in the export's list of locations, if `name` is only an id. */
	readonly title?: string | undefined;
	/** Number of reviews with this name. */
	readonly count: number;
	/** Id of the only location with a name that contains this one, or the reverse. */
	readonly nearest?: string | undefined;
	/** The name is that of the whole group. */
	readonly is_group?: true;
}

/** Counts and problems for one file. `held_back` and `removed` are also part of other counts. */
export interface FileReport {
	readonly file: string;
	readonly format: string;
	readonly confidence: number;
	readonly source: string;
	/** How ambiguous parts of the file were read: columns, dates, ratings, encoding, locations. */
	notes: readonly string[];
	/** The digest of all column names, and those that the operator gave a meaning, if any. */
	answered?: { readonly header: string; readonly columns: readonly string[] } | undefined;
	/** Names in rejected records that no location has. */
	unmatched_locations: readonly UnmatchedLocation[];
	read: number;
	added: number;
	updated: number;
	unchanged: number;
	/** Stored recommendations without stars. They are in none of the three counts above. */
	recommendations: number;
	/** Further copies of a review in the same import. */
	duplicates: number;
	skipped: { reason: string; count: number; lines: number[] }[];
	/** Stored but not published, because they are not verified. */
	held_back: number;
	/** A column that seems to have the order numbers, if nothing else proves the visits. */
	may_prove?: string | undefined;
	/** The column with the order numbers, and what they prove by the policy of the source. */
	proof?:
		| { readonly column: string; readonly method: StoredReview['verification']['method'] }
		| undefined;
	/** Stored records that were removed because this file withdraws consent. */
	removed: number;
	rejected: Rejection[];
	/**
	 * Stored reviews that this file no longer clearly permits or shows, with the reason to give if somebody
	 * removes them.
	 */
	doubtful: { readonly id: string; readonly reason: RemovalReason }[];
	/** Compares the stars of the rejected records with those of the others. */
	ratings: RatingMeans;
	warnings: Warning[];
	/** In a dry run: what the first reviews will look like. */
	preview?: Preview;
	/** Everything that was masked, with the words around each mask. */
	masked: (Masked & { readonly line: number; readonly id: string; readonly field: string })[];
}

/** A file in a folder or an archive that is not an export, or cannot be read. */
export interface IgnoredFile {
	readonly file: string;
	readonly reason: string;
}

export type Totals = Record<(typeof COUNTS)[number] | 'skipped' | 'rejected' | 'warnings', number>;

/** A review, or a recommendation without stars. */
export interface MissingRecord
	extends
		Pick<StoredReview, 'id' | 'date' | 'location' | 'recommends'>,
		Partial<Pick<StoredReview, 'rating'>> {}

/** The stored reviews of the exported sources and locations that the export does not have. */
export interface MissingReport {
	readonly removed: boolean;
	/** Whether the export looks incomplete, although the operator says that it is complete. */
	readonly needsForce: boolean;
	/** Newest first. */
	readonly reviews: readonly MissingRecord[];
	/** The missing reviews by stars, and the other stored ones. */
	readonly stars: { readonly missing: Distribution; readonly rest: Distribution };
}

export interface ImportReport {
	readonly dry_run: boolean;
	readonly written: boolean;
	/** Sources that were added to business.yaml. */
	readonly added_sources: readonly SourcePolicy[];
	readonly moved_aliases: readonly MovedAlias[];
	/** Number in the log of imports, if something was written. */
	readonly number?: number;
	readonly files: readonly FileReport[];
	readonly ignored: readonly IgnoredFile[];
	/** Files that may hold reviews, but cannot be read. */
	readonly unread: readonly IgnoredFile[];
	readonly totals: Totals;
	/** With `--complete`: what is stored but not in the files. */
	readonly missing?: MissingReport;
}

const COUNTS = [
	'read',
	'added',
	'updated',
	'unchanged',
	'recommendations',
	'duplicates',
	'held_back',
	'removed',
] as const;

export function createFileReport(
	about: Pick<FileReport, 'file' | 'format' | 'confidence' | 'source'>,
): FileReport {
	const counts = { read: 0, added: 0, updated: 0, unchanged: 0, recommendations: 0, duplicates: 0 };
	const lists = {
		...{ notes: [], unmatched_locations: [], masked: [] },
		...{ skipped: [], rejected: [], doubtful: [], warnings: [] },
	};
	const ratings = createRatingTally().means();
	return { ...about, ...counts, held_back: 0, removed: 0, ratings, ...lists };
}

export function countSkipped(report: FileReport, line: number, reason: string): void {
	const known = report.skipped.find((skip) => skip.reason === reason);
	if (known === undefined) report.skipped.push({ reason, count: 1, lines: [line] });
	else {
		known.count += 1;
		known.lines.push(line);
	}
}

export function sumUp(files: readonly FileReport[]): Totals {
	const sum = (count: (file: FileReport) => number) =>
		files.reduce((total, file) => total + count(file), 0);
	const counted = COUNTS.map((name) => [name, sum((file) => file[name])] as const);
	return {
		// The type of Object.fromEntries does not keep the keys.
		...(Object.fromEntries(counted) as Pick<Totals, (typeof COUNTS)[number]>),
		skipped: sum((file) => file.skipped.reduce((total, { count }) => total + count, 0)),
		rejected: sum((file) => file.rejected.length),
		warnings: sum((file) => file.warnings.reduce((total, { count }) => total + count, 0)),
	};
}

/** Counts the result of a record in the report of its file. */
export function recordResult(reports: readonly FileReport[], result: MergeResult): void {
	const { origin, became, heldBack, warning } = result;
	const report = reports[origin.file];
	if (report === undefined)
		throw new RangeError(`Cannot report file ${origin.file}: it is unknown`);

	if (became === 'duplicate') report.duplicates += 1;
	else if (typeof became === 'string') report[became] += 1;
	else {
		countSkipped(report, origin.line, became.skipped);
		if (became.removed === true) report.removed += 1;
	}
	if (heldBack === true) report.held_back += 1;
	if (warning !== undefined) addWarning(report, origin.line, origin.id, warning);
}

/**
 * Index of each warning in a report. A map, because some exports cause a different warning for
 * every record.
 */
const placesOfWarnings = new WeakMap<FileReport, Map<string, number>>();

/** Adds a warning to the report. Equal warnings become one, with the first position and a count. */
export function addWarning(report: FileReport, line: number, id: string, message: string): void {
	const places = placesOfWarnings.get(report) ?? new Map<string, number>();
	placesOfWarnings.set(report, places);
	const index = places.get(message) ?? report.warnings.length;
	places.set(message, index);
	const count = (report.warnings[index]?.count ?? 0) + 1;
	report.warnings[index] = { line, id, message, ...report.warnings[index], count };
}
