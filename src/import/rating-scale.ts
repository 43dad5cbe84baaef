import type { WrittenRating } from './parse-rating.ts';

/** The most that ratings can be in a file, of which an operator may say one. */
export const SCALES = [5, 6, 10, 100] as const;
export type Scale = (typeof SCALES)[number];

export type Stars = { readonly stars: number } | { readonly reason: string };

/**
 * Whole stars of a rating. On a scale of 5 nothing is rounded. On others, the lowest is one star, the
 * highest is five, the rest lies evenly between them, and halves count for the lower: 1–2, 3–4, 5–6,
 * 7–8 and 9–10 of ten. Scales begin at 1, and that of 100 at 0.
 */
export function toStars({ value, outOf }: WrittenRating, scale: Scale): Stars {
	if (outOf !== undefined && outOf !== scale) {
		return { reason: `is out of ${outOf}, where the ratings of the file are out of ${scale}` };
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
