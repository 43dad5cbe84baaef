import type { VerificationMethod, VisitType } from '../reviews/review.ts';
import type { Columns } from './generic-fields.ts';
import type { Scale } from './rating-scale.ts';
import type { DateForm } from './written-date.ts';

/** How the records of one table or list of objects are read, once nothing is open. */
export interface GenericReading {
	readonly columns: Columns;
	readonly dates: DateForm;
	readonly scale: Scale;
	/** Id of the location of records that name none. */
	readonly location: string | undefined;
	readonly language: string | undefined;
	/** What the cells of some columns mean, by the folded cell. */
	readonly values: {
		readonly recommends: ReadonlyMap<string, boolean>;
		readonly visitType: ReadonlyMap<string, VisitType>;
		readonly location: ReadonlyMap<string, string>;
		readonly source: ReadonlyMap<string, string>;
		readonly status: ReadonlyMap<string, 'published' | 'withheld'>;
	};
	/** Column that proves the visit where something stands in it. */
	readonly proof: { readonly column: string; readonly method: VerificationMethod } | undefined;
	/** Ids of the sources for which no platform vouches: the business asked itself. */
	readonly firstParty: ReadonlySet<string>;
	/** The source of the file, unless a record names its own. */
	readonly source: string;
}
