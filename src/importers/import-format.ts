import type { AspectRatings, VerificationMethod, VisitType } from '../reviews/review.ts';
import type { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import type { ExportFile } from './export-file.ts';
import type { FileSample } from './file-sample.ts';
import type { RecordProblem } from './import-report.ts';

/** A record of an export as it stands there; `line` is the physical line where it begins. */
export type RawRecord =
	| { readonly line: number; readonly value: unknown }
	| { readonly line: number; readonly problem: RecordProblem };

/** A review in the words of its export: checked for shape, not yet cleaned, redacted or placed. */
export interface ReviewDraft {
	readonly reviewId: string;
	readonly rating: number;
	/** Where the export names the location, and what it says there. */
	readonly location: { readonly field: string; readonly value: string };
	readonly date: { readonly field: string; readonly value: CalendarDate | Instant };
	readonly editedAt?: Instant | undefined;
	readonly experiencedOn?: CalendarDate | undefined;
	readonly title?: string | undefined;
	readonly text: string;
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
	/** Id of the source in the verification policy. */
	readonly sourceId: string;
	/** How sure the format is that a file is one of its own, 0 to 1. */
	confidence(sample: FileSample): number;
	parse(file: ExportFile): AsyncIterable<RawRecord>;
	read(value: unknown): ReadRecord;
}
