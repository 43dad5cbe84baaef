import { escapeAttribute } from '../../edition/feeds/feed-entry.ts';

/** Size of a drawing in SVG units. Pages stretch it to the available space. */
const WIDTH = 1000;
const HEIGHT = 500;

/** A straight line between two points, in the units of the axes. */
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Shapes of one class: lines, drawn as one path, or rectangles between two corners. */
export interface Mark {
	readonly className: string;
	readonly lines?: readonly Line[];
	readonly rectangles?: readonly Line[];
}

export interface Chart {
	/** Values at the left and right edges. */
	readonly x: readonly [left: number, right: number];
	/** Values at the top and bottom edges. */
	readonly y: readonly [top: number, bottom: number];
	readonly marks: readonly Mark[];
}

/**
 * Returns a chart as SVG text. The SVG has no text, colors or styles: labels are HTML next to it, so
 * that they stay readable at any width, and CSS colors the marks by their class names.
 * @param name accessible name of the chart
 */
export function drawChart(name: string, { x, y, marks }: Chart): string {
	const toX = (value: number) => round(((value - x[0]) / (x[1] - x[0])) * WIDTH);
	const toY = (value: number) => round(((value - y[0]) / (y[1] - y[0])) * HEIGHT);
	const pathOf = (lines: readonly Line[]) =>
		lines.map(([x1, y1, x2, y2]) => `M${toX(x1)},${toY(y1)}${end(x1, y1, x2, y2)}`).join('');
	const end = (x1: number, y1: number, x2: number, y2: number) => {
		if (x1 === x2) return `V${toY(y2)}`;
		return y1 === y2 ? `H${toX(x2)}` : `L${toX(x2)},${toY(y2)}`;
	};
	const rectangle = ([x1, y1, x2, y2]: Line) => {
		const [left, right] = [toX(x1), toX(x2)];
		const [top, bottom] = [toY(y1), toY(y2)];
		const size = `width="${round(right - left)}" height="${round(bottom - top)}"`;
		return `<rect x="${left}" y="${top}" ${size}/>`;
	};
	const groups = marks.map(({ className, lines = [], rectangles = [] }) => {
		const path = lines.length > 0 ? `<path d="${pathOf(lines)}"/>` : '';
		return `<g class="${className}">${path}${rectangles.map(rectangle).join('')}</g>`;
	});
	const box = `viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"`;
	return `<svg role="img" aria-label="${escapeAttribute(name)}" ${box}>${groups.join('')}</svg>`;
}

/** Rounds to one decimal, which is a fraction of a pixel. */
function round(value: number): number {
	return Number(value.toFixed(1));
}
