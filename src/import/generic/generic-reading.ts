import type {
	Incentive,
	Relationship,
	VerificationMethod,
	VisitType,
} from '../../reviews/review.ts';
import type { Columns } from './generic-fields.ts';
import type { Consent } from '../values/consent.ts';
import type { Scale } from '../values/rating-scale.ts';
import type { DateForm } from '../values/written-date.ts';

/** How to read the records of one table or list of objects. */
export interface GenericReading {
	readonly columns: Columns;
	/** Names of columns as written in the file, by the names in lower case. */
	readonly headings: ReadonlyMap<string, string>;
	readonly dates: DateForm;
	readonly scale: Scale;
	/** Id of the location for records that do not name one. */
	readonly location: string | undefined;
	readonly language: string | undefined;
	/** The meanings of cell values in some columns, keyed by folded value. */
	readonly values: {
		readonly rating: ReadonlyMap<string, number>;
		readonly recommends: ReadonlyMap<string, boolean>;
		readonly visitType: ReadonlyMap<string, VisitType>;
		readonly incentive: ReadonlyMap<string, Incentive['kind'] | 'none'>;
		readonly relationship: ReadonlyMap<string, Relationship | 'none'>;
		readonly location: ReadonlyMap<string, string>;
		readonly source: ReadonlyMap<string, string>;
		readonly status: ReadonlyMap<string, 'published' | 'withheld'>;
		readonly consent: ReadonlyMap<string, Consent>;
		readonly confidential: ReadonlyMap<string, 'yes' | 'no'>;
	};
	/** All column names, in lower case. */
	readonly names: readonly string[];
	/** Columns of permissions with numbers that are codes, so that 1 need not mean yes. */
	readonly coded: ReadonlySet<string>;
	/** Columns about the name in which some rows say no, so that an empty cell says nothing. */
	readonly denied: ReadonlySet<string>;
	/** A column that proves the visit if its cell is not empty. */
	readonly proof: { readonly column: string; readonly method: VerificationMethod } | undefined;
	/** Ids of sources whose reviews the business itself asked for, without a platform. */
	readonly firstParty: ReadonlySet<string>;
	/** Source for records that do not name one. */
	readonly source: string;
}
