import type { BusinessFile } from '../../reviews/business/business-file.ts';
import type { ExportFile } from '../files/export-file.ts';
import type { FileSample } from '../files/file-sample.ts';
import type { ColumnAnswers } from '../generic/column-answers.ts';
import type { GenericReading } from '../generic/generic-reading.ts';
import type { ImportMap, Preset } from '../generic/import-map.ts';
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
	/** The meanings of answers about publication, by the answer. */
	readonly consent?: Readonly<Record<string, Consent>> | undefined;
	/** Whether readers see reviews with a status in the file. */
	readonly status?: Readonly<Record<string, 'published' | 'withheld'>> | undefined;
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
	/** Id of the location of reviews that name none, or "none" to skip these. */
	readonly location?: string | undefined;
	/** Names of places that are no location of the business. */
	readonly elsewhere?: readonly string[] | undefined;
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
	readonly preset?: Preset | undefined;
}

/** All answers for one file, determined by reading it once. */
export interface SettledAnswers extends OperatorAnswers {
	/** How to read a file of a generic format. */
	readonly reading?: GenericReading | undefined;
	/** A column that seems to have order numbers, as written in the file, if nothing proves the visits. */
	readonly mayProve?: string | undefined;
	/** Unused columns that may name the location, as written in the file, if none is known to do so. */
	readonly mayPlace?: readonly string[] | undefined;
	/** Notes for the report on how the file was read. */
	readonly notes?: readonly string[] | undefined;
	/**
	 * What only the operator can say. With questions, the other answers serve only to find out what
	 * the records of the file name.
	 */
	readonly questions?: readonly OpenQuestion[] | undefined;
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
	readonly preset?: Preset;
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
