import type { MessageId } from './messages/catalogs.ts';
import type { Incentive, Relationship } from './review.ts';

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
