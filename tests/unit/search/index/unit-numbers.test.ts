import { expect, it } from 'vitest';
import { UnitNumbers } from '../../../../src/search/index/unit-numbers.ts';

it.each([1, 2, 511, 512, 513, 2_048, 2_049, 50_000])(
	'numbers %i units in order of first occurrence',
	(count) => {
		const numbers = new UnitNumbers();
		const met = Array.from({ length: count }, (_, index) => `u${index * 7}`);
		const text = met.join('|');
		for (let round = 0; round < 2; round++) {
			let start = 0;
			const given = met.map((unit) => {
				const number = numbers.numberOf(text, start, start + unit.length);
				start += unit.length + 1;
				return number;
			});
			expect(given).toEqual(met.map((_unit, index) => index + 1));
		}
		expect(numbers.units).toEqual(met);
	},
);

it('distinguishes units with the same hash', () => {
	const numbers = new UnitNumbers();
	const units = [
		'declinate',
		'macallums',
		'costarring',
		'liquid',
		'altarage',
		'zinke',
		'oil',
		'oilgceo\u7e94',
	];
	for (let round = 0; round < 2; round++) {
		const given = units.map((unit) => numbers.numberOf(`<${unit}>`, 1, unit.length + 1));
		expect(given).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
	}
});
