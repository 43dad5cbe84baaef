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
import type { RecordProblem } from '../import-report.ts';
import type { Secret } from '../personal-data/redact-personal-data.ts';

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
	/** The customer's order and phone numbers and other data, which must not be published. */
	readonly orders: readonly string[];
	readonly secrets?: readonly Secret[] | undefined;
	readonly phones: readonly string[];
	readonly warnings: readonly string[];
}

/** A record without stars that says whether the customer recommends the business. */
export type RecommendationDraft = Pick<
	ReviewDraft,
	| 'reviewId'
	| 'sourceId'
	| 'location'
	| 'date'
	| 'experiencedOn'
	| 'incentive'
	| 'relationship'
	| 'proven'
> & { readonly recommends: boolean };

export type ReadRecord =
	| {
			readonly kind: 'draft';
			readonly draft: ReviewDraft;
			/** Names of members with text that the format does not read. */
			readonly unused?: readonly string[] | undefined;
	  }
	| {
			readonly kind: 'recommendation';
			readonly draft: RecommendationDraft;
			readonly unused?: readonly string[] | undefined;
	  }
	| {
			readonly kind: 'refused';
			readonly reviewId: string;
			/** Whether the record has no name, so that another may be of another customer. */
			readonly isNameless?: boolean | undefined;
			readonly sourceId?: string | undefined;
	  }
	/**
	 * A record that the platform does not publish, or that is not a review; `reason` is reported. With an id and
	 * stars, it is counted in public by source, reason and stars. For `unpermitted`, see the next one.
	 */
	| {
			readonly kind: 'skipped';
			readonly reviewId?: string | undefined;
			readonly sourceId?: string | undefined;
			/** Whether the platform itself does not show it. */
			readonly isWithheld?: boolean | undefined;
			/** Why a stored review with this id is removed: the export says that it was removed or withdrawn. */
			readonly removal?: 'consent withdrawn' | 'platform removal' | undefined;
			readonly rating?: number | undefined;
			readonly reason: string;
			readonly unpermitted?: string | undefined;
	  }
	| {
			readonly kind: 'rejected';
			readonly reviewId?: string | undefined;
			readonly sourceId?: string | undefined;
			/** The stars, if they can be read. The report compares them with those taken. */
			readonly rating?: number | undefined;
			readonly problems: readonly RecordProblem[];
			/** The id, given or made, of a record that does not say clearly that it may be shown. */
			readonly unpermitted?: string | undefined;
	  };
