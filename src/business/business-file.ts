import * as z from 'zod';
import { Business, Location } from './business.ts';
import { VerificationPolicy } from './verification-policy.ts';

/** A location in `content/business.yaml`: the published facts, and its ids in exports. */
const LocationEntry = z.strictObject({
	...Location.shape,
	google_location: z
		.string()
		.regex(/^accounts\/[^/]+\/locations\/[^/]+$/, 'must be "accounts/…/locations/…"')
		.optional()
		.describe('Name of the location in Google Business Profile exports.'),
});

/** `content/business.yaml`: who the group is, where, and how its reviews are verified. */
export const BusinessFile = z.strictObject({
	...Business.shape,
	locations: z.array(LocationEntry).min(1),
	review_policy: VerificationPolicy,
});
export type BusinessFile = z.output<typeof BusinessFile>;

/** The part of the file that is published as the business. */
export function toBusiness({ review_policy, locations, ...group }: BusinessFile): Business {
	return { ...group, locations: locations.map(({ google_location, ...location }) => location) };
}
