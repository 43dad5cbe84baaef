import { describe, expect, it } from 'vitest';
import { renderShareStrip, renderShareTrend } from '../../../../src/site/charts/share-charts.ts';
import { elementsOf, linesIn } from '../../../support/svg.ts';

const WIDTH = 1000;
const HEIGHT = 500;
const SHARES = [
	{ share: 0, ci95: [0, 0.14] },
	{ share: 0.837, ci95: [0.769, 0.888] },
	{ share: 1, ci95: [0.86, 1] },
] as const;

describe('a share strip', () => {
	it.each(SHARES)('draws $share and its interval to scale', ({ share, ci95 }) => {
		const svg = renderShareStrip('Staff', { share, ci95 });
		const [interval] = linesIn(svg, 'interval');
		const [point] = linesIn(svg, 'point');
		expect(interval?.x1).toBeCloseTo(ci95[0] * WIDTH, 1);
		expect(interval?.x2).toBeCloseTo(ci95[1] * WIDTH, 1);
		expect(point).toEqual({ x1: share * WIDTH, x2: share * WIDTH, y1: 250, y2: 250 });
	});

	it('has grid lines at every quarter', () => {
		const svg = renderShareStrip('Staff', SHARES[1]);
		expect(linesIn(svg, 'grid').map(({ x1 }) => x1)).toEqual([0, 250, 500, 750, 1000]);
	});

	it('is an image with an accessible name, even if the name contains markup', () => {
		const name = '<script>alert("1")</script> & co';
		const [svg, ...rest] = elementsOf(renderShareStrip(name, SHARES[1]));
		expect(svg?.getAttribute('role')).toBe('img');
		expect(svg?.getAttribute('aria-label')).toBe(name);
		expect(rest.map(({ localName }) => localName)).not.toContain('script');
	});
});

describe('a share trend', () => {
	const periods = [
		{ period: '2019-Q1/2020-Q2', share: 0.9, ci95: [0.72, 0.97] },
		{ period: '2020-Q3', share: 0.5, ci95: [0.3, 0.7] },
		{ period: '2021-Q4', share: 0, ci95: [0, 0.16] },
	] as const;
	const svg = renderShareTrend('Price', periods, { from: 2019, to: 2021 });
	const QUARTER = WIDTH / 12;

	it('draws each period as wide as its quarters, at the height of its share', () => {
		const quarters = [
			[0, 6],
			[6, 7],
			[11, 12],
		] as const;
		const levels = linesIn(svg, 'level');
		expect(levels).toHaveLength(periods.length);
		periods.forEach(({ share }, index) => {
			const [begin, end] = quarters[index] ?? [];
			expect(levels[index]?.x1).toBeCloseTo((begin ?? 0) * QUARTER, 0);
			expect(levels[index]?.x2).toBeCloseTo((end ?? 0) * QUARTER, 0);
			expect(levels[index]?.y1).toBeCloseTo((1 - share) * HEIGHT, 1);
		});
	});

	it('has a band from the low to the high end of each interval', () => {
		const bands = elementsOf(svg).filter(({ localName }) => localName === 'rect');
		expect(bands).toHaveLength(periods.length);
		periods.forEach(({ ci95: [low, high] }, index) => {
			expect(Number(bands[index]?.getAttribute('y'))).toBeCloseTo((1 - high) * HEIGHT, 1);
			expect(Number(bands[index]?.getAttribute('height'))).toBeCloseTo((high - low) * HEIGHT, 1);
		});
	});

	it('draws only the grid if there are no periods', () => {
		const empty = renderShareTrend('Price', [], { from: 2019, to: 2019 });
		expect(linesIn(empty, 'level')).toEqual([]);
		expect(linesIn(empty, 'grid')).toHaveLength(3);
	});
});

describe('a drawing', () => {
	const draw = () => [
		renderShareStrip('Staff', SHARES[1]),
		renderShareTrend('Price', [{ period: '2019-Q1', share: 0.9, ci95: [0.72, 0.97] }], {
			from: 2019,
			to: 2020,
		}),
	];

	it('has no style, id, color, event handler or text', () => {
		const allowed = new Set(
			'role aria-label viewBox preserveAspectRatio class d x y width height'.split(' '),
		);
		for (const element of draw().flatMap(elementsOf)) {
			expect(['svg', 'g', 'path', 'rect']).toContain(element.localName);
			for (const { name } of element.attributes) expect(allowed).toContain(name);
			expect(element.textContent?.trim()).toBe('');
		}
	});

	it('has the same bytes every time', () => {
		expect(draw()).toEqual(draw());
	});
});
