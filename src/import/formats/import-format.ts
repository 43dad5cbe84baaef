import type { BusinessFile } from '../../reviews/business/business-file.ts';
import type {
	AspectRatings,
	Incentive,
	Relationship,
	SourceRating,
	VerificationMethod,
	VisitType,
} from '../../reviews/review.ts';
import type { CalendarDate, Instant } from '../../reviews/calendar-date.ts';
import type { Lacking } from '../values/excerpt.ts';
import type { ExportFile } from '../files/export-file.ts';
import type { FileSample } from '../files/file-sample.ts';
import type { ColumnAnswers } from '../generic/column-answers.ts';
import type { GenericReading } from '../generic/generic-reading.ts';
import type { ImportMap } from '../generic/import-map.ts';
import type { RecordProblem } from '../import-report.ts';
import type { ReadRecord } from './read-record.ts';
import type { OpenQuestion } from '../open-questions.ts';
import type { Encoding } from '../files/text-encoding.ts';
import type { Consent } from '../values/consent.ts';
import type { ScaleName } from '../values/rating-scale.ts';

/** A record as it is in the export. `line` is the physical line where it begins. */
export type RawRecord =
	| { readonly line: number; readonly value: unknown }
	/** A row in a table, with as many cells as columns. */
	| {
			readonly line: number;
			readonly columns: readonly string[];
			readonly cells: readonly string[];
	  }
	| { readonly line: number; readonly problem: RecordProblem };

/** Returns the record as one value. A table row becomes an object with its cells by column name. */
export function valueOf(raw: Exclude<RawRecord, { readonly problem: RecordProblem }>): unknown {
	if ('value' in raw) return raw.value;
	return Object.fromEntries(raw.columns.map((column, index) => [column, raw.cells[index]]));
}

/** The operator's answers to questions that a file does not answer. */
export interface OperatorAnswers {
	/** Whether the day or the month comes first in dates like 03/04/2026. */
	readonly dateOrder?: 'dmy' | 'mdy' | undefined;
	readonly scale?: ScaleName | undefined;
	/** Whether the import has no other file. */
	readonly isOnlyFile?: boolean | undefined;
	/** Whether `scale` was given for this file alone. */
	readonly scaleOfFile?: boolean | undefined;
	/** Whether the format of the file has ratings of 1 to 5 stars. */
	readonly hasStars?: boolean | undefined;
	/** Whole stars, 1 to 5, by the words of a rating. */
	readonly stars?: Readonly<Record<string, number>> | undefined;
	/** What answers about publication mean, by the answer. */
	readonly consent?: Readonly<Record<string, Consent>> | undefined;
	/** The column with the order numbers. */
	readonly proof?: string | undefined;
	/** The meanings of columns, by their names in lower case. */
	readonly columns?: ColumnAnswers | undefined;
	/** IANA time zone of times without a zone. */
	readonly timeZone?: string | undefined;
	/** Id of the source in the verification policy, for files that do not name one. */
	readonly source?: string | undefined;
	/** The public name of this source, if it is new. */
	readonly sourceName?: string | undefined;
	/** Whether the business itself asked for the reviews of this source, if it is new. */
	readonly firstParty?: boolean | undefined;
	/** Id of the location of reviews that name none. */
	readonly location?: string | undefined;
	/** Whether `location` was given for this file alone. */
	readonly locationOfFile?: boolean | undefined;
	/** Whether `location` also has the reviews that name an unknown location. */
	readonly locationForAll?: boolean | undefined;
	/** Id of the format, instead of detecting it. */
	readonly format?: string | undefined;
	/** Encoding of files that are not UTF-8. */
	readonly encoding?: Encoding | undefined;
	/** The mapping file. Other answers take precedence. */
	readonly map?: ImportMap | undefined;
	/** The mapping for exports of the vendor that made the file. */
	readonly preset?: ImportMap | undefined;
}

/** All answers for one file, determined by reading it once. */
export interface SettledAnswers extends OperatorAnswers {
	/** How to read a file of a generic format. */
	readonly reading?: GenericReading | undefined;
	/** A column that seems to have order numbers, as written in the file, if nothing proves the visits. */
	readonly mayProve?: string | undefined;
	/** Notes for the report on how the file was read. */
	readonly notes?: readonly string[] | undefined;
	/**
	 * What only the operator can say. With questions, the other answers serve only to find out what
	 * the records of the file name.
	 */
	readonly questions?: readonly OpenQuestion[] | undefined;
}

/** An answer of the business; without a date if the export gives no valid one. */
export interface DraftReply {
	readonly text: string;
	readonly date?: CalendarDate | Instant | undefined;
}

/**
 * A review as exported: its shape was checked, but it was not yet cleaned, redacted or assigned to a
 * location.
 */
export interface ReviewDraft {
	readonly reviewId: string;
	/** Id of the source in the verification policy, if the file has reviews from several sources. */
	readonly sourceId?: string | undefined;
	/** Whole stars. */
	readonly rating: number;
	/** The exact rating, if it is not whole stars from 1 to 5. */
	readonly sourceRating?: SourceRating | undefined;
	/** The field that names the location, its value, and other names for the location. */
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
	/** Whether the source is known to have cut the text. */
	readonly truncated?: boolean | undefined;
	/** URL of the review at its source. Stored only if it is https and contains no personal data. */
	readonly sourceUrl?: string | undefined;
	/** Undefined if the source hides or does not know the author. */
	readonly authorName?: string | undefined;
	/** The author's whole name, of which the texts must not show more than `authorName`. */
	readonly fullName?: string | undefined;
	/** Other names of the customer, of which the texts must not show more than `authorName` either. */
	readonly otherNames?: readonly string[] | undefined;
	/** The name to show if the author's name is missing, hidden or a placeholder. */
	readonly nameless: string;
	readonly incentive?: Incentive['kind'] | undefined;
	readonly relationship?: Relationship | undefined;
	readonly visitType?: VisitType | undefined;
	readonly aspectRatings?: AspectRatings | undefined;
	readonly recommends?: boolean | undefined;
	readonly responses: readonly DraftReply[];
	readonly technicians: readonly string[];
	readonly services: readonly string[];
	readonly language?: string | undefined;
	/** The strongest proof of the visit in this record. The policy of its source may promise more. */
	readonly proven: VerificationMethod | 'none';
	/** Fields that the export has no column for. Their values from earlier imports are kept. */
	readonly lacks?: Lacking | undefined;
	/** The customer's order and phone numbers, which must not be published. */
	readonly orders: readonly string[];
	readonly phones: readonly string[];
	readonly warnings: readonly string[];
}

/** An export format. It never considers stars or sentiment, and file names only to find a source. */
export interface ImportFormat {
	readonly id: string;
	readonly label: string;
	/** Description of the files it reads, to follow "accepts …". */
	readonly accepts: string;
	/** The kinds of file that it reads. */
	readonly kinds: readonly FileSample['kind'][];
	/**
	 * Id of the source in the verification policy, unless the operator or a record names another.
	 * Absent if only they can name it.
	 */
	readonly sourceId?: string | undefined;
	/**
	 * Whether the format reads exports from any program. Generic formats are used only if no other
	 * format fits.
	 */
	readonly isGeneric?: true;
	/** Whether its documents may state how many reviews the platform has. */
	readonly statesTotals?: true;
	/** Whether a mapping file of the operator adds to what the format knows. */
	readonly takesMap?: true;
	/** Columns that the format knows, in the form of a mapping file. */
	readonly preset?: ImportMap;
	/** How likely the file is in this format, 0 to 1. */
	confidence(sample: FileSample): number;
	/**
	 * Reads the file to answer the open questions, and returns the answers for all its records, with the
	 * questions that only the operator can answer.
	 */
	settle?(
		file: ExportFile,
		answers: OperatorAnswers,
		business: BusinessFile,
	): Promise<SettledAnswers>;
	/** @param answers what `settle` returned; needed only for files with a mapping. */
	parse(file: ExportFile, answers?: SettledAnswers): AsyncIterable<RawRecord>;
	read(value: unknown, answers: SettledAnswers): ReadRecord;
}
