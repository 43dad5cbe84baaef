import type { VerificationMethod, VisitType } from '../reviews/review.ts';
import type { Columns } from './generic-fields.ts';
import type { Scale } from './rating-scale.ts';
import type { DateForm } from './written-date.ts';

/** How to read the records of one table or list of objects, with all questions answered. */
export interface GenericReading {
	readonly columns: Columns;
	readonly dates: DateForm;
	readonly scale: Scale;
	/** Id of the location for records that do not name one. */
	readonly location: string | undefined;
	readonly language: string | undefined;
	/** Meanings of the cells in some columns, by folded cell. */
	readonly values: {
		readonly recommends: ReadonlyMap<string, boolean>;
		readonly visitType: ReadonlyMap<string, VisitType>;
		readonly location: ReadonlyMap<string, string>;
		readonly source: ReadonlyMap<string, string>;
		readonly status: ReadonlyMap<string, 'published' | 'withheld'>;
	};
	/** A column that proves the visit if its cell is not empty. */
	readonly proof: { readonly column: string; readonly method: VerificationMethod } | undefined;
	/** Ids of sources where the business itself asked for the reviews, without a platform. */
	readonly firstParty: ReadonlySet<string>;
	/** Source of records that do not name one. */
	readonly source: string;
}
