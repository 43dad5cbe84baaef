import { expect, it } from 'vitest';
import { deriveDrivers } from '../../../src/insights/owner/derive-drivers.ts';
import { createFamily } from '../../../src/insights/statistics/family.ts';
import { createRandom } from '../../support/random.ts';
import { aReview } from '../../support/reviews.ts';

const draw = createRandom(25).number;
const PRAISE = { aspect: 'staff', polarity: 'positive', read_by: 'engine' } as const;
const complaint = (aspect: string) =>
	({ aspect, polarity: 'negative', read_by: 'engine' }) as const;

/** Reviews of which those that complain about the work often complain about the price, too. */
const reviews = Array.from({ length: 400 }, (_, index) => {
	const [work, other] = [draw() < 0.2, draw()];
	const price = other < (work ? 0.7 : 0.05);
	return aReview({
		id: `r${index}`,
		rating: Math.ceil((work ? 2 : 4) * draw()) + (work ? 0 : 1),
		aspects: [PRAISE, ...(work ? [complaint('work')] : []), ...(price ? [complaint('price')] : [])],
	});
});

it('a complaint that only comes with another one does not go with fewer stars', () => {
	const family = createFamily();
	const found = deriveDrivers(['work', 'price', 'speed'], reviews, family, () => undefined);
	family.settle();
	const [work, price, speed] = found.map((driver) => driver.complaint);
	expect(work?.result).toBe('lower');
	expect(work?.difference).toBeCloseTo(-2, 0);
	expect(price?.n).toBeGreaterThan(50);
	expect(price?.result).toBe('no_clear_difference');
	expect(Math.abs(price?.difference ?? 9)).toBeLessThan(0.4);
	expect(speed).toEqual({ n: 0, result: 'too_few' });
});

it('a clear difference has an interval without 0, however unequal the variances', () => {
	// Reviews without the complaint all give 5 stars, so a permutation test alone takes any spread for a difference.
	const uneven = Array.from({ length: 600 }, (_, index) =>
		aReview({
			id: `r${index}`,
			rating: index === 0 ? 1 : index === 3 ? 2 : 5,
			aspects: [PRAISE, ...(index < 6 ? [complaint('price')] : [])],
		}),
	);
	const family = createFamily();
	const [price] = deriveDrivers(['price'], uneven, family, () => undefined);
	family.settle();
	expect(price?.complaint.ci95?.[1]).toBeGreaterThan(0);
	expect(price?.complaint.p).toBeGreaterThan(0.05);
	expect(price?.complaint.result).toBe('no_clear_difference');
});
