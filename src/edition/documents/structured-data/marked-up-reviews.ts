import type { Location } from '../../../reviews/business/business.ts';
import type { VerificationPolicy } from '../../../reviews/business/verification-policy.ts';
import type { Review } from '../../../reviews/review.ts';
import type { Edition } from '../edition.ts';

/** A location with those of its reviews that may be marked up. */
export interface LocationReviews {
	readonly location: Location;
	readonly reviews: readonly Review[];
}

/** Groups by location the reviews that may be marked up. A page with markup must show them. */
export function reviewsByLocation({
	business,
	policy,
	reviews,
}: Pick<Edition, 'business' | 'policy' | 'reviews'>): LocationReviews[] {
	const marked = reviews.filter(createMarkUpRule(policy));
	const groups = Map.groupBy(marked, ({ location }) => location);
	return business.locations.map((location) => ({
		location,
		reviews: groups.get(location.id) ?? [],
	}));
}

/** Creates a function that checks whether a review may be marked up. */
export function createMarkUpRule(policy: VerificationPolicy): (review: Review) => boolean {
	const choice = policy.structured_data ?? 'first_party';
	if (choice === 'off') return () => false;
	if (choice === 'all') return () => true;
	const own = new Set(policy.sources.filter((source) => source.first_party).map(({ id }) => id));
	return ({ source }) => own.has(source.id);
}
