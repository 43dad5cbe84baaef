import type { RecordProblem } from '../import-report.ts';
import type { ReviewDraft } from './import-format.ts';

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
			readonly sourceId?: string | undefined;
			/** Whether the text itself asks not to be published. */
			readonly isInText?: boolean | undefined;
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
