import type { SourcePolicy } from '../reviews/business/verification-policy.ts';
import type { AspectRatings, VerificationMethod, VisitType } from '../reviews/review.ts';
import type { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import type { ExportFile } from './export-file.ts';
import type { FileSample } from './file-sample.ts';
import type { GenericReading } from './generic-reading.ts';
import type { ImportMap } from './import-map.ts';
import type { RecordProblem } from './import-report.ts';
import type { Encoding } from './text-encoding.ts';

/** A record of an export as it stands there; `line` is the physical line where it begins. */
export type RawRecord =
	| { readonly line: number; readonly value: unknown }
	/** A row of a table, with as many cells as columns. */
	| {
			readonly line: number;
			readonly columns: readonly string[];
			readonly cells: readonly string[];
	  }
	| { readonly line: number; readonly problem: RecordProblem };

/** A record as one value: the cells of a row by the names of their columns. */
export function valueOf(raw: Exclude<RawRecord, { readonly problem: RecordProblem }>): unknown {
	if ('value' in raw) return raw.value;
	return Object.fromEntries(raw.columns.map((column, index) => [column, raw.cells[index]]));
}

/** What an operator says of a file where it does not say it itself: answers to an import's questions. */
export interface OperatorAnswers {
	/** Whether the day or the month comes first in dates like 03/04/2026. */
	readonly dateOrder?: 'dmy' | 'mdy' | undefined;
	/** The most that a rating can be: 5, 6, 10 or 100. */
	readonly scale?: number | undefined;
	/** IANA name of the zone of times without one. */
	readonly timeZone?: string | undefined;
	/** Id of the source, in the verification policy, of a file that names none. */
	readonly source?: string | undefined;
	/** How files are written that are not UTF-8. */
	readonly encoding?: Encoding | undefined;
	/** What a mapping file says; the other answers count more. */
	readonly map?: ImportMap | undefined;
}

/** What answers may name. */
export interface BusinessFacts {
	readonly sources: readonly Pick<SourcePolicy, 'id' | 'name' | 'first_party'>[];
	/** Ids of the locations. */
	readonly locations: readonly string[];
}

/** The answers that hold for a file, once it was looked through. */
export interface SettledAnswers extends OperatorAnswers {
	/** How a file of any make is read. */
	readonly reading?: GenericReading | undefined;
	/** What the report says of how the file was taken. */
	readonly notes?: readonly string[] | undefined;
}

/** A review in the words of its export: checked for shape, not yet cleaned, redacted or placed. */
export interface ReviewDraft {
	readonly reviewId: string;
	/** Id of its source in the verification policy, where a file holds reviews of several. */
	readonly sourceId?: string | undefined;
	readonly rating: number;
	/** Where the export names the location, what it says there, and other words it has for it. */
	readonly location: {
		readonly field: string;
		readonly value: string;
		readonly alternatives?: readonly string[] | undefined;
	};
	readonly date: { readonly field: string; readonly value: CalendarDate | Instant };
	readonly editedAt?: Instant | undefined;
	readonly experiencedOn?: CalendarDate | undefined;
	readonly title?: string | undefined;
	readonly text: string;
	/** True where the source is known to give the beginning of the text only. */
	readonly truncated?: boolean | undefined;
	/** Address of the review at its source; kept when it is https and holds no personal data. */
	readonly sourceUrl?: string | undefined;
	/** Undefined when the source hides or does not know who wrote it. */
	readonly authorName?: string | undefined;
	/** What stands in place of a name that is missing, hidden or no name. */
	readonly nameless: string;
	readonly visitType?: VisitType | undefined;
	readonly aspectRatings?: AspectRatings | undefined;
	readonly recommends?: boolean | undefined;
	readonly responses: readonly { readonly text: string; readonly date: CalendarDate | Instant }[];
	readonly technicians: readonly string[];
	readonly services: readonly string[];
	readonly language?: string | undefined;
	/** The most that this record proves of the visit, whatever the policy of its source promises. */
	readonly proven: VerificationMethod | 'none';
	/** What the export says of the customer and must not be published. */
	readonly orders: readonly string[];
	readonly phones: readonly string[];
	readonly warnings: readonly string[];
}

export type ReadRecord =
	| { readonly kind: 'draft'; readonly draft: ReviewDraft }
	| { readonly kind: 'refused'; readonly reviewId: string }
	/**
	 * A record that a platform itself does not publish, or that is no review; `reason` is reported. One
	 * with an id and stars is published as a number: by source, reason and star, and nothing else of it.
	 */
	| {
			readonly kind: 'skipped';
			readonly reviewId?: string | undefined;
			readonly rating?: number | undefined;
			readonly reason: string;
	  }
	| {
			readonly kind: 'rejected';
			readonly reviewId?: string | undefined;
			readonly problems: readonly RecordProblem[];
	  };

/** A kind of export. Nothing in it looks at a file's name, and nothing at stars or sentiment. */
export interface ImportFormat {
	readonly id: string;
	readonly label: string;
	/** What a file must look like, as the end of "takes …". */
	readonly takes: string;
	/** The forms of file in which it comes. */
	readonly kinds: readonly FileSample['kind'][];
	/**
	 * Id of the source in the verification policy, unless the operator or a record names another;
	 * absent where only they can tell.
	 */
	readonly sourceId?: string | undefined;
	/** True for a format that fits exports of any make, and stands back behind every other. */
	readonly isGeneric?: true;
	/** How sure the format is that a file is one of its own, 0 to 1. */
	confidence(sample: FileSample): number;
	/**
	 * Looks through the file for what it leaves open, and gives the answers that hold for all of it.
	 * @throws {ImportError} with the question and the flag that answers it.
	 */
	settle?(
		file: ExportFile,
		answers: OperatorAnswers,
		business: BusinessFacts,
	): Promise<SettledAnswers>;
	parse(file: ExportFile): AsyncIterable<RawRecord>;
	read(value: unknown, answers: SettledAnswers): ReadRecord;
}
