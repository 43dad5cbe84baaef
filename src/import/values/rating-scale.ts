import type { SourceRating } from '../../reviews/review.ts';
import { parseRating, type WrittenRating } from './parse-rating.ts';

export interface Scale {
	readonly worst: number;
	readonly best: number;
}

/** Whole stars, or fractions of them. */
export const FIVE: Scale = { worst: 1, best: 5 };

/** The scales that an operator can choose, as `--scale` writes them. School grades have 1 as the best. */
export const SCALES = {
	'5': FIVE,
	'6': { worst: 1, best: 6 },
	'10': { worst: 1, best: 10 },
	'100': { worst: 0, best: 100 },
	'0-10': { worst: 0, best: 10 },
	'1-10': { worst: 1, best: 10 },
	'0-100': { worst: 0, best: 100 },
	'6-1': { worst: 6, best: 1 },
	'5-1': { worst: 5, best: 1 },
} as const satisfies Record<string, Scale>;
export type ScaleName = keyof typeof SCALES;
// `Object.keys` returns strings.
export const SCALE_NAMES = Object.keys(SCALES) as ScaleName[];

/** Whole stars, with the exact rating unless it says the same. */
export interface Stars {
	readonly stars: number;
	readonly sourceRating?: SourceRating;
}

/** Why a rating does not fit its scale. It has stars if it is below the worst rating. */
export interface Misfit {
	readonly reason: string;
	readonly stars?: number;
}

/** Half-star scales begin at half a star, the worst rating that they have. */
const HALF_STAR = 0.5;

/** Converts a rating to whole stars, if it fits the scale. */
export function toStars({ value, outOf }: WrittenRating, scale: Scale): Stars | Misfit {
	const { worst, best } = scale;
	const [least, most] = worst < best ? [worst, best] : [best, worst];
	if (outOf !== undefined && outOf !== most) {
		return { reason: `is out of ${outOf}, but the ratings in the file are out of ${most}` };
	}
	const lowest = scale === FIVE ? HALF_STAR : least;
	if (value >= lowest && value <= most) return nearestStars(value, scale);
	const reason = `must be ${least} to ${most}`;
	// No stars of five usually means that the customer did not rate.
	return value < worst && worst < best && scale !== FIVE ? { reason, stars: 1 } : { reason };
}

/**
 * The conversion for ratings of all formats: the worst rating is one star, the best is five, and the
 * others are spread evenly and rounded to the nearest star. A half goes down, because the business
 * publishes its own reviews, and a rule for ties must not favor it: 4.5 becomes 4, and 4.7 becomes 5.
 */
export function nearestStars(value: number, scale: Scale): Stars {
	const exact = 1 + (4 * (value - scale.worst)) / (scale.best - scale.worst);
	return withSource(Math.max(1, Math.ceil(exact - 0.5)), value, scale);
}

/** Adds the exact rating to stars, unless it says the same. */
export function withSource(stars: number, value: number, scale: Scale): Stars {
	if (value === stars && scale.worst === FIVE.worst && scale.best === FIVE.best) return { stars };
	const { best, worst } = scale;
	return {
		stars,
		sourceRating: { value, best, worst: best < worst ? worst : Math.min(worst, value) },
	};
}

/**
 * Returns the scale of numbers whose stars are given, such as 1 to 6 with five stars for 1; undefined if
 * the stars do not show which end is the best.
 */
export function scaleOf(given: ReadonlyMap<string, number>): Scale | undefined {
	const pairs = [...given].map(([cell, stars]) => ({ value: parseRating(cell)?.value, stars }));
	const known = pairs.flatMap(({ value, stars }) =>
		value === undefined ? [] : [{ value, stars }],
	);
	const [first, ...others] = known.toSorted((a, b) => a.value - b.value);
	const last = others.at(-1);
	if (first === undefined || last === undefined || known.length < pairs.length) return undefined;
	const steps = others.map(
		({ stars }, index) => stars - ([first, ...others][index]?.stars ?? stars),
	);
	const isUp = first.stars < last.stars && steps.every((step) => step >= 0);
	const isDown = first.stars > last.stars && steps.every((step) => step <= 0);
	if (isUp) return { worst: first.value, best: last.value };
	return isDown ? { worst: last.value, best: first.value } : undefined;
}
