import type { WrittenRating } from './parse-rating.ts';

/** The scales that an operator can choose, by their highest rating. */
export const SCALES = [5, 6, 10, 100] as const;
export type Scale = (typeof SCALES)[number];

export type Stars = { readonly stars: number } | { readonly reason: string };

/**
 * Converts a rating to whole stars. On a scale of 5, nothing is rounded. On other scales, the
 * lowest rating is one star, the highest is five, and the others are spread evenly, with halves
 * rounded down: on a scale of 10, 1–2, 3–4, 5–6, 7–8 and 9–10. Scales begin at 1, except that the
 * scale of 100 begins at 0.
 */
export function toStars({ value, outOf }: WrittenRating, scale: Scale): Stars {
	if (outOf !== undefined && outOf !== scale) {
		return { reason: `is out of ${outOf}, but the ratings in the file are out of ${scale}` };
	}
	const lowest = scale === 100 ? 0 : 1;
	if (value < lowest || value > scale) return { reason: `must be ${lowest} to ${scale}` };
	if (scale === 5) {
		return Number.isInteger(value)
			? { stars: value }
			: { reason: 'must be a whole number of stars, 1 to 5' };
	}
	const exact = 1 + (4 * (value - lowest)) / (scale - lowest);
	return { stars: Math.ceil(exact - 0.5) };
}
