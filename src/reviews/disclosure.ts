import * as z from 'zod';
import type { MessageId } from './messages/catalogs.ts';

/** Something of value that the author got, or could win, for writing the review (16 CFR 465.4). */
export const Incentive = z
	.strictObject({
		kind: z
			.enum(['discount', 'free_product', 'loyalty_points', 'sweepstakes', 'payment', 'other'])
			.describe('"other" also if the source does not say which.'),
	})
	.describe('Present if the author got something for the review. Say so wherever you show it.');
export type Incentive = z.output<typeof Incentive>;

/** Insiders, whose reviews must say so (16 CFR 465.5). */
export const Relationship = z
	.enum(['owner', 'employee', 'family', 'supplier', 'other'])
	.describe('Present if the author is close to the business. Say so wherever you show the review.');
export type Relationship = z.output<typeof Relationship>;

/** The facts that are shown as a label wherever words or stars of a review are shown. */
export const DISCLOSURES = ['incentive', 'relationship'] as const;

/** The disclosures of a review; both members are absent from most reviews. */
export interface Disclosed {
	readonly incentive?: Incentive | undefined;
	readonly relationship?: Relationship | undefined;
}

export function isDisclosed(review: Disclosed): boolean {
	return DISCLOSURES.some((name) => review[name] !== undefined);
}

/** Returns the labels of a review, such as "Written for a reward". */
export function disclosuresOf(t: (id: MessageId) => string, review: Disclosed): string[] {
	return DISCLOSURES.filter((name) => review[name] !== undefined).map((name) =>
		t(`disclosure.${name}`),
	);
}

/** Returns the disclosures of a review alone, to copy them with a quote. */
export function pickDisclosures({ incentive, relationship }: Disclosed): Disclosed {
	return { ...(incentive && { incentive }), ...(relationship && { relationship }) };
}
