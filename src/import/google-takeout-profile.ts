import * as z from 'zod';
import type { FileSample } from './file-sample.ts';

const Feature = z.object({ properties: z.record(z.string(), z.unknown()) });
const Collection = z.object({
	type: z.literal('FeatureCollection'),
	features: z.array(Feature).min(1),
});

export const REVIEWERS_OWN =
	'it holds what one Google user has written about many places ("Reviews.json" of Google Maps), not the reviews of a business; in Google Takeout, export "Google Business Profile" instead';

/** Detects the GeoJSON that Google Takeout gives to authors of reviews, with their own reviews. */
export function isReviewersOwn(sample: FileSample): boolean {
	if (sample.kind !== 'json') return false;
	const { data } = Collection.safeParse(sample.value);
	return (
		data?.features.some(({ properties }) =>
			Object.keys(properties).some((key) => /five_star_rating|review_text/.test(key)),
		) ?? false
	);
}
